import { CallError, type FieldError } from '#runtime/core/errors.ts';

export function invalid(errors: readonly FieldError[]): CallError {
  return new CallError({
    kind: 'invalid',
    code: 422,
    status: 422,
    message: errors[0]?.message ?? '提交的内容有误',
    data: { errors },
  });
}

export function missing(): CallError {
  return new CallError({ kind: 'missing', code: 404, status: 404, message: '数据不存在或已被删除' });
}

export function refused(message: string): CallError {
  return new CallError({ kind: 'conflict', code: 409, status: 409, message });
}

export function stale(theirs: unknown): CallError {
  return new CallError({
    kind: 'conflict',
    code: 409,
    status: 409,
    message: '内容已被他人修改，请核对后再保存',
    data: { theirs },
  });
}

export function broken(): CallError {
  return new CallError({ kind: 'server', code: 500, status: 500, message: '系统异常，请稍后再试' });
}
