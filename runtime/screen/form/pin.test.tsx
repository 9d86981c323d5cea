/** Rule V15 in a form: the version in which a reference is read is never typed; the newest one is taken on purpose. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FormScreen } from '#generators/formats.ts';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import type { ScreenRecord } from '../records.ts';
import { RecordForm } from './RecordForm.tsx';
import { withoutChecks } from './testing.ts';

withoutChecks();

const form: FormScreen = {
  kind: 'form',
  name: 'diploma.form',
  title: '奖状',
  entity: 'diploma',
  load: 'cert.get',
  save: 'cert.save',
  opens: 'page',
  groups: {},
  fields: {
    layoutId: { kind: 'ref', title: '版式', order: 1, ref: { entity: 'layout', options: 'cert.options' } },
    layoutIdVersion: { kind: 'integer', title: '版式的版本', order: 2, pinOf: 'layoutId', isCopied: false },
  },
};
const calls: TransportRequest[] = [];
let restore: () => void;

beforeEach(() => {
  calls.length = 0;
  sessionStore.set({ ...signedOut, status: 'signedIn' });
  restore = setTransport(async (request) => {
    calls.push(request);
    const { name, input } = request;
    return name === 'cert.options' ? { rows: [{ id: 'b', label: '乙' }], total: 1 } : { version: 2, ...input };
  });
});
afterEach(() => restore());

const stored = { id: '1', version: 1, layoutId: 'a', layoutIdLabel: '甲', layoutIdVersion: 2, layoutIdNewest: 5 };
const show = (record: ScreenRecord | undefined) =>
  render(
    <ScreenProvider>
      <RecordForm screen={form} record={record} given={{}} />
    </ScreenProvider>,
  );
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const saved = () => calls.filter(({ name }) => name === 'cert.save').map(({ input }) => input);

it('says which version is read, and sends none until the newest one is asked for', { timeout: 60_000 }, async () => {
  show(stored);
  await screen.findByText('第 2 版');
  await press('更新到最新版本（第 5 版）');
  await screen.findByText('保存后为第 5 版');
  await press('仍用第 2 版');
  await screen.findByText('第 2 版');
  await press('更新到最新版本（第 5 版）');
  await press(/保存/);
  await waitFor(() => expect(saved()).toEqual([{ id: '1', version: 1, layoutIdVersion: null }]));
});

it('offers nothing newer where there is nothing', async () => {
  show({ ...stored, layoutIdNewest: 2 });
  await screen.findByText('第 2 版');
  expect(screen.queryByRole('button', { name: /更新到最新版本/ })).toBeNull();
});

it('takes the newest of another choice', { timeout: 60_000 }, async () => {
  show(stored);
  await act(async () => void fireEvent.mouseDown(screen.getByLabelText('版式')));
  const choice = await waitFor(() => {
    const found = document.querySelector('.ant-select-item-option[title="乙"]');
    if (!found) throw new Error('no choice');
    return found;
  });
  await act(async () => void fireEvent.click(choice));
  await screen.findByText('保存时取最新版本');
  await press(/保存/);
  await waitFor(() => expect(saved()).toEqual([{ id: '1', version: 1, layoutId: 'b' }]));
});
