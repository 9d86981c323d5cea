import { beforeEach, describe, expect, it } from 'vitest';
import { ExchangeError, type Exchange, type Failure } from './exchange.ts';
import { defaultTimeout, formOf, send, setExchange, type Download } from './http.ts';
import { cookies, sessionMark } from './storage.ts';

let sent: Exchange | undefined;

beforeEach(() => {
  sessionMark.remove();
  cookies.remove('gray');
  sent = undefined;
});

function answer({
  status = 200,
  body,
  headers = {},
}: {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}): void {
  setExchange(async (exchange) => {
    sent = exchange;
    return {
      status,
      body: body instanceof Blob || typeof body === 'string' ? body : JSON.stringify(body),
      header: (name) => headers[name] ?? '',
    };
  });
}

function fail(failure: Failure): void {
  setExchange(async () => {
    throw new ExchangeError(failure);
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

  it('L12 sends that a page of ours asks, no token but a given one, and the gray header, below /api, within 12 s', async () => {
    document.cookie = 'signedIn=abc; path=/';
    document.cookie = 'gray=beta; path=/';
    answer({ body: { code: 200 } });
    await send(get);
    expect(sent?.headers).toMatchObject({ 'x-app': '1', gray: 'beta' });
    expect(sent?.headers).not.toHaveProperty('token');
    expect([sent?.url, sent?.timeout]).toEqual(['/api/user/info', defaultTimeout]);
    await send({ ...get, timeout: 600_000, token: 'given' });
    expect([sent?.timeout, sent?.headers['token']]).toEqual([600_000, 'given']);
  });

  it('sends nothing more where nobody is signed in', async () => {
    answer({ body: { code: 200 } });
    await send(get);
    expect(Object.keys(sent?.headers ?? {})).toEqual(['accept', 'x-app']);
  });

  it('writes a query and a JSON body as the server reads them', async () => {
    answer({ body: { code: 200 } });
    await send({
      ...get,
      query: { id: ['1', '2'], keyword: '机器 学习', where: { a: 1 }, none: null, nothing: undefined },
    });
    expect(sent?.url).toBe(
      `/api/user/info?${new URLSearchParams([
        ['id', '1'],
        ['id', '2'],
        ['keyword', '机器 学习'],
        ['where', '{"a":1}'],
      ]).toString()}`,
    );
    await send({ method: 'POST', path: '/login', body: { account: 'a' } });
    expect([sent?.body, sent?.headers['content-type']]).toEqual(['{"account":"a"}', 'application/json']);
  });

  it('rejects a code that is no success, with HTTP 200 too', async () => {
    answer({ body: { code: 700, message: '名额已满', data: { left: 0 } } });
    await expect(send(get)).rejects.toMatchObject({
      kind: 'refused',
      code: 700,
      message: '名额已满',
      data: { left: 0 },
    });
  });

  it('rejects an HTTP error with the text of its envelope', async () => {
    answer({ status: 409, body: { code: 409, message: '已被修改', data: { theirs: {} } } });
    await expect(send(get)).rejects.toMatchObject({
      kind: 'conflict',
      status: 409,
      message: '已被修改',
      data: { theirs: {} },
    });
  });

  it('rejects an HTTP error that brings a page', async () => {
    answer({ status: 502, body: '<html>Bad Gateway</html>' });
    await expect(send(get)).rejects.toMatchObject({ kind: 'server', message: '服务暂时不可用，请稍后再试' });
  });

  it('takes a refused log-in for wrong credentials, not for an ended session', async () => {
    answer({ status: 401, body: { code: 1002, message: 'x', data: { proofRequired: true } } });
    await expect(send({ method: 'POST', path: '/login', isLogin: true })).rejects.toMatchObject({
      kind: 'credentials',
      message: '账号或密码错误',
      data: { proofRequired: true },
    });
  });

  it('tells a network that is down from a call that takes too long and one given up', async () => {
    fail('network');
    await expect(send(get)).rejects.toMatchObject({ kind: 'network', status: 0 });
    fail('timeout');
    await expect(send(get)).rejects.toMatchObject({ kind: 'timeout' });
    fail('aborted');
    await expect(send(get)).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('gives a download with its Chinese file name', async () => {
    answer({
      body: new Blob(['x']),
      headers: {
        'content-disposition': `attachment; filename="q.xlsx"; filename*=UTF-8''${encodeURIComponent('题库.xlsx')}`,
      },
    });
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
    expect([form.get('id'), form.get('count'), form.get('where'), form.has('none'), form.has('nothing')]).toEqual([
      '1',
      '2',
      '{"a":1}',
      false,
      false,
    ]);
  });
});
