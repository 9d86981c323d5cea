import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { ScreenContent } from '../../ScreenContent.tsx';
import { ScreenProvider } from '../../ScreenProvider.tsx';

const calls: TransportRequest[] = [];
let restore: () => void;
const people = Array.from({ length: 25 }, (_, i) => ({
  id: `p${i + 1}`,
  personName: `队员${i + 1}`,
  account: `a${i + 1}`,
  isPresent: true,
}));
const section = ['a12-m1.10', 'a12-m1.12', 'a12-m1.12.1', 'a12-m1.12.2', 'a12-m1.12.4'];

beforeEach(() => {
  calls.length = 0;
  restore = setTransport(async (request) => {
    calls.push(request);
    const { pageNum = 1, pageSize = 20 } = request.input as { pageNum?: number; pageSize?: number };
    const page = people.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    if (request.name === 'department.get') return { id: 'd1', deptName: '教务处', memberCount: 0 };
    if (request.name === 'deptMember.list') return { rows: [], total: 0 };
    if (request.name === 'person.list') return { rows: page, total: people.length };
    if (request.name === 'person.options')
      return {
        rows: page.map(({ id, personName, account }) => ({ id, label: personName, marks: [account] })),
        total: 25,
      };
    if (request.name === 'deptMember.add') return { count: 2, already: 0 };
    return ['view.list', 'customField.all'].includes(request.name) ? [] : {};
  });
});
afterEach(() => {
  cleanup();
  restore();
});

const inputs = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);

async function open(codes: string[]): Promise<ReturnType<typeof within>> {
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set(codes) });
  render(
    <ScreenProvider>
      <ScreenContent name="department.detail" params={{ id: 'd1' }} />
    </ScreenProvider>,
  );
  const members = await screen.findByRole('region', { name: '成员' }, { timeout: 20_000 });
  const [first] = await within(members).findAllByRole('button', { name: /添加/ }, { timeout: 20_000 });
  if (first) fireEvent.click(first);
  const dialog = within(await screen.findByRole('dialog', { name: '添加人员' }));
  await dialog.findByText('队员1', {}, { timeout: 20_000 });
  return dialog;
}

const tick = (dialog: ReturnType<typeof within>, name: string) =>
  fireEvent.click(dialog.getByRole('checkbox', { name: new RegExp(`${name}$`) }));

describe('members are added', { timeout: 60_000 }, () => {
  it('as they are ticked, over pages, and both lists are read again', async () => {
    const dialog = await open([...section, 'a12-m1.11']);
    expect(inputs('person.list')).toEqual([{ pageNum: 1, pageSize: 20, isPresent: true }]);
    tick(dialog, '队员1');
    fireEvent.click(dialog.getByRole('listitem', { name: '2' }));
    await dialog.findByText('队员21');
    tick(dialog, '队员21');
    fireEvent.click(dialog.getByRole('button', { name: '添加 2 个' }));
    await waitFor(() => expect(inputs('deptMember.add')).toEqual([{ departmentId: 'd1', ids: ['p1', 'p21'] }]));
    await waitFor(() => expect(inputs('department.get')).toHaveLength(2));
    expect(inputs('deptMember.list')).toHaveLength(2);
  });

  it('as all that match, with the number that was told', async () => {
    const dialog = await open([...section, 'a12-m1.11']);
    tick(dialog, '队员1');
    fireEvent.click(dialog.getByRole('button', { name: /全部 25/ }));
    fireEvent.click(dialog.getByRole('button', { name: '添加 25 个' }));
    await waitFor(() =>
      expect(inputs('deptMember.add')).toEqual([{ departmentId: 'd1', matching: { isPresent: true }, count: 25 }]),
    );
  });

  it('by name alone where the person may not list them: never as all that match', async () => {
    const dialog = await open(section);
    expect(inputs('person.list')).toEqual([]);
    expect(dialog.getByText('a1')).toBeTruthy();
    tick(dialog, '队员1');
    expect(dialog.queryByRole('button', { name: /全部 25/ })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: '添加 1 个' }));
    await waitFor(() => expect(inputs('deptMember.add')).toEqual([{ departmentId: 'd1', ids: ['p1'] }]));
  });

  it('are not offered to who may not', async () => {
    sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set(['a12-m1.10', 'a12-m1.12']) });
    render(
      <ScreenProvider>
        <ScreenContent name="department.detail" params={{ id: 'd1' }} />
      </ScreenProvider>,
    );
    const members = await screen.findByRole('region', { name: '成员' }, { timeout: 20_000 });
    await waitFor(() => expect(inputs('deptMember.list')).toHaveLength(1), { timeout: 20_000 });
    await act(async () => undefined);
    expect(within(members).queryByRole('button', { name: /添加/ })).toBeNull();
  });
});
