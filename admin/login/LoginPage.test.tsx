import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { errorOfReply } from '#runtime/core/errors.ts';
import { exchange } from '#runtime/core/exchange.ts';
import { setExchange } from '#runtime/core/http.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { token } from '#runtime/core/storage.ts';
import { LoginPage } from './LoginPage.tsx';

// The shell is a program of its own; here it only matters that the log-in page does without it.
vi.mock('../shell/Shell.tsx', () => ({ Shell: () => null }));

const user = { userId: '1', account: 'admin', nickname: '王', currTenantId: 't1', tenant: { tenantId: 't1', tenantName: '甲院' }, role: { roleId: '5', roleName: '管理员' }, isOperator: false, themeName: 'default' };
const requests: TransportRequest[] = [];
let tenants = [{ id: 't1', name: '甲院' }];
let failures = 0;
const asked: string[] = [];
let isDemo = false;
let restore = (): void => undefined;

beforeEach(() => {
  requests.length = 0;
  failures = 0;
  tenants = [{ id: 't1', name: '甲院' }];
  token.remove();
  sessionStorage.clear();
  sessionStore.set({ ...signedOut, status: 'unknown' });
  window.history.replaceState(null, '', '/admin/login');
  isDemo = false;
  asked.length = 0;
  setExchange(async ({ url }) => {
    asked.push(url);
    return { status: 200, body: JSON.stringify({ status: 200, data: { demo: isDemo } }), header: () => '' };
  });
  restore = setTransport(async (request) => {
    requests.push(request);
    const { name, input } = request;
    if (name === 'session.login') {
      if (input['password'] === 'right') return { token: 'abc', expires: '2999-01-01 00:00:00', tenants };
      failures += 1;
      throw errorOfReply({ reply: { status: 401, code: 1002, data: { captchaRequired: failures >= 2 } }, isLogin: true });
    }
    if (name === 'session.captcha') return { id: 'c1', image: 'data:image/svg+xml,<svg/>' };
    if (name === 'session.info') return user;
    if (name === 'session.auth') return ['a12-m2.1'];
    return {};
  });
});

afterEach(() => {
  restore();
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
    expect(screen.queryByLabelText('验证码')).toBeNull();
  });

  it('asks for a captcha once the server wants one, and sends it', async () => {
    const person = show();
    await person.type(screen.getByLabelText('账号'), 'admin');
    await person.type(screen.getByLabelText('密码'), 'wrong{Enter}');
    await screen.findByText('账号或密码错误');
    await person.type(screen.getByLabelText('密码'), '{Enter}');
    const captcha = await screen.findByLabelText('验证码');
    await screen.findByAltText('验证码图片');
    await person.type(screen.getByLabelText('密码'), '{Enter}');
    expect(screen.getByText('请输入验证码')).toBeTruthy();
    await person.clear(screen.getByLabelText('密码'));
    await person.type(screen.getByLabelText('密码'), 'right');
    await person.type(captcha, 'A7K2{Enter}');
    await waitFor(() => expect(requests.filter(({ name }) => name === 'session.login')[2]?.input['captcha']).toEqual({ id: 'c1', code: 'A7K2' }));
  });

  it('brings another captcha on demand', async () => {
    failures = 1;
    const person = show();
    await person.type(screen.getByLabelText('账号'), 'admin');
    await person.type(screen.getByLabelText('密码'), 'wrong{Enter}');
    await person.click(await screen.findByRole('button', { name: '看不清，换一张' }));
    expect(names().filter((name) => name === 'session.captcha')).toHaveLength(2);
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
