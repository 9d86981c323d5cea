import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
import type { Exam } from '#learner/exam/next.ts';
import { Router } from '#learner/router/Router.tsx';
import { Applications } from './Applications.tsx';

const undo: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const step of undo.splice(0)) step();
});

function application(id: string, certId: string, state: string) {
  const none = {
    examId: null,
    examName: null,
    reviewedTime: null,
    registeredTime: null,
    reason: null,
    completeBy: null,
  };
  return {
    ...none,
    id,
    certId,
    state,
    certName: certId,
    certCode: certId,
    applyCode: id,
    submittedTime: '2026-01-01 09:00:00',
    isLate: false,
  };
}

function Asked({ exams = [] }: { exams?: Pick<Exam, 'applyId' | 'state' | 'isOver' | 'keptUntil'>[] }) {
  return <Applications applications={useCall('certApply.mine', {})} exams={exams as Exam[]} />;
}

it('one applies anew from the latest of a certificate, and not where that is still under way', async () => {
  const rows = [
    application('BM4', '甲', 'pending'),
    application('BM3', '甲', 'rejected'),
    application('BM2', '乙', 'cancelled'),
    application('BM1', '乙', 'expired'),
  ];
  undo.push(setTransport(async ({ name }) => (name === 'certApply.mine' ? { rows, total: 4 } : { values: [] })));
  render(
    <Router>
      <Asked />
    </Router>,
  );
  const items = await screen.findAllByRole('listitem');
  const again = items.map((item) => within(item).queryByRole('link', { name: '重新报名' }) !== null);
  expect(again).toEqual([false, false, true, false]);
});

it('says of a registered one that it is over once nothing of its exam is ahead any more', async () => {
  const rows = ['甲', '乙', '丙'].map((name) => application(name, name, 'registered'));
  undo.push(setTransport(async ({ name }) => (name === 'certApply.mine' ? { rows, total: 3 } : { values: [] })));
  const subject = { isOver: false, keptUntil: null };
  render(
    <Router>
      <Asked
        exams={[
          { ...subject, applyId: '甲', state: 'sat' },
          { ...subject, applyId: '甲', state: null, keptUntil: '2027-01-01 09:00:00' },
          { ...subject, applyId: '甲', state: 'placed', isOver: true },
          { ...subject, applyId: '乙', state: 'absent' },
          { ...subject, applyId: '乙', state: 'placed' },
        ]}
      />
    </Router>,
  );
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.querySelector('.mine-next')?.textContent)).toEqual([
    '考试已经结束，成绩公布后会通知您。',
    '已登记考试，请留意预约和考试的时间。',
    '已登记考试，请留意预约和考试的时间。',
  ]);
});
