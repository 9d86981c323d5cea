import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionExpired } from './expired.ts';
import { setPresenter } from './presenter.ts';
import { local, tab, sessionMark } from './storage.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/cert?pageNum=2');
  document.cookie = 'signedIn=abc; path=/';
  local.set('hasLogin', true);
});

function present(): {
  confirmExpired: ReturnType<typeof vi.fn>;
  goToLogin: ReturnType<typeof vi.fn>;
  confirm: () => void;
} {
  let confirm = (): void => undefined;
  const confirmExpired = vi.fn(() => new Promise<'leave'>((resolve) => (confirm = () => resolve('leave'))));
  const goToLogin = vi.fn();
  setPresenter({ confirmExpired, goToLogin });
  return { confirmExpired, goToLogin, confirm: () => confirm() };
}

describe('onSessionExpired', () => {
  it('asks once however many calls fail, then goes to the log-in page and comes back later', async () => {
    const { confirmExpired, goToLogin, confirm } = present();
    const all = [onSessionExpired(), onSessionExpired(), onSessionExpired()];
    expect(confirmExpired).toHaveBeenCalledTimes(1);
    expect(confirmExpired).toHaveBeenCalledWith({
      title: '提示',
      message: '您的登录信息已失效，请重新登录！',
      confirmText: '重新登录',
    });
    expect(goToLogin).not.toHaveBeenCalled();
    confirm();
    await Promise.all(all);
    expect(goToLogin).toHaveBeenCalledTimes(1);
    expect(goToLogin).toHaveBeenCalledWith({ redirectPath: '/admin/cert?pageNum=2' });
    expect([sessionMark.get(), local.get('hasLogin'), tab.get('blankRedirect')]).toEqual([
      undefined,
      undefined,
      '/admin/cert?pageNum=2',
    ]);
  });

  it('says nothing while the URL carries a token', async () => {
    window.history.replaceState(null, '', '/admin/?token=xyz');
    const { confirmExpired, goToLogin } = present();
    await onSessionExpired();
    expect(confirmExpired).not.toHaveBeenCalled();
    expect(goToLogin).not.toHaveBeenCalled();
  });
});
