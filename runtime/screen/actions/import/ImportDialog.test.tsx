import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { ScreenProvider } from '../../ScreenProvider.tsx';
import { provideScreen } from '../../screens.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportJob } from './job.ts';

const job: ImportJob = {
  id: '1',
  kind: 'import',
  phase: 'check',
  isUndone: false,
  fileName: '题库.xlsx',
  state: 'ready',
  progress: 100,
  total: 1,
  valid: 1,
  bad: 0,
  changed: 0,
  unchanged: 0,
  skipped: 0,
  added: 0,
  errors: [],
  notes: [],
  preview: [],
  states: [],
};
let reply = job;
let restore: () => void;

beforeEach(() => {
  provideScreen({
    kind: 'form',
    name: 'question.form',
    title: '试题',
    entity: 'question',
    save: 'question.save',
    opens: 'page',
    groups: {},
    fields: {
      title: { kind: 'text', title: '题干', order: 1 },
      format: { kind: 'text', title: '作答形式', order: 2, when: { '==': [{ var: 'record.type' }, 'long'] } },
    },
  });
  provideScreen({
    kind: 'detail',
    name: 'question.detail',
    title: '试题',
    entity: 'question',
    load: 'question.get',
    opens: 'page',
    groups: {},
    toolbar: {},
    fields: {
      title: { kind: 'text', title: '题干', order: 1 },
      format: { kind: 'text', title: '作答形式', order: 2, when: { '==': [{ var: 'record.type' }, 'long'] } },
    },
  });
  restore = setTransport(async () => reply);
});
afterEach(() => restore());

function open(): void {
  render(
    <ScreenProvider>
      <ImportDialog
        operation="question.importExcel"
        title="题库"
        onClose={() => undefined}
        onImported={() => undefined}
      />
    </ScreenProvider>,
  );
}

async function show(): Promise<void> {
  open();
  await act(
    async () =>
      void fireEvent.change(screen.getByLabelText('点击选择文件，或把文件拖到这里', { selector: 'input' }), {
        target: { files: [new File([''], '题库.xlsx')] },
      }),
  );
}

it('offers no import where no row can be imported', async () => {
  reply = { ...job, valid: 0, skipped: 1 };
  await show();
  expect(await screen.findByText(/没有可以导入的行/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '全部导入' })).toBeNull();
  expect(screen.getByRole('button', { name: '重新选择文件' })).toBeTruthy();
});

it('goes on showing an import after it was closed, and cancels it', async () => {
  const calls: string[] = [];
  restore();
  restore = setTransport(async ({ name }) => {
    calls.push(name);
    if (name === 'job.cancel') reply = { ...job, state: 'cancelled', message: '已取消，没有写入任何数据' };
    return reply;
  });
  reply = { ...job, state: 'running', phase: 'store', progress: 40 };
  await show();
  await screen.findByText('正在导入');
  cleanup();
  open();
  expect(await screen.findByText('正在导入')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '取消导入' })));
  expect(await screen.findByText('已取消，没有写入任何数据', undefined, { timeout: 3000 })).toBeTruthy();
  expect(calls).toContain('job.cancel');
});

it('begins with a file where the last one had nothing to import, and lets go of a check that nobody wants', async () => {
  const calls: string[] = [];
  restore();
  restore = setTransport(async ({ name }) => {
    calls.push(name);
    return reply;
  });
  reply = { ...job, valid: 0, unchanged: 1 };
  await show();
  await screen.findByText(/没有可以导入的行/);
  cleanup();
  open();
  await waitFor(() => expect(calls.at(-1)).toBe('job.progress'));
  expect(screen.getByLabelText('点击选择文件，或把文件拖到这里', { selector: 'input' })).toBeTruthy();
  expect(screen.queryByText(/没有可以导入的行/)).toBeNull();

  cleanup();
  reply = job;
  await show();
  await screen.findByText('题库.xlsx');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重新选择文件' })));
  expect(calls.at(-1)).toBe('job.cancel');
});

it('sends a file that was made elsewhere at once, whatever was under way, and goes back to where it was made', async () => {
  await show();
  await screen.findByText('题库.xlsx');
  cleanup();
  const calls: string[] = [];
  restore();
  restore = setTransport(async ({ name }) => {
    calls.push(name);
    return { ...job, fileName: '粘贴.xlsx' };
  });
  let back = 0;
  render(
    <ScreenProvider>
      <ImportDialog
        operation="question.importExcel"
        title="题库"
        file={new File([''], '粘贴.xlsx')}
        again={{ title: '返回修改', onAgain: () => back++ }}
        onClose={() => undefined}
        onImported={() => undefined}
      />
    </ScreenProvider>,
  );
  await screen.findByText('粘贴.xlsx');
  expect(calls).toEqual(['question.importExcel']);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '返回修改' })));
  expect([back, calls.at(-1)]).toEqual([1, 'job.cancel']);
});

it('undoes what was imported after a question that names the file', async () => {
  const calls: string[] = [];
  restore();
  restore = setTransport(async ({ name }) => {
    calls.push(name);
    return reply;
  });
  reply = { ...job, state: 'done', phase: 'store', added: 1, undoEffect: '这些人离开座位' };
  await show();
  fireEvent.click(await screen.findByRole('button', { name: '撤销导入' }));
  const asked = (
    await screen.findByText('确定撤销这次导入吗？', { selector: '.ant-modal-confirm-title' })
  ).closest<HTMLElement>('[role="dialog"]');
  const question = within(asked ?? document.body);
  expect(question.getByText(/“题库\.xlsx”/)).toBeTruthy();
  expect(question.getByText(/撤销导入后，这些人离开座位。$/)).toBeTruthy();
  expect(calls).not.toContain('job.undo');
  await act(async () => void fireEvent.click(question.getByRole('button', { name: '撤销导入' })));
  await waitFor(() => expect(calls).toContain('job.undo'));
});

it('tells of rows that were refused as a warning, with how many', async () => {
  const box = async (text: string) => (await screen.findByText(text)).closest('[role="alert"]')?.className;
  reply = { ...job, state: 'done', phase: 'store', total: 2, valid: 2, message: '2 条未通过：张三：不在报名时间内' };
  await show();
  expect(await box('2 行都没有办成或不用办')).toContain('ant-alert-warning');
  expect(screen.getByText(/张三：不在报名时间内/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '撤销导入' })).toBeNull();
  cleanup();
  reply = { ...reply, added: 1 };
  await show();
  expect(await box('已导入 1 行，1 行没有办成或不用办')).toContain('ant-alert-warning');
  cleanup();
  reply = { ...reply, added: 2 };
  await show();
  expect(await box('已导入 2 行')).toContain('ant-alert-success');
});

it('shows of each row the fields that such a record has', async () => {
  const rowOf = (row: number, type: string) => ({
    row,
    kind: 'new' as const,
    fields: [],
    record: { type, title: `题${row}`, format: '文字' },
  });
  reply = { ...job, preview: [rowOf(2, 'single'), rowOf(3, 'long')] };
  await show();
  const rows = (await screen.findByText('第 2 行')).closest('ol')?.querySelectorAll('li') ?? [];
  // The form says which fields there are, and comes by itself.
  await waitFor(() =>
    expect([...rows].map(({ textContent }) => textContent?.includes('作答形式'))).toEqual([false, true]),
  );
  expect(screen.getByRole('button', { name: '全部导入' })).toBeTruthy();
});
