import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormScreen } from '#generators/formats.ts';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { FrameContext } from '../host.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import type { ScreenRecord } from '../records.ts';
import { FormContent } from './FormContent.tsx';
import { withoutChecks } from './testing.ts';

withoutChecks();

const form: FormScreen = {
  kind: 'form',
  name: 'question.form',
  title: '图书',
  entity: 'question',
  load: 'question.get',
  save: 'question.save',
  opens: 'page',
  groups: {},
  fields: { name: { kind: 'text', title: '名称', order: 1, isRequired: true } },
  publication: {
    field: 'state',
    draft: 'draft',
    published: 'on',
    usual: 'on',
    labels: { draft: '草稿', on: '已发布', off: '已停用' },
    title: '发布',
    seen: '读者能看到',
    way: { does: 'question.updateState', input: { state: 'on' }, codes: ['b.3'], from: ['draft', 'off'] },
    unready: { when: { '!': [{ var: 'pages' }] }, text: '还没有内容' },
  },
};
const stored: ScreenRecord = { id: '1', version: 3, name: '甲', state: 'draft', pages: 2 };
const calls: [name: string, input: ScreenRecord][] = [];
const frame = {
  kind: 'page' as const,
  close: vi.fn(),
  done: vi.fn(),
  kept: vi.fn(),
  show: vi.fn(),
  setDirty: () => undefined,
};
let record: ScreenRecord;
let refuses: boolean;
let restore: () => void;

beforeEach(() => {
  calls.length = 0;
  record = stored;
  refuses = false;
  frame.done.mockClear();
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set(['b.1', 'b.2', 'b.3']) });
  restore = setTransport(async ({ name, input }) => {
    if (name === 'question.get') return record;
    calls.push([name, input]);
    if (name !== 'question.save' && refuses)
      throw new CallError({ kind: 'conflict', code: 409, status: 409, message: '刚被停用' });
    return {
      ...record,
      state: 'on',
      ...(input['id'] !== undefined && { state: record['state'] }),
      ...input,
      version: 4,
    };
  });
});
afterEach(() => restore());

async function show(id?: string, way?: Partial<NonNullable<FormScreen['publication']>['way']>): Promise<void> {
  const { publication } = form;
  if (!publication) throw new Error('nothing is published');
  render(
    <ScreenProvider>
      <FrameContext.Provider value={frame}>
        <FormContent
          screen={{ ...form, publication: { ...publication, way: { ...publication.way, ...way } } }}
          params={id === undefined ? {} : { id }}
        />
      </FrameContext.Provider>
    </ScreenProvider>,
  );
  await screen.findByLabelText(/^名称/);
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const type = (value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(/^名称/), { target: { value } }));

it('S22: a new record is saved as a draft, also by the key, or published once it is confirmed that it is not ready', async () => {
  await show();
  expect(screen.getByText('发布后读者能看到')).toBeTruthy();
  await type('乙');
  await act(async () => void fireEvent.keyDown(window, { key: 's', ctrlKey: true }));
  expect(calls).toEqual([['question.save', { name: '乙', state: 'draft' }]]);
  expect(frame.done).toHaveBeenCalledOnce();
});

it('S22: what is not ready is named before it is published', async () => {
  await show();
  await type('乙');
  await press('发布');
  expect(await screen.findByText('还没有内容')).toBeTruthy();
  expect(calls).toEqual([]);
  await press('仍然发布');
  await waitFor(() => expect(calls).toEqual([['question.save', { name: '乙' }]]));
});

it('S22: a draft is saved and published, or published as it is; a refusal says what was kept', async () => {
  await show('1');
  await type('丙');
  refuses = true;
  await press('发布');
  expect(await screen.findByText('已保存，状态是“草稿”；没有发布：刚被停用')).toBeTruthy();
  expect(frame.done).not.toHaveBeenCalled();
  refuses = false;
  await press('发布');
  expect(calls).toEqual([
    ['question.save', { id: '1', version: 3, name: '丙' }],
    ['question.updateState', { ids: ['1'], state: 'on' }],
    ['question.updateState', { ids: ['1'], state: 'on' }],
  ]);
  expect(frame.done).toHaveBeenCalledOnce();
});

it('S22: what is published is saved, with what that comes to; what cannot be published yet says why', async () => {
  record = { ...stored, state: 'on' };
  await show('1');
  expect(screen.getByText('已发布，保存后立即生效：读者能看到')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
  await type('丁');
  await press('保存');
  expect(calls).toEqual([['question.save', { id: '1', version: 3, name: '丁' }]]);
});

it('S22: whoever may not change states is offered no 发布, and what is not fit to be published cannot be', async () => {
  await show('1', { when: { '>': [{ var: 'record.pages' }, 5] }, why: '太短' });
  expect(button('发布').hasAttribute('disabled')).toBe(true);
  await act(async () => sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set(['b.2']) }));
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
  expect(button('保存为草稿')).toBeTruthy();
});
