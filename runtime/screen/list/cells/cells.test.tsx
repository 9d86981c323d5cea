import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FormScreen, ListScreen } from '#generators/formats.ts';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { FrameContext } from '../../host.ts';
import type { ScreenRecord } from '../../records.ts';
import { ScreenProvider } from '../../ScreenProvider.tsx';
import { provideScreen } from '../../screens.ts';
import { ListContent } from '../ListContent.tsx';

const list: ListScreen = {
  kind: 'list',
  name: 'cert.list',
  title: '书架',
  recordTitle: '书架',
  entity: 'cert',
  load: 'cert.list',
  filters: {},
  columns: {
    certName: { kind: 'text', title: '名称', order: 1 },
    summary: { kind: 'text', title: '备注', order: 2 },
    examMinutes: { kind: 'integer', title: '格数', order: 3 },
    certCode: { kind: 'text', title: '房间', order: 4 },
    level: { kind: 'dict', title: '种类', order: 5, dict: 'certLevel' },
  },
  toolbar: {},
  row: {
    edit: {
      title: '编辑',
      order: 1,
      opens: 'cert.form',
      code: 'edit',
      when: { '!': [{ '==': [{ var: 'row.state' }, 'shut'] }] },
    },
  },
  bulk: {
    change: { title: '批量修改', order: 1, does: 'cert.change', code: 'edit', fields: ['summary', 'examMinutes'] },
  },
};
const form: FormScreen = {
  kind: 'form',
  name: 'cert.form',
  title: '书架',
  entity: 'cert',
  save: 'cert.save',
  opens: 'drawer',
  groups: {},
  fields: {
    certName: { kind: 'text', title: '名称', order: 1, isRequired: true },
    summary: { kind: 'text', title: '备注', order: 2 },
    examMinutes: {
      kind: 'integer',
      title: '格数',
      order: 3,
      readOnlyWhen: { '==': [{ var: 'record.state' }, 'full'] },
    },
    certCode: { kind: 'text', title: '房间', order: 4, isReadOnly: true },
    level: { kind: 'dict', title: '种类', order: 5, dict: 'certLevel' },
    description: { kind: 'text', title: '说明', order: 6, when: { '==': [{ var: 'record.level' }, 'one'] } },
  },
};

const calls: TransportRequest[] = [];
let rows: ScreenRecord[] = [];
/** Of the change that comes next, in place of storing it. */
let refused: string | CallError | undefined;
/** Lets a change end. */
let release: Promise<void> | undefined;
let restore: () => void;

beforeEach(() => {
  calls.length = 0;
  refused = undefined;
  release = undefined;
  rows = [
    { id: '1', version: 4, certName: '甲', summary: '一', examMinutes: 5, certCode: 'A', level: 'one' },
    { id: '2', version: 1, certName: '乙', summary: '二', examMinutes: 6, certCode: 'B', state: 'full' },
    { id: '3', version: 1, certName: '丙', summary: '三', examMinutes: 7, certCode: 'C', state: 'shut' },
  ];
  provideScreen(form);
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set(['edit']) });
  restore = setTransport(async (request) => {
    calls.push(request);
    if (request.name === 'cert.list') {
      const { id } = request.input;
      const found = rows.filter((row) => id === undefined || row['id'] === id);
      return { rows: structuredClone(found), total: found.length };
    }
    if (request.name === 'view.list') return [];
    if (request.name !== 'cert.change' && request.name !== 'cert.save') return {};
    await release;
    const message = refused;
    refused = undefined;
    if (message instanceof CallError) throw message;
    if (message) return { changed: [], refused: [{ id: '1', label: '甲', message }] };
    const [{ id, changes }] = (request.input['records'] ?? [{ id: request.input['id'], changes: request.input }]) as [
      { id: string; changes: ScreenRecord },
    ];
    const { version: _, ...own } = changes;
    rows = rows.map((row) => (row['id'] === id ? { ...row, ...own, version: Number(row['version']) + 1 } : row));
    return { changed: [{ id }], refused: [] };
  });
});
afterEach(() => restore());

const wait = { timeout: 20_000 };
const sent = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
const cell = (text: string) => screen.getByText(text).closest('td') as HTMLElement;
const pencil = (name: string) => screen.queryByRole('button', { name });
const box = async (title: string) =>
  within(await screen.findByRole('group', { name: title }, wait)).getByLabelText<HTMLInputElement>(title, {
    selector: 'input',
  });
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const enter = (input: HTMLElement) => act(async () => void fireEvent.keyDown(input, { key: 'Enter' }));

async function show(kind: 'page' | 'dialog' = 'page'): Promise<void> {
  const frame = { kind, close: () => undefined, done: () => undefined, setDirty: () => undefined };
  render(
    <ScreenProvider>
      <FrameContext.Provider value={frame}>
        <ListContent screen={list} params={{}} />
      </FrameContext.Provider>
    </ScreenProvider>,
  );
  await screen.findByText('一');
  if (kind === 'page') await screen.findByRole('button', { name: '编辑 名称：甲' }, wait);
}

const long = { timeout: 60_000 };

it(
  'a double click opens a cell; Enter changes it by its version, shows the row as stored, and it is taken back',
  long,
  async () => {
    await show();
    fireEvent.doubleClick(cell('一'));
    const input = await box('备注：甲');
    expect(input.value).toBe('一');
    expect(document.activeElement).toBe(input);
    type(input, '新的');
    await enter(input);
    expect(sent('cert.change')).toEqual([{ records: [{ id: '1', version: 4, changes: { summary: '新的' } }] }]);
    await screen.findByText('新的');
    expect(screen.queryByRole('group', { name: '备注：甲' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(pencil('编辑 备注：甲')));
    // The row alone was asked for.
    expect(sent('cert.list').map(({ id }) => id)).toEqual([undefined, '1']);
    const undo = await screen.findByRole('button', { name: /撤\s?销/ });
    await act(async () => void fireEvent.click(undo));
    expect(sent('cert.change').at(-1)).toEqual({ records: [{ id: '1', version: 5, changes: { summary: '一' } }] });
    await screen.findByText('一');
  },
);

it('leaving a cell saves it, what the change leaves out by the form’s call; Escape gives up', long, async () => {
  await show();
  fireEvent.doubleClick(cell('甲'));
  const input = await box('名称：甲');
  type(input, '甲二');
  act(() => input.blur());
  await waitFor(() => expect(sent('cert.save')).toEqual([{ id: '1', version: 4, certName: '甲二' }]));
  await screen.findByText('甲二');
  fireEvent.doubleClick(cell('二'));
  const other = await box('备注：乙');
  type(other, '不要');
  fireEvent.keyDown(other, { key: 'Escape' });
  await screen.findByText('二');
  fireEvent.doubleClick(cell('二'));
  const same = await box('备注：乙');
  act(() => same.blur());
  await screen.findByText('二');
  expect(sent('cert.change')).toEqual([]);
  expect(sent('cert.save')).toHaveLength(1);
});

it('offers what the form takes, of rows that may be edited, to who may, and nowhere in a dialog', long, async () => {
  await show();
  const opened = async (text: string): Promise<boolean> => {
    await act(async () => void fireEvent.doubleClick(cell(text)));
    return cell(text) === null || screen.queryAllByRole('group', { name: /：/ }).length > 0;
  };
  // The field is read-only; another is there only with this one; the row is full; the row is shut.
  for (const text of ['A', 'one', '6', '三', '7']) expect(await opened(text)).toBe(false);
  act(() => sessionStore.patch({ codes: new Set() }));
  expect(await opened('一')).toBe(false);
  expect(pencil('编辑 名称：甲')).toBeNull();
});

it('is not offered in a list that stands in a dialog', long, async () => {
  await show('dialog');
  await act(async () => void fireEvent.doubleClick(cell('一')));
  expect(screen.queryByRole('group', { name: /：/ })).toBeNull();
  expect(pencil('编辑 名称：甲')).toBeNull();
});

it('is gone through by the arrows and begun by F2; the pointer has a pencil of its own', long, async () => {
  await show();
  const first = pencil('编辑 名称：甲');
  expect(first?.tabIndex).toBe(0);
  first?.focus();
  const arrow = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  arrow('ArrowRight');
  arrow('ArrowRight');
  expect(document.activeElement).toBe(pencil('编辑 格数：甲'));
  // The rows below are full and shut.
  arrow('ArrowDown');
  expect(document.activeElement).toBe(pencil('编辑 格数：甲'));
  fireEvent.mouseOver(cell('二'));
  expect(pencil('编辑 备注：乙')?.tabIndex).toBe(-1);
  expect(document.activeElement).toBe(pencil('编辑 格数：甲'));
  fireEvent.keyDown(document.activeElement as Element, { key: 'F2' });
  expect((await box('格数：甲')).value).toBe('5');
});

it('says at the cell why a value is refused, here or by the server, and keeps what was typed', long, async () => {
  await show();
  fireEvent.doubleClick(cell('甲'));
  const name = await box('名称：甲');
  type(name, '');
  await enter(name);
  expect((await screen.findByRole('alert')).textContent).toBe('请填写名称');
  expect(sent('cert.save')).toEqual([]);
  refused = new CallError({
    kind: 'invalid',
    code: 422,
    status: 422,
    message: '请修改',
    data: { errors: [{ path: '/certName', message: '名称已有别的书架使用' }] },
  });
  type(name, '乙');
  await enter(name);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('名称已有别的书架使用'));
  expect(name.value).toBe('乙');
  // It was said already: leaving does not try again.
  act(() => name.blur());
  await act(async () => undefined);
  expect(sent('cert.save')).toHaveLength(1);
});

it('tells what somebody else stored meanwhile, over which only Enter saves', long, async () => {
  await show();
  fireEvent.doubleClick(cell('一'));
  const input = await box('备注：甲');
  type(input, '我的');
  rows = rows.map((row) => (row['id'] === '1' ? { ...row, version: 9, summary: '别人的' } : row));
  refused = '内容已被他人修改，请核对后再保存';
  await enter(input);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('内容已被他人修改');
  expect(alert.textContent).toContain('别人的');
  act(() => input.blur());
  await act(async () => undefined);
  expect(sent('cert.change')).toHaveLength(1);
  await enter(input);
  expect(sent('cert.change').at(-1)).toEqual({ records: [{ id: '1', version: 9, changes: { summary: '我的' } }] });
});

it('goes on over what somebody else changed of the same record but not of the field', long, async () => {
  await show();
  fireEvent.doubleClick(cell('一'));
  const input = await box('备注：甲');
  type(input, '我的');
  rows = rows.map((row) => (row['id'] === '1' ? { ...row, version: 9, examMinutes: 8 } : row));
  refused = '内容已被他人修改，请核对后再保存';
  await enter(input);
  expect(sent('cert.change').at(-1)).toEqual({ records: [{ id: '1', version: 9, changes: { summary: '我的' } }] });
  await screen.findByText('我的');
  expect(screen.getByText('8')).toBeTruthy();
});

it('says that it is saving; a second cell of the row waits for the version that the first leaves', long, async () => {
  await show();
  let end: () => void = () => undefined;
  release = new Promise((done) => {
    end = done;
  });
  fireEvent.doubleClick(cell('一'));
  const input = await box('备注：甲');
  type(input, '新的');
  await enter(input);
  expect(screen.getByRole('group', { name: '备注：甲' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('正在保存');
  fireEvent.doubleClick(cell('5'));
  const places = await box('格数：甲');
  type(places, '8');
  await enter(places);
  await act(async () => end());
  await waitFor(() =>
    expect(sent('cert.change').map(({ records }) => records)).toEqual([
      [{ id: '1', version: 4, changes: { summary: '新的' } }],
      [{ id: '1', version: 5, changes: { examMinutes: 8 } }],
    ]),
  );
});
