import type { Json } from '#generators/formats.ts';

/** A field that was refused; `path` is a JSON pointer into the input. */
export interface FieldError {
  path: string;
  message: string;
}

/**
 * A refusal that the caller is told: HTTP status, body code (section 8 of the specification) and Chinese message.
 * Whatever else is thrown is answered with 500 and the default message.
 */
export class Failure extends Error {
  readonly status: number;
  /** The status, unless the specification has one of its own. */
  readonly code: number;
  readonly data: Json | undefined;

  constructor({ status, code, message, data }: { status: number; code?: 1002; message: string; data?: Json }) {
    super(message);
    this.name = 'Failure';
    this.status = status;
    this.code = code ?? status;
    this.data = data;
  }
}

/** Every refusal of the server: one place for status, code and words. */
export const failures = {
  invalid: (errors: readonly FieldError[]) =>
    new Failure({
      status: 422,
      message: errors[0]?.message ?? '提交的内容有误',
      data: { errors: errors.map(({ path, message }) => ({ path, message })) },
    }),
  unstorable: () => failures.invalid([{ path: '', message: '内容含有不支持的字符' }]),
  malformed: (message = '请求的格式不正确') => new Failure({ status: 400, message }),
  unauthorised: () => new Failure({ status: 401, message: '您的登录信息已失效，请重新登录' }),
  wrongPassword: ({ isProofRequired }: { isProofRequired: boolean }) =>
    new Failure({ status: 401, code: 1002, message: '账号或密码错误', data: { proofRequired: isProofRequired } }),
  proofWanted: () =>
    new Failure({
      status: 422,
      code: 1002,
      message: '尝试次数较多，请完成安全验证后再试',
      data: { proofRequired: true },
    }),
  wrongProof: () =>
    new Failure({ status: 422, code: 1002, message: '安全验证已失效，请重试', data: { proofRequired: true } }),
  passwordDue: () => new Failure({ status: 403, message: '请先修改初始密码', data: { reason: 'password' } }),
  disabled: () => new Failure({ status: 403, code: 1002, message: '账号已停用，请联系管理员' }),
  noTenant: () => new Failure({ status: 409, message: '请先选择认证机构' }),
  otherTenant: ({ tenantId, tenantName }: { tenantId: string; tenantName: string }) =>
    new Failure({
      status: 409,
      message: tenantName
        ? `当前登录已切换到「${tenantName}」，这次操作没有执行`
        : '当前登录已不在本页的机构，这次操作没有执行',
      data: { reason: 'tenant', tenant: { tenantId, tenantName } },
    }),
  otherUser: ({ nickname }: { nickname: string }) =>
    new Failure({
      status: 409,
      message: `浏览器已改用「${nickname}」的账号登录，这次操作没有执行`,
      data: { reason: 'user', user: { nickname } },
    }),
  denied: (message = '您没有此项操作的权限') => new Failure({ status: 403, message }),
  notFound: (what = '数据') => new Failure({ status: 404, message: `${what}不存在或已被删除` }),
  noRoute: () => new Failure({ status: 404, message: '接口不存在' }),
  stale: ({ theirs }: { theirs: Json }) =>
    new Failure({ status: 409, message: '内容已被他人修改，请核对后再保存', data: { theirs } }),
  conflict: (message: string) => new Failure({ status: 409, message }),
  duplicate: ({ path, message }: FieldError) =>
    new Failure({ status: 422, message, data: { errors: [{ path, message }] } }),
  /** The account that is named with a new organisation or manager is none yet. */
  noFirstPassword: (): Failure =>
    failures.invalid([{ path: '/adminPassword', message: '这个账号还没有，请填写初始密码' }]),
  tooMany: (message = '操作过于频繁，请稍后再试') => new Failure({ status: 429, message }),
  busy: (message: string) => new Failure({ status: 503, message }),
  /** Nobody is there to read it. */
  gone: () => new Failure({ status: 400, message: '请求已中断' }),
  tooSlow: () => new Failure({ status: 408, message: '提交的内容长时间没有传完，请检查网络后重试' }),
  tooLarge: (message = '提交的内容过大') => new Failure({ status: 413, message }),
  badFile: (message: string) => new Failure({ status: 415, message }),
  notConfigured: (what: string) => new Failure({ status: 503, message: `${what}尚未配置，请联系管理员` }),
  broken: () => new Failure({ status: 500, message: '系统异常，请稍后再试' }),
} as const;
