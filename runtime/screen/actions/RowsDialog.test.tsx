import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { HostContext, type ScreenHost } from '../host.ts';
import { RowsDialog } from './RowsDialog.tsx';

const host: ScreenHost = {
  open: () => undefined,
  goes: () => undefined,
  query: new URLSearchParams(),
  setQuery: () => undefined,
  back: () => undefined,
  RecordLink: ({ entity, id, label, onGo }) => (
    <button type="button" onClick={onGo}>
      {`${label}@${entity}/${id}`}
    </button>
  ),
};
const onClose = vi.fn();
let restore = (): void => undefined;
afterEach(() => {
  restore();
  onClose.mockReset();
});

/** The dialog over a record, and what it asked. */
function shown(answer: () => unknown, name = '封面'): unknown[] {
  const asked: unknown[] = [];
  restore = setTransport(async ({ input }) => {
    asked.push(input);
    return answer();
  });
  render(
    <HostContext.Provider value={host}>
      <RowsDialog
        title="使用处"
        lists={{ does: 'file.uses', none: '没有地方使用它' }}
        id="file-1"
        name={name}
        onClose={onClose}
      />
    </HostContext.Provider>,
  );
  return asked;
}

it('lists what a call says of the record: a record with the way there, how many, and that there are more', async () => {
  const asked = shown(() => ({
    rows: [
      { title: '证书 · 封面', entity: 'cert', id: 'c1', label: '网络安全证书' },
      { title: '证书 · 封面', entity: 'cert', id: 'c2', label: null },
      { title: '课时 · 类型', count: 1200 },
    ],
    total: 12,
  }));
  const dialog = within(await screen.findByRole('dialog', { name: '“封面”的使用处' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
  expect(asked).toEqual([{ id: 'file-1' }]);
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '证书 · 封面网络安全证书@cert/c1',
    '证书 · 封面c2@cert/c2',
    '课时 · 类型1,200 条',
  ]);
  expect(dialog.getByText('共 12 处，这里列出前 3 处')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '网络安全证书@cert/c1' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('calls records as they are called: what looks like markup is text', async () => {
  const label = 'R&amp;D a<5 & b>3';
  shown(
    () => ({
      rows: [
        { title: '证书 · 封面', entity: 'cert', id: 'c1', label },
        { title: '课时', label },
      ],
    }),
    '<1>&lt;',
  );
  const dialog = within(await screen.findByRole('dialog', { name: '“<1>&lt;”的使用处' }));
  await waitFor(() =>
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `证书 · 封面${label}@cert/c1`,
      `课时${label}`,
    ]),
  );
});

it.each([
  ['a record', { title: '封面' }],
  ['a file', new Blob(['封面'])],
  ['nothing', null],
])('says that it cannot list a reply that is %s', async (_what, reply) => {
  shown(() => reply);
  expect((await screen.findByRole('alert')).textContent).toContain('列不出来');
});

it('stays where somebody clicks twice on what opened it', async () => {
  shown(() => ({ rows: [] }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(dialog.closest('.ant-modal-wrap') as HTMLElement);
  expect(onClose).not.toHaveBeenCalled();
});

it('says what is to be said where there is nothing', async () => {
  shown(() => ({ rows: [], total: 0 }));
  expect(await screen.findByText('没有地方使用它')).toBeTruthy();
});

it('says what failed, and tries again', async () => {
  let isBroken = true;
  shown(() => {
    if (isBroken) throw new CallError({ kind: 'server', code: 500, status: 500, message: '系统异常，请稍后再试' });
    return { rows: [{ title: '课时 · 类型', count: 2 }] };
  });
  expect(await screen.findByText('系统异常，请稍后再试')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  expect((await screen.findByRole('listitem')).textContent).toBe('课时 · 类型2 条');
});
