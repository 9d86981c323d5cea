import { describe, expect, it } from 'vitest';
import { texts } from './texts.ts';
import { CallError, errorOfReply, errorWithoutReply, isSuccess, toCallError } from './errors.ts';

describe('the error catalogue', () => {
  it('takes 200 and 1 for success', () => {
    expect([200, 1, '200', '1'].every(isSuccess)).toBe(true);
    expect([0, 500, 'T01002', 401].some(isSuccess)).toBe(false);
  });

  it.each<[string, { status: number; code?: number | string; message?: string; isLogin?: boolean }, string, string]>([
    ['500 with a text', { status: 200, code: 500, message: '数据有误' }, 'server', '数据有误'],
    ['500 without', { status: 200, code: 500 }, 'server', '系统异常，请稍后再试'],
    ['1002 with a text', { status: 200, code: 1002, message: '余额不足' }, 'server', '余额不足'],
    ['T01002 without', { status: 200, code: 'T01002' }, 'server', '系统异常，请稍后再试'],
    ['HTTP 500', { status: 500 }, 'server', '系统异常，请稍后再试'],
    ['HTTP 503 without envelope', { status: 503 }, 'server', '服务暂时不可用，请稍后再试'],
    ['401 in the body', { status: 200, code: 401 }, 'expired', '您的登录信息已失效，请重新登录！'],
    ['HTTP 401', { status: 401, code: 401 }, 'expired', '您的登录信息已失效，请重新登录！'],
    [
      'failed log-in, 401',
      { status: 401, code: 1002, message: 'whatever', isLogin: true },
      'credentials',
      '账号或密码错误',
    ],
    ['locked log-in', { status: 423, code: 423, message: '账号已锁定', isLogin: true }, 'refused', '账号已锁定'],
    ['denied', { status: 403, code: 403 }, 'denied', '您没有权限进行此操作'],
    ['not there', { status: 404, code: 404, message: '证书不存在' }, 'missing', '证书不存在'],
    ['stale', { status: 409, code: 409 }, 'conflict', '内容已被他人修改，请刷新后再试'],
    ['invalid', { status: 422, code: 422 }, 'invalid', '提交的内容有误，请检查后再试'],
    ['too many', { status: 429 }, 'refused', '操作太频繁，请稍后再试'],
    ['another code', { status: 200, code: 700, message: '名额已满' }, 'refused', '名额已满'],
  ])('%s', (_, { isLogin, ...reply }, kind, message) => {
    expect(errorOfReply({ reply, isLogin })).toMatchObject({ kind, message });
  });

  it('has own texts for no reply', () => {
    expect(errorWithoutReply('network').message).toBe('网络连接失败，请检查网络后重试');
    expect(errorWithoutReply('timeout').message).toBe('请求超时，请稍后重试');
  });

  it('gives the wrong fields of a refused input, and nothing that is none', () => {
    const error = errorOfReply({
      reply: {
        status: 422,
        data: { errors: [{ path: '/certName', message: '证书名称 不能为空' }, { path: 1 }, null] },
      },
    });
    expect(error.fieldErrors).toEqual([{ path: '/certName', message: '证书名称 不能为空' }]);
    expect(errorWithoutReply('network').fieldErrors).toEqual([]);
  });

  it('makes any thrown value a CallError and leaves one as it is', () => {
    const error = errorWithoutReply('timeout');
    expect(toCallError(error)).toBe(error);
    expect(toCallError('x')).toBeInstanceOf(CallError);
    expect(toCallError(new TypeError('Failed to fetch dynamically imported module: /a.js')).message).toBe(texts.chunk);
  });
});
