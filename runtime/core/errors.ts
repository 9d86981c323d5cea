import { isChunkFailure } from './chunks.ts';
import { texts } from './texts.ts';

export type CallErrorKind =
  | 'server'
  | 'credentials'
  | 'expired'
  | 'denied'
  | 'missing'
  | 'conflict'
  | 'invalid'
  | 'refused'
  | 'network'
  | 'timeout'
  | 'aborted';

/** One wrong field of a call's input; `path` is a JSON pointer into it. */
export interface FieldError {
  path: string;
  message: string;
}

/**
 * Why a call failed. `code` is the reply's own code, `status` the HTTP status (0 when no reply came), `message` the
 * Chinese text for the person, `data` whatever the reply carried (`{errors}` of 422, `{theirs}` of 409).
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: CallErrorKind;
  readonly code: number | string;
  readonly status: number;
  readonly data: unknown;

  constructor({
    kind,
    code,
    status,
    message,
    data,
  }: { kind: CallErrorKind; code: number | string; status: number; message: string; data?: unknown }) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.data = data;
  }

  /** The wrong fields of a refused input; empty for every other failure. */
  get fieldErrors(): FieldError[] {
    const errors = isRecord(this.data) ? this.data['errors'] : undefined;
    return Array.isArray(errors) ? errors.filter(isFieldError) : [];
  }
}

/** What the server answers, or what is left of it. */
export interface Reply {
  status: number;
  code?: number | string | undefined;
  message?: string | undefined;
  data?: unknown;
}

/** Whether the body says that the call went well (specification, section 8). */
export function isSuccess(code: number | string): boolean {
  return code === 200 || code === 1 || code === '200' || code === '1';
}

/** The error of a reply that is no success, by the catalogue of section 8. */
export function errorOfReply({ reply, isLogin = false }: { reply: Reply; isLogin?: boolean }): CallError {
  const { status, data } = reply;
  const code = reply.code ?? status;
  const kind = kindOf({ status, code, isLogin });
  return new CallError({ kind, code, status, data, message: messageOf({ kind, status, text: reply.message }) });
}

/** The error of a call that got no reply. */
export function errorWithoutReply(kind: 'network' | 'timeout' | 'aborted'): CallError {
  return new CallError({ kind, code: 0, status: 0, message: texts[kind] });
}

/** Whether a call failed because nothing answered: the line is gone or too slow. */
export function isUnreachable({ kind }: CallError): boolean {
  return kind === 'network' || kind === 'timeout';
}

/** Any thrown value as a CallError, so that one type reaches the screens. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  const message = isChunkFailure(error) ? texts.chunk : texts.systemError;
  return new CallError({ kind: 'server', code: 500, status: 0, message, data: error });
}

/** Whether a call was refused because the initial password is to be changed first. */
export function isPasswordDue({ status, data }: CallError): boolean {
  return status === 403 && isRecord(data) && data['reason'] === 'password';
}

const kindsByStatus: Record<string, CallErrorKind> = {
  '403': 'denied',
  '404': 'missing',
  '409': 'conflict',
  '422': 'invalid',
};
const serverCodes = new Set(['500', '1002', 'T01002']);

function kindOf({ status, code, isLogin }: { status: number; code: number | string; isLogin: boolean }): CallErrorKind {
  if (isLogin && (status === 401 || code === 401 || (status === 200 && String(code) === '1002'))) return 'credentials';
  if (status === 401 || String(code) === '401' || code === 'UNAUTHORIZED') return 'expired';
  if (serverCodes.has(String(code)) || status >= 500) return 'server';
  return kindsByStatus[String(status)] ?? kindsByStatus[String(code)] ?? 'refused';
}

const textsByStatus: Record<number, string> = {
  413: texts.tooLarge,
  429: texts.tooMany,
  502: texts.unavailable,
  503: texts.unavailable,
  504: texts.unavailable,
};
const textsByKind: Partial<Record<CallErrorKind, string>> = {
  denied: texts.denied,
  missing: texts.missing,
  conflict: texts.conflict,
  invalid: texts.invalid,
};

function messageOf({ kind, status, text }: { kind: CallErrorKind; status: number; text: string | undefined }): string {
  if (kind === 'credentials') return texts.credentials;
  if (kind === 'expired') return texts.expired;
  return text || textsByKind[kind] || textsByStatus[status] || texts.systemError;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';
}
