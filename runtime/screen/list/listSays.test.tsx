import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ListScreen } from '#generators/formats.ts';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import { ListContent } from './ListContent.tsx';

/** What a list says of many before it does something, and of what one row stands for. */
const list: ListScreen = {
  kind: 'list',
  name: 'cert.list',
  title: '证书管理',
  recordTitle: '证书',
  entity: 'cert',
  load: 'cert.list',
  filters: {},
  columns: { certName: { kind: 'text', title: '名称', order: 1 } },
  toolbar: {},
  row: {},
  bulk: {
    toOn: {
      title: '上架',
      order: 1,
      does: 'cert.updateState',
      input: { ids: { map: [{ var: 'rows' }, { var: 'id' }] }, state: 'on' },
      confirm: '确定上架所选的证书吗？',
      unready: { when: { '!': [{ var: 'questions' }] }, text: '还没有试题。' },
    },
    setPassword: {
      title: '设置初始密码',
      order: 2,
      does: 'membership.setPassword',
      input: { ids: { map: [{ var: 'rows' }, { var: 'id' }] } },
      foresees: { does: 'membership.foreseePassword', with: ['isForSignedIn'] },
      asks: { isForSignedIn: { kind: 'boolean', title: '也重设已登录过的人', order: 1 } },
    },
  },
};

const calls: TransportRequest[] = [];
let rows: Record<string, unknown>[] = [];
/** Who would get a password, without those who have logged in. */
let reached = 1;
let restore: () => void;

beforeEach(() => {
  calls.length = 0;
  reached = 1;
  sessionStore.set({ ...signedOut, status: 'signedIn' });
  restore = setTransport(async (request) => {
    calls.push(request);
    const { name, input } = request;
    const { act: one, pageNum = 1, isForSignedIn } = (input ?? {}) as Record<string, unknown>;
    if (name === 'cert.list' && one)
      return {
        rows: Array.from({ length: pageNum === 1 ? 200 : 50 }, (_, i) => ({
          id: i === 0 && pageNum === 1 ? 'head' : `${String(pageNum)}-${i}`,
          certName: `证书 ${String(pageNum)}-${i}`,
        })),
        total: 250,
      };
    if (name === 'cert.list') return { rows, total: rows.length };
    if (name === 'membership.foreseePassword')
      return isForSignedIn === true
        ? {
            count: 2,
            left: [],
            said: '两人都要改。\n一人变为不合格。',
            changes: [{ nickname: '陆小满', account: 'lu', from: 6, to: 4.5, note: '变为不合格' }],
          }
        : { count: reached, left: [{ account: 'lu', nickname: '陆小满', reason: '已登录过' }] };
    if (name === 'view.list') return [];
    if (name.startsWith('dictionary')) return {};
    return { count: 1 };
  });
});
afterEach(() => restore());

async function show(shown = list): Promise<void> {
  render(
    <ScreenProvider>
      <ListContent screen={shown} params={{}} />
    </ScreenProvider>,
  );
  await act(async () => undefined);
}

const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

it('S22 names of many what is not ready for learners before it is published', async () => {
  rows = [
    { id: '1', certName: '网络安全', questions: 3 },
    { id: '2', certName: '数据分析', questions: 0 },
  ];
  await show();
  fireEvent.click(screen.getByRole('checkbox', { name: '全选' }));
  press('上架');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('现在上架吗？');
  expect(dialog.textContent).toContain('“数据分析”');
  expect(dialog.textContent).not.toContain('网络安全');
  expect(dialog.textContent).toContain('所选 2 条中的这 1 条：还没有试题。');
  expect(inputs('cert.updateState')).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: '仍然上架' }));
  await waitFor(() => expect(inputs('cert.updateState')).toEqual([{ ids: ['1', '2'], state: 'on' }]));
});

it('says before a call for how many it will be done, who is left out and why, anew as it is filled in', async () => {
  rows = [
    { id: '1', certName: '网络安全' },
    { id: '2', certName: '数据分析' },
  ];
  await show();
  fireEvent.click(screen.getByRole('checkbox', { name: '全选' }));
  press('设置初始密码');
  expect(await screen.findByText('将处理 1 条')).toBeTruthy();
  expect(screen.getByText('已登录过：陆小满（lu）')).toBeTruthy();
  fireEvent.click(await screen.findByRole('switch'));
  expect(await screen.findByText('两人都要改。')).toBeTruthy();
  expect(screen.getByText('一人变为不合格。')).toBeTruthy();
  expect(screen.queryByText('将处理 2 条')).toBeNull();
  const cells = within(screen.getByRole('row', { name: /陆小满/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['6', '4.5', '−1.5', '变为不合格']);
  expect(inputs('membership.foreseePassword').at(-1)).toEqual({ ids: ['1', '2'], isForSignedIn: true });
  expect(inputs('membership.setPassword')).toEqual([]);
});

it('does nothing where nobody would be reached, until what is filled in reaches somebody', async () => {
  reached = 0;
  rows = [{ id: '1', certName: '网络安全' }];
  await show();
  fireEvent.click(screen.getByRole('checkbox', { name: '全选' }));
  press('设置初始密码');
  const dialog = await screen.findByRole('dialog');
  const button = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: '设置初始密码' });
  const nothing = await screen.findByText('没有可以处理的');
  // How many are left out is said by the reasons.
  expect(nothing.parentElement?.textContent).toBe('没有可以处理的：已登录过：陆小满（lu）');
  await waitFor(() => expect(button().disabled).toBe(true));
  fireEvent.click(await screen.findByRole('switch'));
  expect(await screen.findByText('两人都要改。')).toBeTruthy();
  await waitFor(() => expect(button().disabled).toBe(false));
});

it('has one row for several, which is opened, the rest after a further press', async () => {
  rows = [
    { id: 'head', certName: '导入证书：新增 250 条', act: 'a1', count: 250 },
    { id: 'other', certName: '单独一条', act: 'a2', count: null },
  ];
  await show({ ...list, gathered: { by: ['act'], count: 'count', title: 'certName' } });
  expect(screen.queryByRole('button', { name: /单独一条/ })).toBeNull();
  press(/展开“导入证书：新增 250 条”/);
  expect(await screen.findByText('证书 1-0')).toBeTruthy();
  expect(inputs('cert.list').at(-1)).toMatchObject({ act: 'a1', pageNum: 1, pageSize: 200 });
  press(/收起“导入证书：新增 250 条”/);
  expect(screen.queryByText('证书 1-0')).toBeNull();
});
