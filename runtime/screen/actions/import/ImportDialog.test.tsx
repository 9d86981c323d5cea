import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { ScreenProvider } from '../../ScreenProvider.tsx';
import { provideScreen } from '../../screens.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportJob } from './job.ts';

const job: ImportJob = {
  id: '1',
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

async function show(): Promise<void> {
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
