/** What the server refuses inside a form that is designed is said at its question, until the form changes. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FormScreen } from '#generators/formats.ts';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import { RecordForm } from './RecordForm.tsx';
import { withoutChecks } from './testing.ts';

withoutChecks();

const form: FormScreen = {
  kind: 'form',
  name: 'contest.form',
  title: '赛项',
  entity: 'contest',
  load: 'cert.get',
  save: 'cert.save',
  opens: 'page',
  groups: {},
  fields: { applyForm: { kind: 'schema', title: '报名表', order: 1, isWide: true } },
};
const applyForm = { type: 'object', properties: { q1: { type: 'string', title: '单位', order: 1 } } };

it('lands at the question, and goes when it changes', { timeout: 60_000 }, async () => {
  sessionStore.set({ ...signedOut, status: 'signedIn' });
  const restore = setTransport(async () => {
    const errors = [{ path: '/applyForm/properties/q1/title', message: '已经在资料中填写' }];
    throw new CallError({ kind: 'invalid', code: 422, status: 422, message: '有误', data: { errors } });
  });
  render(
    <ScreenProvider>
      <RecordForm screen={form} record={{ id: '1', version: 1, applyForm }} given={{}} />
    </ScreenProvider>,
  );
  const title = await screen.findByRole('textbox', { name: '第 1 项 标题' }, { timeout: 20_000 });
  await act(async () => void fireEvent.change(title, { target: { value: '公司' } }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /保存/ })));
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(document.querySelector('[data-path="applyForm.properties.q1"] .screen-error')?.textContent).toContain(
    '已经在资料中填写',
  );
  await act(async () => void fireEvent.change(title, { target: { value: '学校' } }));
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('false'));
  restore();
});
