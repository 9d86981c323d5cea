import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callByName, setTransport, type TransportRequest } from './call.ts';
import { errorOfReply } from './errors.ts';
import { send, setExchange } from './http.ts';
import { exchange } from './exchange.ts';
import { ofPage, page } from './page.ts';
import { setPresenter, type Expiry, type TenantNotice } from './presenter.ts';
import { logInAgain } from './login.ts';
import { returnToPage, switchTenant } from './session.ts';
import { sessionStore, signedOut } from './sessionStore.ts';
import { clearPersonal, sessionMark } from './storage.ts';
import { administrator as user } from '#tests/users.ts';

const expired = () => errorOfReply({ reply: { status: 401 } });
const elsewhere = () =>
  errorOfReply({ reply: { status: 409, data: { reason: 'tenant', tenant: { tenantId: 't2', tenantName: '乙院' } } } });
const other = () => errorOfReply({ reply: { status: 409, data: { reason: 'user', user: { nickname: '李老师' } } } });

const confirmExpired = vi.fn<(notice: Expiry) => Promise<'again' | 'leave'>>();
const chooseTenant = vi.fn<(notice: TenantNotice) => Promise<'back' | 'reload'>>();
const reload = vi.fn();
const goToLogin = vi.fn();
const toast = vi.fn();
let refusals: (() => Error)[] = [];
let sent: TransportRequest[] = [];
let restore: (() => void)[] = [];

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/cert/1');
  [confirmExpired, chooseTenant, reload, goToLogin, toast].forEach((spy) => spy.mockReset());
  refusals = [];
  sent = [];
  document.cookie = 'signedIn=old; path=/';
  page.set(user);
  sessionStore.set({ ...signedOut, status: 'signedIn', user });
  restore = [
    setPresenter({ confirmExpired, chooseTenant, reload, goToLogin, toast }),
    setTransport(async (request) => {
      sent.push(request);
      if (request.name === 'session.login') {
        document.cookie = 'signedIn=new; path=/';
        return { tenants: [] };
      }
      if (request.name === 'session.info') return { ...user, currTenantId: 't2' };
      if (request.name === 'session.auth') return [];
      if (request.name.startsWith('session.')) return {};
      const refusal = refusals.shift();
      if (refusal) throw refusal();
      return { stored: request.input };
    }),
  ];
});
afterEach(() => {
  restore.forEach((undo) => undo());
  clearPersonal();
  setExchange(exchange);
});

const names = (): string[] => sent.map(({ name }) => name);

describe('a call whose session has ended', () => {
  it('is repeated once its person has logged in again, however many were refused', async () => {
    refusals = [expired, expired];
    confirmExpired.mockImplementation(async () => {
      await logInAgain({ account: 'admin', password: 'x' });
      return 'again';
    });
    await expect(
      Promise.all([callByName('cert.save', { certName: 'a' }), callByName('cert.save', { certName: 'b' })]),
    ).resolves.toEqual([{ stored: { certName: 'a' } }, { stored: { certName: 'b' } }]);
    expect(confirmExpired).toHaveBeenCalledTimes(1);
    expect(confirmExpired.mock.calls[0]?.[0]).toMatchObject({
      title: '提示',
      message: '您的登录信息已失效，请重新登录！',
      again: { user: { account: 'admin' }, leaveText: '使用其他账号登录' },
    });
    expect([goToLogin.mock.calls, toast.mock.calls]).toEqual([[], []]);
  });

  it('brings the new session to the page’s organisation and role before anything is repeated', async () => {
    await logInAgain({ account: 'admin', password: 'x' });
    expect(sent.map(({ name, input, isApart }) => [name, input, isApart])).toEqual([
      ['session.login', { account: 'admin', password: 'x' }, true],
      ['session.switchTenant', { tenantId: 't1' }, true],
      ['session.switchRole', { roleId: '5' }, true],
    ]);
    expect([page.get(), sessionMark.get()]).toEqual([user, 'new']);
  });

  it('is given up when the person leaves for the log-in page, and nothing more is said', async () => {
    refusals = [expired];
    confirmExpired.mockResolvedValue('leave');
    await expect(callByName('cert.save')).rejects.toMatchObject({ kind: 'expired' });
    expect(goToLogin).toHaveBeenCalledExactlyOnceWith({ redirectPath: '/admin/cert/1' });
    expect([sessionMark.get(), page.get(), toast.mock.calls]).toEqual([undefined, undefined, []]);
  });

  it('is repeated without a question when another tab has logged in meanwhile', async () => {
    refusals = [
      () => {
        document.cookie = 'signedIn=of another tab; path=/';
        return expired();
      },
    ];
    await expect(callByName('cert.save')).resolves.toBeDefined();
    expect(confirmExpired).not.toHaveBeenCalled();
  });

  it('ends the question when another tab logs in while it stands', async () => {
    refusals = [expired];
    confirmExpired.mockImplementation(
      ({ signal }) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve('again'))),
    );
    const saved = callByName('cert.save');
    await vi.waitFor(() => expect(confirmExpired).toHaveBeenCalled());
    window.dispatchEvent(new Event('focus'));
    document.cookie = 'signedIn=of another tab; path=/';
    window.dispatchEvent(new Event('focus'));
    await expect(saved).resolves.toBeDefined();
  });

  it('asks nobody to log in here while nobody’s page is shown', async () => {
    page.clear();
    refusals = [expired];
    confirmExpired.mockResolvedValue('leave');
    await expect(callByName('cert.save')).rejects.toMatchObject({ kind: 'expired' });
    expect(confirmExpired).toHaveBeenCalledExactlyOnceWith({
      title: '提示',
      message: '您的登录信息已失效，请重新登录！',
      confirmText: '重新登录',
    });
  });
});

describe('a call whose session is elsewhere (rule T6)', () => {
  it('is repeated once the session is back, and names both organisations', async () => {
    refusals = [elsewhere];
    chooseTenant.mockImplementation(async () => {
      await returnToPage();
      return 'back';
    });
    await expect(callByName('cert.save')).resolves.toBeDefined();
    expect(chooseTenant.mock.calls[0]?.[0]).toMatchObject({
      title: '登录已切换到其他机构',
      message: expect.stringMatching(/「甲院」.*「乙院」/) as unknown,
      backText: '回到「甲院」继续',
      reloadText: '进入「乙院」',
    });
    expect(names()).toEqual(['cert.save', 'session.switchTenant', 'session.switchRole', 'cert.save']);
  });

  it('loads the page anew where the person wants to go on there; the call is not repeated', async () => {
    refusals = [elsewhere];
    chooseTenant.mockResolvedValue('reload');
    await expect(callByName('cert.save')).rejects.toMatchObject({ kind: 'conflict' });
    expect([reload.mock.calls.length, names(), toast.mock.calls]).toEqual([1, ['cert.save'], []]);
  });

  it('of another person asks for a log-in as the page’s, else loads anew', async () => {
    refusals = [other];
    confirmExpired.mockResolvedValue('leave');
    await expect(callByName('cert.save')).rejects.toMatchObject({ kind: 'conflict' });
    expect(confirmExpired.mock.calls[0]?.[0]).toMatchObject({
      message: expect.stringMatching(/「李老师」.*「王老师」/) as unknown,
      again: { user: { account: 'admin' } },
    });
    expect([reload.mock.calls.length, goToLogin.mock.calls.length, sessionMark.get()]).toEqual([1, 0, 'old']);
  });

  it('is dropped without a word while this very page moves on', async () => {
    const moving = switchTenant('t2');
    refusals = [elsewhere];
    await expect(callByName('cert.list')).rejects.toMatchObject({ kind: 'aborted' });
    await moving;
    expect([chooseTenant.mock.calls, page.get()?.currTenantId]).toEqual([[], 't2']);
  });
});

describe('what a request says of its page', () => {
  const headersOf = async (options: { isApart?: boolean } = {}): Promise<Record<string, string>> => {
    const carried = vi.fn<typeof exchange>(async () => ({ status: 200, body: '{"code":200}', header: () => '' }));
    setExchange(carried);
    await send({ method: 'GET', path: '/cert/detail', ...options });
    return carried.mock.calls[0]?.[0].headers ?? {};
  };

  it('is its organisation and person, from the tab’s memory alone', async () => {
    localStorage.setItem('activeTenantId', '"t2"');
    localStorage.setItem('user', JSON.stringify({ ...user, userId: 'u2' }));
    expect(await headersOf()).toMatchObject({ tenant: 't1', user: 'u1' });
    page.set({ ...user, currTenantId: '' });
    expect(await headersOf()).toMatchObject({ tenant: 'none' });
  });

  it('is nothing apart from the page, without a page, and without a session', async () => {
    expect(await headersOf({ isApart: true })).not.toHaveProperty('tenant');
    sessionMark.remove();
    expect(await headersOf()).not.toHaveProperty('tenant');
    document.cookie = 'signedIn=old; path=/';
    page.clear();
    expect(await headersOf()).not.toHaveProperty('tenant');
  });

  it('stands in the address of a file, which no header goes with', () => {
    expect([ofPage('/api/file/1'), ofPage('https://example.org/a.png'), ofPage('data:image/png;base64,AA')]).toEqual([
      '/api/file/1?tenant=t1',
      'https://example.org/a.png',
      'data:image/png;base64,AA',
    ]);
    page.clear();
    expect(ofPage('/api/file/1')).toBe('/api/file/1');
  });
});

describe('a call that was sent before the page had learned whose it is', () => {
  const learn = (refuse: () => Error) => () => {
    page.set({ ...user, userId: 'u2', nickname: '李老师' });
    return refuse();
  };

  it('is sent once more for them where it reads, and nobody is asked', async () => {
    refusals = [learn(other)];
    expect(await callByName('cert.list', { pageNum: 1 })).toEqual({ stored: { pageNum: 1 } });
    expect(names()).toEqual(['cert.list', 'cert.list']);
    expect(confirmExpired).not.toHaveBeenCalled();
  });

  it('is given up where it changes something: it was not theirs', async () => {
    refusals = [learn(other)];
    await expect(callByName('cert.save', { certName: '甲' })).rejects.toMatchObject({ kind: 'aborted' });
    expect(names()).toEqual(['cert.save']);
    expect(confirmExpired).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
  });
});
