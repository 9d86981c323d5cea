import { afterEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError, errorWithoutReply } from '#runtime/core/errors.ts';
import { memoryStore } from '#learner/answers/testing.ts';
import { checkBrowser, checkNetwork, checkStorage } from './checks.ts';

describe('the checks before an exam', () => {
  const undo: (() => void)[] = [];
  afterEach(() => {
    vi.restoreAllMocks();
    for (const step of undo.splice(0)) step();
  });
  const answer = (reply: () => unknown): void => void undo.push(setTransport(async () => reply()));

  it('find storage that keeps what is put into it, and leave nothing there', async () => {
    const store = memoryStore();
    expect(await checkStorage(store)).toMatchObject({ state: 'good' });
    expect(await store.list('check')).toEqual([]);
    expect(await checkStorage({ ...store, put: async () => undefined })).toMatchObject({
      state: 'weak',
      text: '作答不能保存在本机',
    });
  });

  it('measure the way to the server and back', async () => {
    answer(() => ({}));
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(35).mockReturnValueOnce(0);
    expect(await checkNetwork()).toEqual({ state: 'good', text: '连接正常，往返 35 毫秒' });
    vi.mocked(performance.now).mockReset().mockReturnValueOnce(0).mockReturnValueOnce(1840);
    expect(await checkNetwork()).toMatchObject({ state: 'weak', text: '连接较慢，往返 1.8 秒' });
  });

  it('tell a line that is gone from a server that refuses', async () => {
    answer(() => {
      throw errorWithoutReply('network');
    });
    expect(await checkNetwork()).toMatchObject({ state: 'bad', text: '连不上服务器' });
    undo.splice(0).forEach((step) => step());
    answer(() => {
      throw new CallError({ kind: 'server', code: 503, status: 503, message: '服务器忙' });
    });
    expect(await checkNetwork()).toMatchObject({ state: 'weak', text: '服务器忙' });
  });

  it('name what a browser lacks', () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    expect(checkBrowser()).toMatchObject({ state: 'bad', text: expect.stringContaining('Cookie') });
  });
});
