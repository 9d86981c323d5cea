import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { errorOfReply } from '#runtime/core/errors.ts';
import { exchange } from '#runtime/core/exchange.ts';
import { setExchange } from '#runtime/core/http.ts';
import { setSolver } from '#runtime/core/proof.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { sessionMark } from '#runtime/core/storage.ts';
import * as loadShell from '../entry/loadShell.ts';
import { LoginPage } from './LoginPage.tsx';

const user = {
  userId: '1',
  account: 'admin',
  nickname: '王',
  currTenantId: 't1',
  tenant: { tenantId: 't1', tenantName: '甲院' },
  role: { roleId: '5', roleName: '管理员' },
  isOperator: false,
  themeName: 'default',
};
const requests: TransportRequest[] = [];
let tenants = [{ id: 't1', name: '甲院' }];
let isProofWanted = false;
let isPasswordInitial = false;
let working: { tell: (share: number) => void; finish: (proof: string) => void; signal: AbortSignal } | undefined;
const asked: string[] = [];
let isDemo = false;
let restore = (): void => undefined;
let restoreSolver = (): void => undefined;

beforeEach(() => {
  // The shell is a program of its own; here it only matters that the log-in page does without it.
  vi.spyOn(loadShell, 'prefetchShellCode').mockReturnValue();
  requests.length = 0;
  isProofWanted = false;
  isPasswordInitial = false;
  tenants = [{ id: 't1', name: '甲院' }];
  sessionMark.remove();
  sessionStorage.clear();
  sessionStore.set({ ...signedOut, status: 'unknown' });
  window.history.replaceState(null, '', '/admin/login');
  isDemo = false;
  asked.length = 0;
  setExchange(async ({ url }) => {
    asked.push(url);
    return { status: 200, body: JSON.stringify({ status: 200, data: { demo: isDemo } }), header: () => '' };
  });
  restoreSolver = setSolver(
    ({ onProgress, signal }) =>
      new Promise((resolve, reject) => {
        working = { tell: onProgress, finish: resolve, signal };
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  restore = setTransport(async (request) => {
    requests.push(request);
    const { name, input } = request;
    if (name === 'session.login') {
      if (isProofWanted && input['proof'] === undefined)
        throw errorOfReply({ reply: { status: 422, code: 1002, data: { proofRequired: true } }, isLogin: true });
      if (input['password'] === 'right') {
        document.cookie = 'signedIn=abc; path=/';
        return { tenants, isPasswordInitial };
      }
      throw errorOfReply({ reply: { status: 401, code: 1002, data: { proofRequired: false } }, isLogin: true });
    }
    if (name === 'session.captcha') return { challenge: 'c1', most: 500 };
    if (name === 'session.info') return user;
    if (name === 'session.auth') return ['a12-m2.1'];
    return {};
  });
});

afterEach(() => {
  restore();
  restoreSolver();
  setExchange(exchange);
});

function show(): ReturnType<typeof userEvent.setup> {
  render(
    <MemoryRouter initialEntries={['/login']}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/cert" element={<p>证书页</p>} />
        <Route path="/" element={<p>首页</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const names = (): string[] => requests.map(({ name }) => name);

describe('the log-in page', () => {
  it('signs in with Enter and goes where the person came from', async () => {
    window.history.replaceState(null, '', '/admin/login?redirectPath=%2Fadmin%2Fcert');
    const person = show();
    expect(document.activeElement).toBe(screen.getByLabelText('账号'));
    await person.type(screen.getByLabelText('账号'), ' admin ');
    await person.type(screen.getByLabelText('密码'), 'right{Enter}');
    expect(await screen.findByText('证书页')).toBeTruthy();
    expect(requests[0]?.input).toEqual({ account: 'admin', password: 'right' });
    expect(sessionStore.get().status).toBe('signedIn');
  });

  it('names what is missing at its field, asks nobody, and puts the cursor there', async () => {
    const person = show();
    await person.type(screen.getByLabelText('账号'), 'admin{Enter}');
    expect(screen.getByText('请输入密码').getAttribute('role')).toBe('alert');
    expect(screen.queryByText('请输入账号')).toBeNull();
    const password = screen.getByLabelText('密码');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(password);
    expect(requests).toEqual([]);
  });

  it('announces a refusal in place and keeps what was typed', async () => {
    const person = show();
    await person.type(screen.getByLabelText('账号'), 'admin');
    await person.type(screen.getByLabelText('密码'), 'wrong{Enter}');
    expect((await screen.findByText('账号或密码错误')).getAttribute('role')).toBe('alert');
    expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('admin');
  });

  it('makes a proof of work once the server wants one, shows how far it has come, and sends it', async () => {
    isProofWanted = true;
    const person = show();
    await person.type(screen.getByLabelText('账号'), 'admin');
    await person.type(screen.getByLabelText('密码'), 'right{Enter}');
    const progress = await screen.findByRole<HTMLProgressElement>('progressbar', { name: '安全验证进度' });
    act(() => working?.tell(0.4));
    expect(progress.value).toBeCloseTo(0.4);
    act(() => working?.finish('proof of c1'));
    expect(await screen.findByText('首页')).toBeTruthy();
    expect(names().slice(0, 3)).toEqual(['session.login', 'session.captcha', 'session.login']);
    expect(requests[1]?.input).toEqual({ account: 'admin' });
    expect(requests[2]?.input['proof']).toBe('proof of c1');
  });

  it('lets the person cancel the work, and keeps what was typed', async () => {
    isProofWanted = true;
    const person = show();
    await person.type(screen.getByLabelText('账号'), 'admin');
    await person.type(screen.getByLabelText('密码'), 'right{Enter}');
    await person.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(working?.signal.aborted).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe('right');
    expect(names()).toEqual(['session.login', 'session.captcha']);
  });

  it('has an initial password changed before anything else', async () => {
    isPasswordInitial = true;
    const person = show();
    await person.type(screen.getByLabelText('账号'), 'admin');
    await person.type(screen.getByLabelText('密码'), 'right{Enter}');
    await screen.findByRole('heading', { name: '请设置新密码' });
    await person.type(screen.getByLabelText('新密码'), 'kurz{Enter}');
    expect(
      screen.getByText('8 至 64 个字符。几个不相干的词连在一起，好记也安全。', { selector: '[role=alert]' }),
    ).toBeTruthy();
    await person.type(screen.getByLabelText('新密码'), ' und mehr');
    await person.type(screen.getByLabelText('再次输入新密码'), 'kurz und meer{Enter}');
    expect(screen.getByText('两次输入的新密码不一致')).toBeTruthy();
    await person.clear(screen.getByLabelText('再次输入新密码'));
    await person.type(screen.getByLabelText('再次输入新密码'), 'kurz und mehr{Enter}');
    expect(await screen.findByText('首页')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'session.updatePassword')?.input).toEqual({
      newPassword: 'kurz und mehr',
    });
    expect(names().indexOf('session.info')).toBeGreaterThan(names().indexOf('session.updatePassword'));
  });

  it('shows and hides the password', async () => {
    const person = show();
    const password = screen.getByLabelText<HTMLInputElement>('密码');
    expect(password.type).toBe('password');
    await person.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password.type).toBe('text');
    await person.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(password.type).toBe('password');
  });

  it('lets people of several tenants choose one', async () => {
    tenants = Array.from({ length: 9 }, (_, index) => ({ id: `t${index}`, name: `机构 ${index}` }));
    const person = show();
    await person.type(screen.getByLabelText('账号'), 'operator');
    await person.type(screen.getByLabelText('密码'), 'right{Enter}');
    await person.type(await screen.findByLabelText('搜索机构'), '7');
    expect(screen.queryByRole('button', { name: '机构 1' })).toBeNull();
    await person.click(screen.getByRole('button', { name: '机构 7' }));
    expect(await screen.findByText('首页')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'session.switchTenant')?.input).toEqual({ tenantId: 't7' });
  });

  it('shows the demo accounts only where the server runs with them', async () => {
    isDemo = true;
    const person = show();
    await person.click(await screen.findByRole('button', { name: /机构管理员/ }));
    expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('admin');
    expect(screen.getByLabelText<HTMLInputElement>('密码').value).not.toBe('');
  });

  it('shows none elsewhere', async () => {
    show();
    await waitFor(() => expect(asked).toEqual(['/api/health']));
    expect(screen.queryByText('演示账号')).toBeNull();
  });
});
