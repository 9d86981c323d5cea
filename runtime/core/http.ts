import axios, { AxiosError, type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { CallError, errorOfReply, errorWithoutReply, isSuccess, type Reply } from './errors.ts';
import { cookies, token } from './storage.ts';

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
 * Sends a call and takes the envelope off: resolves to the reply's data, or to a Download for a binary one.
 * @throws CallError for every failure.
 */
export async function send(request: HttpRequest): Promise<unknown> {
  try {
    const response = await client.request<unknown>(configOf(request));
    return request.isBinary ? downloadOf(response) : dataOf({ response, isLogin: request.isLogin });
  } catch (error) {
    throw await callErrorOf({ error, isLogin: request.isLogin });
  }
}

/** The form of a multipart call: files as they are, other values as text or JSON, missing ones left out. */
export function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (part === undefined || part === null) continue;
      if (part instanceof Blob) form.append(name, part);
      else form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part));
    }
  return form;
}

/** Replaces how requests leave; for tests. */
export function setAdapter(adapter: NonNullable<AxiosRequestConfig['adapter']>): void {
  client.defaults.adapter = adapter;
}

const client: AxiosInstance = axios.create({
  baseURL: '/api',
  timeout: defaultTimeout,
  withCredentials: true,
  paramsSerializer: { indexes: null },
  transitional: { clarifyTimeoutError: true },
});

client.interceptors.request.use((config) => {
  const current = token.get();
  if (current) config.headers.set('token', current);
  const gray = cookies.get('gray');
  if (gray) config.headers.set('gray', gray);
  return config;
});

function configOf({ method, path, query, body, timeout, isBinary, signal, onProgress }: HttpRequest): AxiosRequestConfig {
  return {
    method,
    url: path,
    ...(query && { params: query }),
    ...(body !== undefined && { data: body }),
    ...(timeout !== undefined && { timeout }),
    ...(signal && { signal }),
    ...(isBinary && { responseType: 'blob' as const }),
    ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
  };
}

interface Envelope {
  code?: number | string;
  resCode?: number | string;
  message?: string;
  data?: unknown;
}

function dataOf({ response, isLogin }: { response: AxiosResponse<unknown>; isLogin: boolean | undefined }): unknown {
  const { code = 200, message, data } = envelopeOf(response.data);
  if (isSuccess(code)) return data;
  throw errorOfReply({ reply: { status: response.status, code, message, data }, isLogin });
}

function envelopeOf(body: unknown): Reply & { code?: number | string } {
  const envelope = typeof body === 'object' && body !== null ? (body as Envelope) : {};
  return { status: 0, code: envelope.code ?? envelope.resCode, message: typeof envelope.message === 'string' ? envelope.message : undefined, data: envelope.data };
}

function downloadOf(response: AxiosResponse<unknown>): Download {
  return { blob: response.data as Blob, fileName: fileNameOf(String(response.headers['content-disposition'] ?? '')) };
}

/** RFC 6266: `filename*=UTF-8''…` before the plain name. */
function fileNameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded)
    try {
      return decodeURIComponent(encoded);
    } catch {
      // A wrongly encoded name falls through to the plain one.
    }
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'download';
}

async function callErrorOf({ error, isLogin }: { error: unknown; isLogin: boolean | undefined }): Promise<CallError> {
  if (error instanceof CallError) return error;
  if (axios.isCancel(error)) return errorWithoutReply('aborted');
  if (!(error instanceof AxiosError)) throw error;
  if (!error.response) return errorWithoutReply(error.code === 'ETIMEDOUT' || error.code === 'ECONNABORTED' ? 'timeout' : 'network');
  const { code, message, data } = envelopeOf(await bodyOf(error.response.data));
  return errorOfReply({ reply: { status: error.response.status, code, message, data }, isLogin });
}

/** The body of a failed reply; a failed download brings its JSON as a blob. */
async function bodyOf(body: unknown): Promise<unknown> {
  if (!(body instanceof Blob)) return body;
  try {
    return JSON.parse(await body.text());
  } catch {
    return undefined;
  }
}
