import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { errorOfReply, errorWithoutReply } from '#runtime/core/errors.ts';
import { onSessionExpired } from '#runtime/core/expired.ts';
import { setPresenter } from '#runtime/core/presenter.ts';
import { loadSession } from '#runtime/core/session.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { local, tab, sessionMark } from '#runtime/core/storage.ts';
import { applyTheme, themeStore } from '../shell/theme.ts';
import { runGuard } from './guard.ts';
import { entrySteps, plainSteps, type Step } from './steps.ts';
import { readVisit, type Visit } from './visit.ts';

const user = {
  userId: '1',
  account: 'student',
  nickname: '何静怡',
  avatar: null,
  currTenantId: 't1',
  tenant: { tenantId: 't1', tenantName: '甲院' },
  role: { roleId: '2', roleName: '学员' },
  isOperator: false,
  themeName: 'default',
};
const toast = vi.fn();
const goToLogin = vi.fn();
const confirmExpired = vi.fn(async () => 'leave' as const);
let replies: Record<string, (request: TransportRequest) => unknown> = {};
let sent: TransportRequest[] = [];
let restore: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionMark.remove();
  [toast, goToLogin, confirmExpired].forEach((spy) => spy.mockClear());
  sent = [];
  sessionStore.set({ ...signedOut, status: 'unknown' });
  applyTheme('default');
  at('/auth-center/');
  replies = {
    'session.exchangeTicket': () => ({
      token: 'fresh',
      redirect_url: '/auth-center/practice?certCode=A',
      expires: '2999-01-01 00:00:00',
    }),
    'session.enter': keepMark,
    'session.info': () => user,
    'session.auth': () => ['a0-3'],
    'session.switchTenant': () => ({}),
    'session.enterChannel': () => ({}),
    'dictionary.queryGroupCodes': () => ({}),
  };
  restore = [
    setPresenter({ toast, goToLogin, confirmExpired }),
    setTransport(async (request) => {
      sent.push(request);
      return replies[request.name]?.(request);
    }),
  ];
});
afterEach(() => restore.forEach((undo) => undo()));

/** As the server does with the token that comes in the header. */
function keepMark({ token }: TransportRequest): object {
  document.cookie = `signedIn=${token ?? ''}; path=/`;
  return {};
}

function at(path: string): void {
  window.history.replaceState(null, '', path);
}

function address(): string {
  return `${window.location.pathname}${window.location.search}`;
}

function step(name: string): Step {
  const found = entrySteps.find((one) => one.name === name);
  if (!found) throw new Error(`no such step: ${name}`);
  return found;
}

async function run(name: string, known: Partial<Visit> = {}): Promise<Visit> {
  const visit = { ...readVisit(), ...known };
  await step(name).run(visit);
  return visit;
}

const names = (): string[] => sent.map(({ name }) => name);
const refuse = (status: number) => (): never => {
  throw errorOfReply({ reply: { status, code: status } });
};

describe('the order of the steps', () => {
  it('is the specification’s, with a token or ticket', () => {
    expect(entrySteps.map(({ name }) => name)).toEqual([
      'clearRedirects',
      'exchangeTicket',
      'storeToken',
      'loadGroupCodes',
      'loadUser',
      'applyTheme',
      'loadCodes',
      'stripQuery',
      'handleReload',
      'setTitle',
    ]);
  });

  it('only clears caches and sets the title otherwise', async () => {
    expect(plainSteps.map(({ name }) => name)).toEqual(['clearCaches', 'setTitle']);
    at('/auth-center/tenant?keyword=a');
    tab.set('ActiveUrl', '/x');
    tab.set('blankRedirect', '/auth-center/practice');
    await expect(runGuard()).resolves.toBe('stay');
    expect([names(), tab.get('ActiveUrl'), tab.get('blankRedirect'), address()]).toEqual([
      [],
      undefined,
      '/auth-center/practice',
      '/auth-center/tenant?keyword=a',
    ]);
    expect(document.title).toContain('教育认证平台');
  });

  it('asks the server in that order', async () => {
    at('/auth-center/?ticket=T&redirect_url=%2Fauth-center%2Fpractice%3FcertCode%3DA');
    await runGuard();
    expect(names().filter((name) => name.startsWith('session.'))).toEqual([
      'session.exchangeTicket',
      'session.enter',
      'session.info',
      'session.auth',
    ]);
    expect(names().indexOf('dictionary.queryGroupCodes')).toBeLessThan(names().indexOf('session.info'));
  });
});

describe('each step', () => {
  it('1 clears the redirects kept before', async () => {
    tab.set('blankRedirect', '/a');
    tab.set('ActiveRouterPath', '/b');
    tab.set('ActiveUrl', '/c');
    tab.set('breadCrumbQueue', [{ label: 'x', path: '/x' }]);
    await run('clearRedirects');
    expect([
      tab.get('blankRedirect'),
      tab.get('ActiveRouterPath'),
      tab.get('ActiveUrl'),
      tab.get('breadCrumbQueue'),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('2 exchanges a ticket for token and address, when both are there', async () => {
    const visit = await run('exchangeTicket', {
      ticket: 'T',
      redirectUrl: `${window.location.origin}/auth-center/practice`,
    });
    expect(sent[0]?.input).toEqual({ ticket: 'T', redirect_url: '/auth-center/practice' });
    expect(visit).toMatchObject({ token: 'fresh', redirectUrl: '/auth-center/practice?certCode=A' });
  });

  it.each([{ ticket: 'T' }, { redirectUrl: '/auth-center/' }, { ticket: 'T', redirectUrl: 'https://evil.example/' }])(
    '2 asks nothing for %j',
    async (known) => {
      expect((await run('exchangeTicket', known)).token).toBeUndefined();
      expect(names()).toEqual([]);
    },
  );

  it('3 L12 has the token kept by the server and forgets who was there before', async () => {
    document.cookie = 'signedIn=old; path=/';
    local.set('user', user);
    replies['session.info'] = ({ token: given }) => (given === undefined ? refuse(401)() : user);
    await run('storeToken', { token: 'new' });
    expect([sessionMark.get(), local.get('user')]).toEqual(['new', undefined]);
  });

  it('3 leaves the session alone where there is no token', async () => {
    document.cookie = 'signedIn=old; path=/';
    await run('storeToken');
    expect(sessionMark.get()).toBe('old');
  });

  it('4 loads the group codes; a failure ends nothing', async () => {
    replies['dictionary.queryGroupCodes'] = () => {
      throw errorWithoutReply('network');
    };
    await expect(run('loadGroupCodes')).resolves.toBeDefined();
  });

  it('5 loads the person, and marks them logged in', async () => {
    await run('loadUser');
    expect([local.get('hasLogin'), local.get('activeTenantId'), sessionStore.get().user?.nickname]).toEqual([
      true,
      't1',
      '何静怡',
    ]);
    expect(names()).toEqual(['session.info']);
  });

  it('5 moves to the tenant of the URL, and loads the person there', async () => {
    replies['session.info'] = () => (names().includes('session.switchTenant') ? { ...user, currTenantId: 't2' } : user);
    await run('loadUser', { tenantId: 't2' });
    expect(names()).toEqual(['session.info', 'session.switchTenant', 'session.info']);
    expect(local.get('activeTenantId')).toBe('t2');
  });

  it('5 stays in the former tenant where the other is not the person’s, and says so', async () => {
    replies['session.switchTenant'] = refuse(403);
    await run('loadUser', { tenantId: 't9' });
    expect(local.get('activeTenantId')).toBe('t1');
    expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'warning', message: '无法进入指定的机构，当前机构为 甲院' });
  });

  it('5 gives the session the channel of the URL before the person is asked for (L10)', async () => {
    at('/auth-center/?token=x&channel=partner');
    await run('loadUser');
    expect(sent.map(({ name, input }) => [name, input])).toEqual([
      ['session.enterChannel', { channel: 'partner' }],
      ['session.info', {}],
    ]);
    expect(tab.get('channel'), 'the session has it now').toBeUndefined();
  });

  it('5 ignores a channel that no theme has', async () => {
    at('/auth-center/?token=x&channel=nobodys');
    await run('loadUser');
    expect(names()).toEqual(['session.info']);
  });

  it.each(['partner', 'default'])('6 shows the session’s theme: %s', async (themeName) => {
    sessionStore.patch({ user: { ...user, themeName } });
    await run('applyTheme');
    expect(themeStore.get().name).toBe(themeName);
  });

  it('7 loads the codes; then the session counts as loaded', async () => {
    await run('loadUser');
    expect(sessionStore.get().status).toBe('loading');
    await run('loadCodes');
    expect([sessionStore.get().status, [...sessionStore.get().codes], local.get('operate-auth')]).toEqual([
      'signedIn',
      ['a0-3'],
      ['a0-3'],
    ]);
  });

  it('8 strips what was taken, keeps the rest, adds no step to the history and tells the router', async () => {
    const moved = vi.fn();
    window.addEventListener('popstate', moved);
    at('/auth-center/tenant?token=a&ticket=b&channel=c&targetTenant=d&tenantId=e&keyword=f#g');
    const { length } = window.history;
    await run('stripQuery', { ticket: undefined });
    window.removeEventListener('popstate', moved);
    expect([address(), window.location.hash, window.history.length, moved.mock.calls.length]).toEqual([
      '/auth-center/tenant?keyword=f',
      '#g',
      length,
      1,
    ]);
  });

  it('8 shows the address a ticket leads to', async () => {
    at('/auth-center/?ticket=b&redirect_url=%2Fauth-center%2Fpractice');
    await run('stripQuery', { ticket: 'b', token: 'fresh', redirectUrl: '/auth-center/practice?certCode=A' });
    expect(address()).toBe('/auth-center/practice?certCode=A');
  });

  it.each([
    ['/admin/', '/admin/', true],
    ['https://evil.example/', undefined, false],
    ['javascript:alert(1)', undefined, false],
  ])('9 sends /reload?href=%s on, on this origin only', async (href, target, isLeaving) => {
    at(`/auth-center/reload?href=${encodeURIComponent(href)}`);
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const visit = await run('handleReload');
    expect(visit.isLeaving).toBe(isLeaving);
    expect(replace.mock.calls[0]?.[0]).toBe(target);
    replace.mockRestore();
  });

  it('10 names the window after the route', async () => {
    at('/auth-center/mock-exam');
    await run('setTitle');
    expect(document.title).toMatch(/^模拟考试.* - 教育认证平台$/);
  });
});

describe('runGuard', () => {
  it('opens a page with a token; afterwards it is not in the address', async () => {
    at('/auth-center/tenant?token=abc&keyword=x');
    await expect(runGuard()).resolves.toBe('stay');
    expect([sessionMark.get(), address(), sessionStore.get().status]).toEqual([
      'abc',
      '/auth-center/tenant?keyword=x',
      'signedIn',
    ]);
  });

  it.each(['null', 'undefined', ''])('ignores token=%s and ticket=%s', async (value) => {
    at(`/auth-center/?token=${value}&ticket=${value}`);
    document.cookie = 'signedIn=mine; path=/';
    await runGuard();
    expect([sessionMark.get(), names(), address()]).toEqual(['mine', [], '/auth-center/']);
  });

  it('forgets a token that is refused, says so, shows no dialog, and keeps it out of the address', async () => {
    replies['session.enter'] = refuse(401);
    at('/auth-center/?token=stale');
    await runGuard();
    expect([sessionMark.get(), address(), sessionStore.get().status]).toEqual([
      undefined,
      '/auth-center/',
      'signedOut',
    ]);
    expect(confirmExpired).not.toHaveBeenCalled();
    expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', message: '登录凭证无效或已过期，请重新登录' });
  });

  it('a used ticket leaves the former session as it is', async () => {
    replies['session.exchangeTicket'] = refuse(422);
    document.cookie = 'signedIn=mine; path=/';
    at('/auth-center/?ticket=T&redirect_url=%2Fauth-center%2F');
    await runGuard();
    expect([sessionMark.get(), address(), names()]).toEqual(['mine', '/auth-center/', ['session.exchangeTicket']]);
  });

  describe('L11 where somebody is signed in', () => {
    const other = { ...user, userId: '2', account: 'zhang', nickname: '张三' };
    const confirm = vi.fn(async () => true);
    /** Whose the tokens are; of others there is no session. */
    const tokens: Record<string, object> = { mine: user, again: user, others: other };
    beforeEach(() => {
      confirm.mockClear();
      restore.push(setPresenter({ confirm }));
      document.cookie = 'signedIn=mine; path=/';
      replies['session.info'] = ({ token: given }) => tokens[given ?? sessionMark.get() ?? ''] ?? refuse(401)();
    });

    it('a token that is none keeps the session, and the page does not move to the tenant of the address', async () => {
      at('/auth-center/tenant?token=abc&tenantId=t2&keyword=x');
      await expect(runGuard()).resolves.toBe('stay');
      expect([sessionMark.get(), address(), sessionStore.get().user?.nickname]).toEqual([
        'mine',
        '/auth-center/tenant?keyword=x',
        '何静怡',
      ]);
      expect(names()).not.toContain('session.switchTenant');
      expect(toast).toHaveBeenCalledExactlyOnceWith({
        kind: 'warning',
        message: '链接中的登录凭证无效或已过期，仍以「何静怡（student）」登录',
      });
    });

    it.each([
      [true, 'others', '张三'],
      [false, 'mine', '何静怡'],
    ])('another person’s asks first, and names both: %s', async (isAgreed, kept, nickname) => {
      confirm.mockResolvedValueOnce(isAgreed);
      at('/auth-center/?token=others');
      await runGuard();
      expect(confirm.mock.calls).toEqual([
        [
          expect.objectContaining({
            message: expect.stringMatching(/「张三（zhang）」.*「何静怡（student）」/) as string,
          }),
        ],
      ]);
      expect([sessionMark.get(), sessionStore.get().user?.nickname, address()]).toEqual([
        kept,
        nickname,
        '/auth-center/',
      ]);
    });

    it('another one of the same person goes on with it, and so does any where the present one has ended', async () => {
      at('/auth-center/?token=again');
      await runGuard();
      expect(sessionMark.get()).toBe('again');
      document.cookie = 'signedIn=over; path=/';
      at('/auth-center/?token=others');
      await runGuard();
      expect(sessionMark.get()).toBe('others');
      expect(confirm).not.toHaveBeenCalled();
    });

    it('a ticket of another person asks too', async () => {
      confirm.mockResolvedValueOnce(false);
      tokens['fresh'] = other;
      at('/auth-center/?ticket=T&redirect_url=%2Fauth-center%2Fpractice');
      await runGuard();
      expect([sessionMark.get(), address()]).toEqual(['mine', '/auth-center/']);
    });
  });

  it('enters with the next try when only the network failed, and keeps the token nowhere but in memory', async () => {
    replies['session.enter'] = () => {
      throw errorWithoutReply('network');
    };
    at('/auth-center/practice?token=abc');
    await expect(runGuard()).resolves.toBe('stay');
    expect([sessionMark.get(), sessionStore.get().status, address()]).toEqual([
      undefined,
      'unknown',
      '/auth-center/practice',
    ]);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain('abc');
    replies['session.enter'] = keepMark;
    await loadSession();
    expect([sessionMark.get(), sessionStore.get().status]).toEqual(['abc', 'signedIn']);
  });

  it.each([
    '/practice',
    '/wrong-list',
    '/collect-list',
    '/mock-exam',
    '/answer-details',
    '/my-certification',
    '/exam-result',
    '/account',
  ])('leaves %s for the log-in page without a session, and comes back', async (path) => {
    at(`/auth-center${path}?certCode=A`);
    await expect(runGuard()).resolves.toBe('leave');
    expect(goToLogin).toHaveBeenCalledExactlyOnceWith({ redirectPath: `/auth-center${path}?certCode=A` });
  });

  it.each([
    ['a page for anyone', '/auth-center/talent-market', false, undefined],
    ['someone with a session', '/auth-center/practice', false, 'mine'],
    ['development', '/auth-center/practice', true, undefined],
  ])('stays for %s', async (_, path, isDevelopment, own) => {
    if (own) document.cookie = `signedIn=${own}; path=/`;
    at(path);
    await expect(runGuard({ isDevelopment })).resolves.toBe('stay');
    expect(goToLogin).not.toHaveBeenCalled();
  });

  it.each(['/blank', '/reload'])('clears hasLogin on %s', async (path) => {
    local.set('hasLogin', true);
    at(`/auth-center${path}`);
    await runGuard();
    expect(local.get('hasLogin')).toBeUndefined();
  });
});

describe('a session that ends', () => {
  it('is said once however many calls fail, and not while the URL carries a token', async () => {
    await Promise.all([onSessionExpired(), onSessionExpired(), onSessionExpired()]);
    expect(confirmExpired).toHaveBeenCalledTimes(1);
    at('/auth-center/?token=abc');
    await onSessionExpired();
    expect(confirmExpired).toHaveBeenCalledTimes(1);
  });
});
