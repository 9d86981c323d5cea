import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListScreen } from '#generators/formats.ts';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { ScreenProvider } from '../ScreenProvider.tsx';
import { ListContent } from './ListContent.tsx';

const list: ListScreen = {
  kind: 'list',
  name: 'cert.list',
  title: '证书管理',
  recordTitle: '证书',
  entity: 'cert',
  load: 'cert.list',
  filters: { keyword: { kind: 'text', title: '关键词', order: 0 } },
  columns: {
    certName: { kind: 'text', title: '名称', order: 1, isSortable: true },
    state: { kind: 'dict', title: '状态', order: 2, dict: 'certState' },
    passScore: { kind: 'number', title: '分数', order: 3 },
  },
  toolbar: { create: { title: '新增证书', order: 1, opens: 'cert.form', code: 'create', isPrimary: true } },
  row: {
    edit: { title: '编辑', order: 1, opens: 'cert.form', code: 'edit' },
    toOff: {
      title: '下架',
      order: 2,
      does: 'cert.updateState',
      input: { ids: { merge: [{ var: 'row.id' }] }, state: 'off' },
      when: { '==': [{ var: 'row.state' }, 'on'] },
      code: 'edit',
    },
    remove: { title: '删除', order: 3, does: 'cert.remove', confirm: '确定删除吗？', isDanger: true, code: 'remove' },
  },
  bulk: {
    remove: {
      title: '删除所选',
      order: 1,
      does: 'cert.remove',
      input: { ids: { map: [{ var: 'rows' }, { var: 'id' }] } },
      confirm: '确定删除吗？',
      code: 'remove',
      takesAll: true,
    },
    change: {
      title: '批量修改',
      order: 2,
      does: 'cert.change',
      code: 'edit',
      takesAll: true,
      fields: ['passScore', 'examMinutes'],
    },
  },
};

const calls: TransportRequest[] = [];
let rows: Record<string, unknown>[] = [];
let failure: CallError | undefined;
let total: number | undefined;
let views: unknown[] = [];
let restore: () => void;

beforeEach(() => {
  calls.length = 0;
  failure = undefined;
  total = undefined;
  views = [];
  rows = [
    { id: '1', certName: '网络安全', state: 'on', passScore: 1234.5 },
    { id: '2', certName: '数据分析', state: 'off', passScore: null },
  ];
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set(['create', 'edit', 'remove']) });
  restore = setTransport(async (request) => {
    calls.push(request);
    if (request.name === 'cert.list') {
      if (failure) throw failure;
      return { rows, total: total ?? rows.length };
    }
    if (request.name === 'dictionary.queryGroupCodes')
      return {
        certState: [
          { code: 'on', label: '上架', order: 1, isRetired: false, colour: 'success' },
          { code: 'off', label: '下架', order: 2, isRetired: false, colour: 'muted' },
        ],
      };
    if (request.name === 'view.list') return views;
    return { count: 1 };
  });
});
afterEach(() => restore());

async function show(initialQuery = '', shown = list): Promise<void> {
  render(
    <ScreenProvider initialQuery={initialQuery}>
      <ListContent screen={shown} params={{}} />
    </ScreenProvider>,
  );
  await act(async () => undefined);
}

const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
const row = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;

it('a view shared with a role leaves the columns that somebody set for themselves, and nothing is stored by opening the list', async () => {
  const view = { screen: 'cert.list', version: 1, roleId: 'r1', roleName: '教师', ownerName: '王主任' };
  const shared = {
    ...view,
    id: 'v1',
    name: '上架的',
    isDefault: true,
    isOwn: false,
    settings: { columns: { certName: { isHidden: true } }, filters: { keyword: '网络' } },
  };
  const own = {
    ...view,
    id: 'v2',
    name: '',
    isDefault: false,
    isOwn: true,
    settings: { columns: { certName: { width: 300 } } },
  };
  views = [own, shared];
  await show();
  await waitFor(() => expect(inputs('cert.list').at(-1)).toMatchObject({ keyword: '网络' }));
  expect(row('网络安全')).toBeTruthy();
  cleanup();
  expect(inputs('view.save')).toEqual([]);
});

describe('rows', () => {
  it('show labels of codes, numbers with thousands apart, and a dash for nothing', async () => {
    await show();
    await waitFor(() => expect(within(row('网络安全')).getByText('上架')).toBeTruthy());
    expect(within(row('网络安全')).getByText('1,234.5')).toBeTruthy();
    expect(within(row('数据分析')).getByText('—')).toBeTruthy();
  });

  it('offer what their state and the person’s codes allow', async () => {
    await show();
    expect(
      within(row('网络安全'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['编辑', '下架', '更多']);
    expect(
      within(row('数据分析'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['编辑', '删除']);
    act(() => sessionStore.patch({ codes: new Set(['edit']) }));
    expect(
      within(row('数据分析'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['编辑']);
    expect(screen.queryByRole('button', { name: /新增证书/ })).toBeNull();
  });

  it('do their action with the row’s id and load again', async () => {
    await show();
    await act(async () => {
      fireEvent.click(within(row('网络安全')).getByRole('button', { name: '下架' }));
    });
    expect(inputs('cert.updateState')).toEqual([{ ids: ['1'], state: 'off' }]);
    await waitFor(() => expect(inputs('cert.list')).toHaveLength(2));
  });

  it('are removed only after a question', async () => {
    await show();
    await act(async () => {
      fireEvent.click(within(row('数据分析')).getByRole('button', { name: '删除' }));
    });
    expect(inputs('cert.remove')).toEqual([]);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toMatch(/“(网络安全|数据分析)”/);
    await act(async () => {
      fireEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    });
    await waitFor(() => expect(inputs('cert.remove')).toEqual([{ ids: ['2'] }]));
  });

  it.each<[string, Pick<ListScreen, 'columns' | 'label'>, Record<string, unknown>, string]>([
    [
      'what their entity calls them, whatever is shown first',
      {
        label: 'certName',
        columns: {
          state: { kind: 'dict', title: '状态', order: 1, dict: 'certState' },
          certName: { kind: 'text', title: '名称', order: 2, isHidden: true },
        },
      },
      { certName: 'a<5 & b>3' },
      '“a<5 & b>3”',
    ],
    [
      'what their entity calls them, with the text that is shown first',
      {
        label: 'certName',
        columns: {
          code: { kind: 'text', title: '编码', order: 1 },
          certName: { kind: 'text', title: '名称', order: 2 },
        },
      },
      { code: 'A1', certName: '网络安全' },
      '“网络安全”（A1）',
    ],
    [
      'the value that calls them, as it is read',
      { label: 'state', columns: { state: { kind: 'dict', title: '状态', order: 1, dict: 'certState' } } },
      {},
      '“下架”',
    ],
    [
      'the text of what is shown first, where nothing calls them',
      {
        label: 'certName',
        columns: {
          certName: { kind: 'text', title: '名称', order: 2, isHidden: true },
          title: { kind: 'richText', title: '题干', order: 1 },
        },
      },
      { certName: '', title: '<p>R&amp;D</p>' },
      '“R&D”',
    ],
  ])('are named by %s', async (_name, words, record, says) => {
    rows = [{ id: '1', state: 'off', ...record }];
    await show('', { ...list, ...words });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '删除' }));
    });
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain(says));
  });

  it('are named with what tells them apart before they are removed', async () => {
    rows = [{ id: '1', userId: 'u', userIdLabel: '张敏', userIdMarks: ['zhangmin'] }];
    await show('', {
      ...list,
      label: 'userIdLabel',
      columns: {
        userId: {
          kind: 'ref',
          title: '用户',
          order: 1,
          ref: { entity: 'user', options: 'user.options', marks: [{ title: '账号' }] },
        },
      },
    });
    await act(async () => {
      fireEvent.click(within(row('张敏')).getByRole('button', { name: '删除' }));
    });
    expect((await screen.findByRole('dialog')).textContent).toContain('“张敏”（zhangmin）');
  });

  it('that are ticked bring a bar with what can be done with all of them', async () => {
    await show();
    expect(screen.queryByText(/已选/)).toBeNull();
    await act(async () => {
      fireEvent.click(within(row('网络安全')).getByRole('checkbox'));
      fireEvent.click(within(row('数据分析')).getByRole('checkbox'));
    });
    expect(screen.getByText('已选 2 项')).toBeTruthy();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '删除所选' }));
    });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('“网络安全”、“数据分析”，共 2 条');
    await act(async () => {
      fireEvent.click(within(dialog).getByRole('button', { name: '删除所选' }));
    });
    await waitFor(() => expect(inputs('cert.remove')).toEqual([{ ids: ['1', '2'] }]));
  });
});

describe('the call', () => {
  it('takes page, order and conditions from the address', async () => {
    await show('page=2&size=50&sort=-certName&f.keyword=网络');
    expect(inputs('cert.list')[0]).toEqual({ pageNum: 2, pageSize: 50, sort: '-certName', keyword: '网络' });
  });

  it('goes back to the first page with a new condition', async () => {
    await show('page=1&size=50');
    const box = screen.getByLabelText('输入关键词搜索');
    await act(async () => {
      fireEvent.change(box, { target: { value: '数据' } });
    });
    await act(async () => {
      fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
      fireEvent.blur(box);
    });
    await waitFor(() => expect(inputs('cert.list').at(-1)).toEqual({ pageNum: 1, pageSize: 50, keyword: '数据' }));
  });

  it('is ordered by a click on a column’s head', async () => {
    await show();
    await act(async () => {
      fireEvent.click(screen.getByRole('columnheader', { name: /名称/ }));
    });
    await waitFor(() => expect(inputs('cert.list').at(-1)).toEqual({ pageNum: 1, pageSize: 20, sort: 'certName' }));
  });
});

describe('without rows', () => {
  it('the first step is offered', async () => {
    rows = [];
    await show();
    expect(screen.getByText('还没有证书')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /新增证书/ })).toHaveLength(2);
  });

  it('what works on rows says why it cannot be done, and is not offered as the first step', async () => {
    rows = [];
    const review = { title: '开始审核', order: 1, does: 'cert.remove', isPrimary: true, needsRows: true };
    await show('', { ...list, toolbar: { review } });
    expect(screen.getByText('还没有证书')).toBeTruthy();
    const button = screen.getByRole('button', { name: '开始审核' });
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', '还没有证书']);
    // Its text could not be read on the colour of a button to press.
    expect(button.className).not.toContain('ant-btn-primary');
    cleanup();
    rows = [{ id: '1', certName: '网络安全' }];
    await show('', { ...list, toolbar: { review } });
    const offered = screen.getByRole('button', { name: '开始审核' });
    expect(offered.getAttribute('aria-disabled')).toBeNull();
    expect(offered.className).toContain('ant-btn-primary');
  });

  it('because of conditions, the way back is offered', async () => {
    rows = [];
    await show('f.keyword=没有');
    expect(screen.getByText('没有符合条件的数据')).toBeTruthy();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    });
    await waitFor(() => expect(inputs('cert.list').at(-1)).toEqual({ pageNum: 1, pageSize: 20 }));
  });
});

it('a failure is told in place and can be tried again', async () => {
  failure = new CallError({ kind: 'server', code: 500, status: 500, message: '系统异常，请稍后再试' });
  await show();
  expect(screen.getByRole('alert').textContent).toContain('系统异常，请稍后再试');
  failure = undefined;
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
  });
  await screen.findByText('网络安全');
});

it('column settings are sent to the server after a while, as the view without a name', async () => {
  await show();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '列设置' }));
  });
  const column = await screen.findByRole('checkbox', { name: '分数' });
  await act(async () => {
    fireEvent.click(column);
  });
  expect(screen.queryByRole('columnheader', { name: '分数' })).toBeNull();
  await waitFor(
    () =>
      expect(inputs('view.save')).toEqual([
        { screen: 'cert.list', name: '', settings: { columns: { passScore: { isHidden: true } } }, isDefault: false },
      ]),
    { timeout: 5000 },
  );
});

describe('all that match', () => {
  async function chooseBoth(query = 'f.keyword=安全'): Promise<void> {
    await show(query);
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: '全选' })));
  }

  it('can be chosen beyond the page; the server is told the conditions and the number that was agreed to', async () => {
    total = 120;
    await chooseBoth();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '选择全部 120 条符合条件的记录' })));
    expect(screen.getByText('已选全部 120 条符合条件的记录')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '删除所选' })));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('120');
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: '删除所选' })));
    await waitFor(() => expect(inputs('cert.remove')).toEqual([{ matching: { keyword: '安全' }, count: 120 }]));
  });

  it('are not chosen any longer once a tick changes', async () => {
    total = 120;
    await chooseBoth();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^选择全部/ })));
    await act(async () => void fireEvent.click(within(row('网络安全')).getByRole('checkbox')));
    expect(screen.getByText('已选 1 项')).toBeTruthy();
  });

  it('are not offered where the page shows all of them, and say the limit where they are too many', async () => {
    await chooseBoth();
    expect(screen.queryByRole('button', { name: /^选择全部/ })).toBeNull();
    cleanup();
    total = 6000;
    await chooseBoth();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^选择全部 6000 条/ })));
    expect(screen.getByText(/超过 5000 条时只能导出/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '删除所选' })).toBeNull();
  });
});

describe('an action that cannot be done now', () => {
  const why = '只有上架的证书才能下架';
  const shown: ListScreen = {
    ...list,
    row: { toOff: { ...list.row['toOff'], title: '下架', order: 2, why } },
    bulk: { toOff: { ...list.row['toOff'], title: '下架', order: 2, why } },
  };

  it('says why where it has a reason, and does nothing', async () => {
    await show('', shown);
    const button = within(row('数据分析')).getByRole('button', { name: '下架' });
    expect(button).toHaveProperty('title', why);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(await screen.findByText(why)).toBeTruthy();
    expect(inputs('cert.updateState')).toEqual([]);
    expect(within(row('网络安全')).getByRole('button', { name: '下架' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('says of how many of the chosen rows', async () => {
    await show('', shown);
    fireEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    const button = within(screen.getByRole('status')).getByRole('button', { name: '下架' });
    expect(button.title).toBe(`所选的 2 条中有 1 条不能这样做：${why}`);
  });
});

describe('an action that asks', () => {
  const asking: ListScreen = {
    ...list,
    row: {
      toOff: {
        title: '下架',
        order: 2,
        does: 'cert.updateState',
        input: { ids: { merge: [{ var: 'row.id' }] }, state: 'off' },
        asks: { reason: { kind: 'text', title: '原因', order: 1, isRequired: true, maxLength: 20 } },
      },
    },
  };
  const open = async () => {
    await show('', asking);
    fireEvent.click(within(row('网络安全')).getByRole('button', { name: '下架' }));
    return screen.findByRole('dialog');
  };
  const go = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: '下架' }));

  it('sends what it says itself with what was filled in, once that is all there', async () => {
    const dialog = await open();
    expect(dialog.textContent).toContain('网络安全');
    const reason = await within(dialog).findByLabelText(/原因/);
    go(dialog);
    expect((await within(dialog).findAllByText(/请填写原因/)).length).toBeGreaterThan(0);
    expect(inputs('cert.updateState')).toEqual([]);
    fireEvent.change(reason, { target: { value: '内容过期' } });
    go(dialog);
    await waitFor(() => expect(inputs('cert.updateState')).toEqual([{ ids: ['1'], state: 'off', reason: '内容过期' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(inputs('cert.list')).toHaveLength(2));
  });

  it('stays with what was typed where the server refuses, and shows it at the field', async () => {
    const dialog = await open();
    fireEvent.change(await within(dialog).findByLabelText(/原因/), { target: { value: '过期' } });
    const restoreFirst = setTransport(async () => {
      throw new CallError({
        kind: 'invalid',
        code: 422,
        status: 422,
        message: '请修改',
        data: { errors: [{ path: '/reason', message: '原因太短' }] },
      });
    });
    go(dialog);
    expect((await within(dialog).findAllByText(/原因太短/)).length).toBeGreaterThan(0);
    expect(within(dialog).getByLabelText(/原因/)).toHaveProperty('value', '过期');
    restoreFirst();
  });
});
