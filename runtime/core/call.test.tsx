import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, callByName, requestOf, setTransport, type TransportRequest } from './call.ts';
import { CallError, errorOfReply, errorWithoutReply } from './errors.ts';
import { setPresenter } from './presenter.ts';

const toast = vi.fn();
const confirmExpired = vi.fn(async () => 'leave' as const);
let restore: (() => void)[] = [];

beforeEach(() => {
  toast.mockReset();
  confirmExpired.mockClear();
  restore = [setPresenter({ toast, confirmExpired, goToLogin: () => undefined })];
});

afterEach(() => restore.forEach((undo) => undo()));

function transport(work: (request: TransportRequest) => Promise<unknown>): ReturnType<typeof vi.fn> {
  const spy = vi.fn(work);
  restore.push(setTransport(spy));
  return spy;
}

describe('call', () => {
  it('gives the transport name, row and input, and the caller its data', async () => {
    const spy = transport(async () => ({ rows: [], total: 0 }));
    await expect(call('cert.list', { pageNum: 2, pageSize: 20 })).resolves.toEqual({ rows: [], total: 0 });
    expect(spy.mock.calls[0]?.[0]).toMatchObject({
      name: 'cert.list',
      operation: { entity: 'cert', verb: 'list' },
      input: { pageNum: 2, pageSize: 20 },
    });
  });

  it('makes identical reads at the same time one request; changes never', async () => {
    const spy = transport(async () => ({}));
    await Promise.all([
      callByName('cert.list', { pageNum: 1 }),
      callByName('cert.list', { pageNum: 1 }),
      callByName('cert.list', { pageNum: 2 }),
    ]);
    expect(spy).toHaveBeenCalledTimes(2);
    await Promise.all([callByName('cert.save', { certName: 'a' }), callByName('cert.save', { certName: 'a' })]);
    expect(spy).toHaveBeenCalledTimes(4);
  });

  it('shows a failure and rejects with it', async () => {
    transport(() => Promise.reject(errorOfReply({ reply: { status: 200, code: 700, message: '名额已满' } })));
    await expect(callByName('cert.save')).rejects.toBeInstanceOf(CallError);
    expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', message: '名额已满' });
  });

  it('does not say again that the line is gone, where the app does', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    restore.push(setPresenter({ saysOffline: true }), () => onLine.mockRestore());
    transport(({ name }) =>
      Promise.reject(name === 'cert.save' ? errorOfReply({ reply: { status: 422 } }) : errorWithoutReply('network')),
    );
    await expect(callByName('cert.list')).rejects.toMatchObject({ kind: 'network' });
    expect(toast).not.toHaveBeenCalled();
    await expect(callByName('cert.save')).rejects.toMatchObject({ kind: 'invalid' });
    onLine.mockReturnValue(true);
    await expect(callByName('cert.list')).rejects.toMatchObject({ kind: 'network' });
    expect(toast).toHaveBeenCalledTimes(2);
  });

  it('shows nothing when asked to be quiet, or when given up', async () => {
    transport(({ name }) =>
      Promise.reject(name === 'cert.save' ? errorOfReply({ reply: { status: 422 } }) : errorWithoutReply('aborted')),
    );
    await expect(callByName('cert.save', {}, { isQuiet: true })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(callByName('cert.list')).rejects.toMatchObject({ kind: 'aborted' });
    expect(toast).not.toHaveBeenCalled();
  });

  it('announces an ended session by its dialog, even of a quiet call', async () => {
    transport(() => Promise.reject(errorOfReply({ reply: { status: 401 } })));
    await expect(callByName('session.info', {}, { isQuiet: true })).rejects.toMatchObject({ kind: 'expired' });
    expect(confirmExpired).toHaveBeenCalledTimes(1);
    expect(toast).not.toHaveBeenCalled();
  });

  it('refuses an operation that does not exist', async () => {
    await expect(callByName('cert.fly')).rejects.toThrow('no such operation: cert.fly');
    await expect(callByName('toString')).rejects.toThrow('no such operation');
  });
});

describe('requestOf', () => {
  it('posts a call to where its name says, unless the call says otherwise', () => {
    expect(requestOf({ name: 'cert.list', operation: {}, input: {} })).toMatchObject({
      method: 'POST',
      path: '/cert/list',
    });
  });

  const operation = { method: 'GET', path: '/tenants/:id' } as const;

  it('fills path parameters and sends the rest as query', () => {
    expect(requestOf({ name: 'tenant.detail', operation, input: { id: 'a/b', lang: 'zh' } })).toMatchObject({
      path: '/tenants/a%2Fb',
      query: { lang: 'zh' },
    });
  });

  it('refuses a missing path parameter', () => {
    expect(() => requestOf({ name: 'tenant.detail', operation, input: { id: '' } })).toThrow('tenant.detail needs id');
  });

  it('sends JSON, or a form when there is a file', () => {
    expect(
      requestOf({ name: 'cert.save', operation: { method: 'POST', path: '/cert/save' }, input: { certName: 'a' } })
        .body,
    ).toEqual({ certName: 'a' });
    expect(
      requestOf({
        name: 'file.upload',
        operation: { method: 'POST', path: '/file/upload', isMultipart: true, timeout: 5 },
        input: { file: new Blob(['x']) },
      }),
    ).toMatchObject({ timeout: 5, body: expect.any(FormData) as unknown });
  });
});
