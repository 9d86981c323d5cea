import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { ScreenProvider } from '../../ScreenProvider.tsx';
import { provideScreen } from '../../screens.ts';
import type { Matching } from '../types.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

const action = { title: '批量修改', order: 1, does: 'cert.change', fields: ['passScore', 'examMinutes'] };
const rows = [
  { id: '1', certName: '网络安全', version: 4 },
  { id: '2', certName: '数据分析', version: 5 },
];
const calls: TransportRequest[] = [];
const replies: unknown[] = [];
const onChanged = vi.fn();
let restore: () => void;

beforeEach(() => {
  calls.length = 0;
  replies.length = 0;
  onChanged.mockClear();
  provideScreen({
    kind: 'form',
    name: 'cert.form',
    title: '证书',
    entity: 'cert',
    save: 'cert.save',
    opens: 'page',
    groups: {},
    fields: {
      certName: { kind: 'text', title: '证书名称', order: 1 },
      passScore: { kind: 'number', title: '合格分数', order: 2 },
      examMinutes: { kind: 'integer', title: '考试时长', order: 3 },
    },
  });
  restore = setTransport(async (request) => {
    calls.push(request);
    if (request.name === 'cert.list') return { rows: rows.slice(0, request.input['pageNum'] === 1 ? 2 : 0), total: 2 };
    if (request.name !== 'cert.change') return {};
    const reply = replies.shift();
    if (reply instanceof Error) throw reply;
    return reply;
  });
});
afterEach(() => restore());

const sent = () => calls.filter(({ name }) => name === 'cert.change').map(({ input }) => input['records']);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

async function show(matching?: Matching): Promise<void> {
  render(
    <ScreenProvider>
      <ChangeDialog
        action={action}
        rows={matching ? [] : rows}
        matching={matching}
        onClose={() => undefined}
        onChanged={onChanged}
      />
    </ScreenProvider>,
  );
  const box = await screen.findByRole('combobox', { name: '要修改的字段' }, { timeout: 20_000 });
  await act(async () => void fireEvent.mouseDown(box));
  expect(screen.queryByTitle('证书名称')).toBeNull();
  const choice = await screen.findByTitle('合格分数', {}, { timeout: 20_000 });
  await act(async () => void fireEvent.click(choice));
}

const give = (text: string) =>
  act(
    async () =>
      void fireEvent.change(screen.getByLabelText('合格分数', { selector: 'input' }), { target: { value: text } }),
  );

it('sends chosen fields with each version, names who was refused, and can be taken back', {
  timeout: 60_000,
}, async () => {
  replies.push({
    changed: [{ id: '1', version: 5, former: { passScore: 60 } }],
    refused: [{ id: '2', label: '数据分析', message: '内容已被他人修改，请核对后再保存' }],
  });
  await show();
  await give('70');
  await press('修改 2 条');
  expect(sent()).toEqual([
    [
      { id: '1', version: 4, changes: { passScore: 70 } },
      { id: '2', version: 5, changes: { passScore: 70 } },
    ],
  ]);
  expect(await screen.findByText('已修改 1 条')).toBeTruthy();
  expect(screen.getByText('数据分析').closest('li')?.textContent).toContain('内容已被他人修改');
  replies.push({ changed: [{ id: '1', version: 6, former: { passScore: 70 } }], refused: [] });
  await press('撤销修改');
  expect(await screen.findByText('已撤销 1 条')).toBeTruthy();
  expect(sent().at(-1)).toEqual([{ id: '1', version: 5, changes: { passScore: 60 } }]);
  await press('关闭');
  expect(onChanged).toHaveBeenCalledTimes(1);
});

it('checks values as the form does, before anything is sent', { timeout: 60_000 }, async () => {
  await show();
  await give('-5');
  await waitFor(
    async () => {
      await press('修改 2 条');
      expect(screen.getByText(/合格分数.*0/)).toBeTruthy();
    },
    { timeout: 20_000 },
  );
  expect(sent()).toEqual([]);
});

it('reads all that match first, and says what was left when a call fails', { timeout: 60_000 }, async () => {
  replies.push(new Error('断线'));
  await show({ count: 2, conditions: { keyword: '安全' }, load: 'cert.list' });
  await give('70');
  await press('修改 2 条');
  expect(await screen.findByText(/已停止，2 条没有处理|2 条没有处理/)).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'cert.list').map(({ input }) => input)).toEqual([
    { keyword: '安全', pageNum: 1, pageSize: 200 },
  ]);
  expect(screen.queryByRole('button', { name: '撤销修改' })).toBeNull();
});
