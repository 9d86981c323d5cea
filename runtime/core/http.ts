import { decoded } from './decoded.ts';
import { errorOfReply, errorWithoutReply, isSuccess, type Reply } from './errors.ts';
import { exchange, ExchangeError, type Answer, type Exchange } from './exchange.ts';
import { pageHeaders } from './page.ts';
import { cookies, sessionMark } from './storage.ts';

/** Milliseconds a call may take when its operation names no other limit (specification, section 9). */
export const defaultTimeout = 12_000;

/** One HTTP call, everything decided. */
export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api, path parameters filled in. */
  path: string;
  query?: Record<string, unknown> | undefined;
  /** JSON, or a form when there is a file in it. */
  body?: unknown;
  timeout?: number | undefined;
  isBinary?: boolean | undefined;
  /** A refused log-in is answered with 401 too, but no session has ended. */
  isLogin?: boolean | undefined;
  /** Says nothing of what the page shows: it moves the session there, or loads what is to be shown. */
  isApart?: boolean | undefined;
  /** In place of the browser's, which goes along in its cookie. */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Share sent so far, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** A downloaded file. */
export interface Download {
  blob: Blob;
  fileName: string;
}

/**
 * Sends a call and takes the envelope off: resolves to the reply's data, or to a Download for a file.
 * @throws CallError for every failure.
 */
export async function send(request: HttpRequest): Promise<unknown> {
  try {
    const answer = await carry(exchangeOf(request));
    const isRefused = answer.status < 200 || answer.status >= 300;
    return request.isBinary && !isRefused && !isJson(answer)
      ? downloadOf(answer)
      : dataOf({ status: answer.status, body: await bodyOf(answer.body), isRefused, isLogin: request.isLogin });
  } catch (error) {
    throw error instanceof ExchangeError ? errorWithoutReply(error.failure) : error;
  }
}

/** The form of a multipart call: files as they are, other values as text or JSON, missing ones left out. */
export function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, part] of partsOf(input))
    if (part instanceof Blob) form.append(name, part);
    else form.append(name, textOf(part));
  return form;
}

/** Replaces how requests leave. */
export function setExchange(next: typeof exchange): void {
  carry = next;
}

let carry: typeof exchange = exchange;

function exchangeOf({
  method,
  path,
  query,
  body,
  timeout = defaultTimeout,
  isBinary,
  isApart = false,
  token: given,
  signal,
  onProgress,
}: HttpRequest): Exchange {
  const gray = cookies.get('gray');
  const isForm = body instanceof FormData;
  return {
    method,
    url: `/api${path}${queryOf(query)}`,
    headers: {
      accept: 'application/json, text/plain, */*',
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      // Whose change it is tells the cookie; that a page of this site sends it, this (rule L12).
      'x-app': '1',
      ...(given && { token: given }),
      ...(!isApart && sessionMark.get() !== undefined && pageHeaders()),
      ...(gray && { gray }),
    },
    body: body === undefined || isForm ? body : JSON.stringify(body),
    timeout,
    isBinary,
    signal,
    onProgress,
  };
}

/** The query of a read: a list repeats its name, what is missing is left out, an object is JSON. */
function queryOf(query: Record<string, unknown> = {}): string {
  const text = new URLSearchParams(partsOf(query).map(([name, part]) => [name, textOf(part)])).toString();
  return text && `?${text}`;
}

/** Each value under its name, lists taken apart, missing ones left out. */
function partsOf(input: Record<string, unknown>): [string, unknown][] {
  return Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((part): [string, unknown][] =>
      part === undefined || part === null ? [] : [[name, part]],
    ),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

interface Envelope {
  code?: number | string;
  resCode?: number | string;
  message?: string;
  data?: unknown;
}

function dataOf({
  status,
  body,
  isRefused,
  isLogin,
}: {
  status: number;
  body: unknown;
  isRefused: boolean;
  isLogin: boolean | undefined;
}): unknown {
  const envelope = envelopeOf(body);
  if (!isRefused && isSuccess(envelope.code ?? 200)) return envelope.data;
  throw errorOfReply({ reply: { ...envelope, status }, isLogin });
}

function envelopeOf(body: unknown): Reply & { code?: number | string } {
  const envelope = typeof body === 'object' && body !== null ? (body as Envelope) : {};
  return {
    status: 0,
    code: envelope.code ?? envelope.resCode,
    message: typeof envelope.message === 'string' ? envelope.message : undefined,
    data: envelope.data,
  };
}

/** A file that takes long is answered with the job that makes it. */
function isJson({ header }: Answer): boolean {
  return header('content-type').startsWith('application/json');
}

function downloadOf({ body, header }: Answer): Download {
  return { blob: body instanceof Blob ? body : new Blob([body]), fileName: fileNameOf(header('content-disposition')) };
}

/** RFC 6266: `filename*=UTF-8''…` before the plain name. */
function fileNameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  // A wrongly encoded name falls through to the plain one.
  return decoded(encoded ?? '') || (/filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'download');
}

/** The body as JSON; as it is where it is none. A failed download brings its JSON as a blob. */
async function bodyOf(body: string | Blob): Promise<unknown> {
  const text = typeof body === 'string' ? body : await body.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
