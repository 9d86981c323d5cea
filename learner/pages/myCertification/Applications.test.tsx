import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
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

function Asked() {
  return <Applications applications={useCall('certApply.mine', {})} />;
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
