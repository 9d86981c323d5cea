import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { Router } from '#learner/router/Router.tsx';
import { PublishedText } from './PublishedText.tsx';

const undo: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const step of undo.splice(0)) step();
  window.history.replaceState(null, '', '/');
});

const privacy = {
  id: 'e2',
  aliasName: 'privacy',
  kind: 'privacy',
  title: '隐私政策',
  content: '<h2>一、收集</h2><p>账号</p>',
  version: 2,
  effectiveDate: '2026-12-01',
  publishedTime: '2026-11-20 09:30:00',
};

function open({ search, answers }: { search: string; answers: (() => Promise<unknown>)[] }): Record<string, unknown>[] {
  window.history.replaceState(null, '', `/auth-center/help-doc/text${search}`);
  const asked: Record<string, unknown>[] = [];
  undo.push(
    setTransport(async ({ input }) => {
      asked.push(input);
      return answers[Math.min(asked.length, answers.length) - 1]?.();
    }),
  );
  render(
    <Router>
      <PublishedText />
    </Router>,
  );
  return asked;
}

it('draws the text with its version, its day and from when it holds', async () => {
  const asked = open({ search: '?aliasName=privacy&tenantId=t1', answers: [async () => privacy] });
  await screen.findByRole('heading', { level: 1, name: '隐私政策' });
  expect(asked).toEqual([{ aliasName: 'privacy', tenantId: 't1' }]);
  expect(screen.getByRole('heading', { level: 2, name: '一、收集' })).toBeTruthy();
  for (const text of ['第 2 版', '2026-11-20 发布', '2026-12-01 起生效']) expect(screen.getByText(text)).toBeTruthy();
});

it('says where there is none, asked for or named, and leads to the guide', async () => {
  const asked = open({
    search: '?aliasName=gone',
    answers: [
      () => Promise.reject(new CallError({ kind: 'missing', code: 404, status: 404, message: '文档不存在或已被删除' })),
    ],
  });
  await screen.findByText('这份文档不存在，或者机构已撤回。');
  expect(screen.getByRole('link', { name: '查看学员帮助' }).getAttribute('href')).toBe('/auth-center/help-doc/student');
  expect(asked).toHaveLength(1);
  cleanup();
  expect(open({ search: '', answers: [] })).toEqual([]);
  await screen.findByText('这份文档不存在，或者机构已撤回。');
});

it('tries again after a failure', async () => {
  open({
    search: '?aliasName=privacy',
    answers: [
      () => Promise.reject(new CallError({ kind: 'server', code: 500, status: 500, message: '系统繁忙' })),
      async () => ({ ...privacy, effectiveDate: null }),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: /重试|再试/ }));
  await screen.findByRole('heading', { level: 1, name: '隐私政策' });
  expect(screen.queryByText(/起生效/)).toBeNull();
});
