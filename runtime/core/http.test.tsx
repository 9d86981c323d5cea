import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultTimeout, formOf, send, setAdapter, type Download } from './http.ts';
import { cookies, token } from './storage.ts';

let sent: InternalAxiosRequestConfig | undefined;

beforeEach(() => {
  token.remove();
  cookies.remove('gray');
  sent = undefined;
});

function answer({ status = 200, body, headers = {} }: { status?: number; body: unknown; headers?: Record<string, string> }): void {
  setAdapter(async (config) => {
    sent = config;
    const response = { status, statusText: '', data: body, headers: new AxiosHeaders(headers), config };
    if (status >= 400) throw new AxiosError('failed', 'ERR_BAD_REQUEST', config, {}, response);
    return response;
  });
}

function fail(error: Error): void {
  setAdapter(async () => {
    throw error;
  });
}

const get = { method: 'GET', path: '/user/info' } as const;

describe('send', () => {
  it('takes the envelope off', async () => {
    answer({ body: { code: 200, message: '成功', data: { userId: '1' } } });
    await expect(send(get)).resolves.toEqual({ userId: '1' });
    answer({ body: { resCode: 1, data: 7 } });
    await expect(send(get)).resolves.toBe(7);
  });

  it('sends the token and the gray header, below /api, within 12 s', async () => {
    token.set('abc');
    cookies.set('gray', 'beta');
    answer({ body: { code: 200 } });
    await send(get);
    expect(sent?.headers.get('token')).toBe('abc');
    expect(sent?.headers.get('gray')).toBe('beta');
    expect([sent?.baseURL, sent?.url, sent?.timeout, sent?.withCredentials]).toEqual(['/api', '/user/info', defaultTimeout, true]);
    await send({ ...get, timeout: 600_000 });
    expect(sent?.timeout).toBe(600_000);
  });

  it('sends no header without token', async () => {
    answer({ body: { code: 200 } });
    await send(get);
    expect([sent?.headers.has('token'), sent?.headers.has('gray')]).toEqual([false, false]);
  });

  it('rejects a code that is no success, with HTTP 200 too', async () => {
    answer({ body: { code: 700, message: '名额已满', data: { left: 0 } } });
    await expect(send(get)).rejects.toMatchObject({ kind: 'refused', code: 700, message: '名额已满', data: { left: 0 } });
  });

  it('rejects an HTTP error with the text of its envelope', async () => {
    answer({ status: 409, body: { code: 409, message: '已被修改', data: { theirs: {} } } });
    await expect(send(get)).rejects.toMatchObject({ kind: 'conflict', status: 409, message: '已被修改', data: { theirs: {} } });
  });

  it('rejects an HTTP error that brings a page', async () => {
    answer({ status: 502, body: '<html>Bad Gateway</html>' });
    await expect(send(get)).rejects.toMatchObject({ kind: 'server', message: '服务暂时不可用，请稍后再试' });
  });

  it('takes a refused log-in for wrong credentials, not for an ended session', async () => {
    answer({ status: 401, body: { code: 1002, message: 'x', data: { captchaRequired: true } } });
    await expect(send({ method: 'POST', path: '/login', isLogin: true })).rejects.toMatchObject({ kind: 'credentials', message: '账号或密码错误', data: { captchaRequired: true } });
  });

  it('tells a network that is down from a call that takes too long and one given up', async () => {
    fail(new AxiosError('Network Error', 'ERR_NETWORK'));
    await expect(send(get)).rejects.toMatchObject({ kind: 'network', status: 0 });
    fail(new AxiosError('timeout', 'ETIMEDOUT'));
    await expect(send(get)).rejects.toMatchObject({ kind: 'timeout' });
    fail(new CanceledError());
    await expect(send(get)).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('gives a download with its Chinese file name', async () => {
    answer({ body: new Blob(['x']), headers: { 'content-disposition': `attachment; filename="q.xlsx"; filename*=UTF-8''${encodeURIComponent('题库.xlsx')}` } });
    const file = (await send({ ...get, isBinary: true })) as Download;
    expect(file.fileName).toBe('题库.xlsx');
    expect(await file.blob.text()).toBe('x');
  });

  it('reads the error of a download that failed', async () => {
    answer({ status: 404, body: new Blob([JSON.stringify({ code: 404, message: '文件不存在' })]) });
    await expect(send({ ...get, isBinary: true })).rejects.toMatchObject({ kind: 'missing', message: '文件不存在' });
  });
});

describe('formOf', () => {
  it('keeps files, writes the rest as text, leaves out what is missing', () => {
    const file = new File(['x'], 'a.xlsx');
    const form = formOf({ file, id: '1', count: 2, where: { a: 1 }, none: null, nothing: undefined });
    expect(form.get('file')).toBeInstanceOf(Blob);
    expect([form.get('id'), form.get('count'), form.get('where'), form.has('none'), form.has('nothing')]).toEqual(['1', '2', '{"a":1}', false, false]);
  });
});
