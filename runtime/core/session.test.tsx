import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport, type TransportRequest } from './call.ts';
import { hasCode } from './codes.ts';
import { errorOfReply, errorWithoutReply } from './errors.ts';
import { setPresenter } from './presenter.ts';
import { login } from './login.ts';
import { adoptUrl, loadChoices, loadSession, logout, switchTenant } from './session.ts';
import { sessionStore, signedOut } from './sessionStore.ts';
import { local, sessionMark } from './storage.ts';

const user = {
  userId: '1',
  account: 'admin',
  nickname: '王老师',
  avatar: null,
  currTenantId: 't1',
  tenant: { tenantId: 't1', tenantName: '甲院' },
  role: { roleId: '5', roleName: '系统管理员' },
  isOperator: false,
  themeName: 'default',
};
const toast = vi.fn();
let replies: Record<string, (request: TransportRequest) => unknown> = {};
let names: string[] = [];
let restore: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionMark.remove();
  toast.mockReset();
  names = [];
  sessionStore.set({ ...signedOut, status: 'unknown' });
  window.history.replaceState(null, '', '/admin/');
  replies = {
    'session.login': () => {
      document.cookie = 'signedIn=abc; path=/';
      return { tenants: [{ id: 't1', name: '甲院' }] };
    },
    'session.enter': ({ token }) => {
      document.cookie = `signedIn=${token ?? ''}; path=/`;
    },
    'session.info': () => user,
    'session.auth': () => ['a12', 'a12-m2.1'],
    'session.tenants': () => [
      { id: 't1', name: '甲院' },
      { id: 't2', name: '乙院' },
    ],
    'session.roles': () => [{ roleId: '5', roleName: '系统管理员' }],
    'session.switchTenant': () => ({}),
    'session.logout': () => ({}),
  };
  restore = [
    setPresenter({ toast }),
    setTransport(async (request) => {
      names.push(request.name);
      return replies[request.name]?.(request);
    }),
  ];
});

afterEach(() => restore.forEach((undo) => undo()));

describe('session', () => {
  it('signs in and loads person and codes', async () => {
    await expect(login({ account: 'admin', password: 'x' })).resolves.toHaveLength(1);
    expect(sessionMark.get()).toBe('abc');
    await loadSession();
    expect(sessionStore.get()).toMatchObject({ status: 'signedIn', user: { nickname: '王老师' } });
    expect([local.get('hasLogin'), local.get('activeTenantId'), local.get('operate-auth')]).toEqual([
      true,
      't1',
      ['a12', 'a12-m2.1'],
    ]);
  });

  it('has no session of a refused log-in and shows no toast: the form does', async () => {
    replies['session.login'] = () => {
      throw errorOfReply({ reply: { status: 401, code: 1002 }, isLogin: true });
    };
    await expect(login({ account: 'admin', password: 'x' })).rejects.toMatchObject({ kind: 'credentials' });
    expect(sessionMark.get()).toBeUndefined();
    expect(toast).not.toHaveBeenCalled();
  });

  it('is signed out without a session, and asks nobody', async () => {
    await loadSession();
    expect(sessionStore.get().status).toBe('signedOut');
    expect(names).toEqual([]);
  });

  it('asks once however many parts of the page want the person', async () => {
    document.cookie = 'signedIn=abc; path=/';
    await Promise.all([loadSession(), loadSession()]);
    expect(names.sort()).toEqual(['session.auth', 'session.info']);
  });

  it('is unknown again after a failure, so that it can be retried', async () => {
    document.cookie = 'signedIn=abc; path=/';
    replies['session.auth'] = () => {
      throw errorWithoutReply('network');
    };
    await expect(loadSession()).rejects.toMatchObject({ kind: 'network' });
    expect(sessionStore.get().status).toBe('unknown');
  });

  it('loads what may be switched to', async () => {
    await loadChoices();
    expect(sessionStore.get().tenants.map(({ id }) => id)).toEqual(['t1', 't2']);
  });

  it('switches the tenant on the server, then loads the person anew', async () => {
    document.cookie = 'signedIn=abc; path=/';
    replies['session.info'] = () => ({ ...user, currTenantId: 't2' });
    await switchTenant('t2');
    expect(names[0]).toBe('session.switchTenant');
    expect(sessionStore.get().user?.currTenantId).toBe('t2');
  });

  it('forgets everything on log-out, and says so', async () => {
    document.cookie = 'signedIn=abc; path=/';
    await loadSession();
    await logout();
    expect(sessionStore.get()).toEqual(signedOut);
    expect([sessionMark.get(), local.get('user'), hasCode('a12')]).toEqual([undefined, undefined, false]);
    expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'success', message: '退出成功' });
  });

  it('forgets everything even when the server cannot be reached, and does not claim success', async () => {
    document.cookie = 'signedIn=abc; path=/';
    replies['session.logout'] = () => {
      throw errorWithoutReply('network');
    };
    await logout();
    expect(sessionMark.get()).toBeUndefined();
    expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'warning', message: '网络连接失败，请检查网络后重试' });
  });

  it('takes token and tenant out of the URL', async () => {
    window.history.replaceState(null, '', '/admin/cert?token=xyz&tenantId=t2&channel=c&keyword=a');
    await adoptUrl();
    expect(sessionMark.get()).toBe('xyz');
    expect(names).toEqual(['session.enter', 'session.switchTenant']);
    expect(window.location.search).toBe('?keyword=a');
  });

  it('L11 asks before another person’s token takes the place of who is signed in, and moves nobody where it is not wanted', async () => {
    document.cookie = 'signedIn=mine; path=/';
    replies['session.info'] = ({ token: given }) =>
      given === 'other' ? { ...user, userId: '2', nickname: '李四' } : user;
    const confirm = vi.fn(async () => false);
    restore.push(setPresenter({ confirm }));
    window.history.replaceState(null, '', '/admin/?token=other&tenantId=t2');
    await adoptUrl();
    expect([sessionMark.get(), names.includes('session.switchTenant'), window.location.search]).toEqual([
      'mine',
      false,
      '',
    ]);
    confirm.mockResolvedValueOnce(true);
    window.history.replaceState(null, '', '/admin/?token=other');
    await adoptUrl();
    expect(sessionMark.get()).toBe('other');
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('says what fails of a token in the URL, and never rejects', async () => {
    replies['session.enter'] = () => {
      throw errorOfReply({ reply: { status: 401, message: '您的登录信息已失效，请重新登录' } });
    };
    window.history.replaceState(null, '', '/admin/?token=stale&tenantId=t2');
    await adoptUrl();
    expect([sessionMark.get(), names, window.location.search]).toEqual([undefined, ['session.enter'], '']);
    expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'warning', message: expect.stringContaining('登录信息') });
  });

  it('says so where the browser takes no cookies', async () => {
    replies['session.login'] = () => ({ tenants: [] });
    await expect(login({ account: 'admin', password: 'x' })).rejects.toThrow('浏览器没有接受 Cookie');
  });

  describe('a token that a former version kept where scripts read it', () => {
    const keptAnywhere = (): boolean => /earlier/.test(JSON.stringify([document.cookie, { ...localStorage }]));
    beforeEach(() => {
      replies['session.enter'] = ({ token }) => {
        sentTokens.push(token);
        // The server's cookie takes the place of the readable one.
        document.cookie = 'token=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
        document.cookie = 'signedIn=new; path=/';
      };
      sentTokens = [];
    });
    let sentTokens: (string | undefined)[] = [];

    it.each(['cookie', 'local storage'])('is taken over once, silently, from the %s', async (place) => {
      if (place === 'cookie') document.cookie = 'token=earlier; path=/';
      else local.set('token', 'earlier');
      await adoptUrl();
      await adoptUrl();
      expect([sentTokens, sessionMark.get(), keptAnywhere()]).toEqual([['earlier'], 'new', false]);
      expect(toast).not.toHaveBeenCalled();
    });

    it('goes where its session has ended, and stays for the next start without a line', async () => {
      document.cookie = 'token=earlier; path=/';
      replies['session.enter'] = () => {
        throw errorWithoutReply('network');
      };
      await adoptUrl();
      expect([keptAnywhere(), sessionMark.get()]).toEqual([true, undefined]);
      replies['session.enter'] = () => {
        throw errorOfReply({ reply: { status: 401 } });
      };
      await adoptUrl();
      expect([keptAnywhere(), sessionMark.get()]).toEqual([false, undefined]);
      expect(toast).not.toHaveBeenCalled();
    });
  });

  it('ignores a token that says null', async () => {
    window.history.replaceState(null, '', '/admin/?token=null');
    await adoptUrl();
    expect(sessionMark.get()).toBeUndefined();
    expect(window.location.search).toBe('');
  });
});

describe('hasCode', () => {
  it('holds for a code, for one of several, and where none is asked for', async () => {
    document.cookie = 'signedIn=abc; path=/';
    await loadSession();
    expect([hasCode('a12'), hasCode(['x', 'a12-m2.1']), hasCode(undefined), hasCode([])]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([hasCode('a12-m2.1.1'), hasCode(['x', 'y'])]).toEqual([false, false]);
  });
});
