import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { sharingCode } from '#runtime/core/operations/sharedViews.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { texts } from '../texts.ts';
import { SaveView } from './SaveView.tsx';
import { useViews, type SavedView } from './useViews.ts';
import { ViewMenu } from './ViewMenu.tsx';

const own = { id: 'v1', name: '待我审', isOwn: true, ownerName: '李老师', roleId: null, roleName: null };
const shared = { id: 'v2', name: '本周到期', isOwn: false, ownerName: '王主任', roleId: 'r1', roleName: '教师' };
const further = { screen: 'cert.list', settings: {}, isDefault: false, version: 1 };
const calls: TransportRequest[] = [];
let restore: () => void;

beforeEach(() => {
  calls.length = 0;
  restore = setTransport(async (request) => {
    calls.push(request);
    if (request.name === 'view.list') return [own, shared].map((view) => ({ ...view, ...further }));
    if (request.name === 'role.options') return { rows: [{ id: 'r1', label: '教师' }], total: 1 };
    return {};
  });
});
afterEach(() => restore());

function signIn(codes: string[]): void {
  sessionStore.set({ ...signedOut, status: 'signedIn', codes: new Set(codes) });
}

function Menu() {
  return <ViewMenu views={useViews('cert.list')} settings={{}} onChoose={() => undefined} />;
}

async function openMenu(codes: string[]): Promise<void> {
  signIn(codes);
  render(
    <App>
      <Menu />
    </App>,
  );
  await act(async () => {
    fireEvent.click(screen.getByText(texts.views));
  });
  await screen.findByText(shared.name);
}

const removing = (): (string | null)[] =>
  screen.getAllByRole('button', { name: /^删除视图/ }).map((button) => button.getAttribute('aria-label'));

describe('the menu of views', () => {
  it('has those shared by others below the own, with who shares them; only the own are removed', async () => {
    await openMenu([]);
    expect(screen.getByText(texts.sharedViews)).toBeTruthy();
    expect(screen.getByText(shared.ownerName)).toBeTruthy();
    expect(removing()).toEqual([texts.removeView(own.name)]);
  });

  it('lets who may change screens end what others share', async () => {
    await openMenu([sharingCode]);
    expect(removing()).toEqual([texts.removeView(own.name), texts.removeView(shared.name)]);
  });
});

describe('a view that is kept', () => {
  const keep = async (codes: string[], former: SavedView[] = []) => {
    signIn(codes);
    const kept: unknown[] = [];
    render(<SaveView own={former} onClose={() => undefined} onSave={async (view) => void kept.push(view)} />);
    fireEvent.change(screen.getByRole('textbox', { name: texts.viewName }), { target: { value: '待审' } });
    return kept;
  };
  const save = () => fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));

  it('is shared by nobody who may not', async () => {
    const kept = await keep([]);
    expect(screen.queryByRole('combobox')).toBeNull();
    save();
    await waitFor(() => expect(kept).toEqual([{ name: '待审', isDefault: false }]));
  });

  it('is shared with the role that is chosen, for whose people it may be the first', async () => {
    const kept = await keep([sharingCode]);
    fireEvent.mouseDown(screen.getByRole('combobox', { name: texts.shareWith }));
    fireEvent.click(await screen.findByText('教师'));
    fireEvent.click(screen.getByRole('checkbox', { name: texts.setSharedDefault }));
    save();
    await waitFor(() => expect(kept).toEqual([{ name: '待审', isDefault: true, roleId: 'r1' }]));
  });

  it('has a name that is said to be too long, and is not cut', async () => {
    await keep([]);
    const box = screen.getByRole('textbox', { name: texts.viewName });
    fireEvent.change(box, { target: { value: '长'.repeat(31) } });
    expect(box).toHaveProperty('value', '长'.repeat(31));
    expect(screen.getByRole('alert').textContent).toBe('名称最多 30 个字');
    expect(screen.getByRole('button', { name: /保\s*存/ })).toHaveProperty('disabled', true);
  });

  it('stays what it was under a name that is taken, but for what is chosen', async () => {
    const former = { ...own, ...further, name: '待审', isDefault: true, roleId: 'r1', roleName: '教师' };
    const kept = await keep([sharingCode], [former]);
    expect(screen.getByRole('status').textContent).toContain('已有视图“待审”，保存会替换它，共享给的人');
    fireEvent.click(screen.getByRole('button', { name: /替\s*换/ }));
    await waitFor(() => expect(kept).toEqual([{ name: '待审', isDefault: true, roleId: 'r1' }]));
  });
});
