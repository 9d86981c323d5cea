import type { Json, Operation } from '#generators/formats.ts';
import type { Values } from './artefacts.ts';

/** What came back: HTTP status and the body `{code, message, data}`, or the bytes of a file. */
export interface Reply {
  status: number;
  body: { code?: Json; message?: Json; data?: Json };
  bytes: Uint8Array;
}

/** Someone who calls the server; without a token nobody in particular. */
export interface Caller {
  call(operation: Operation, input?: Values): Promise<Reply>;
  /** Sends a body as it is, as JSON. */
  send(operation: Operation, body: string): Promise<Reply>;
  /** Sends a file as the form field `file`. */
  upload(operation: Operation, file: { name: string; content: string | Uint8Array<ArrayBuffer> }): Promise<Reply>;
}

/** A caller of the server at `url`; `page`: what each request says of its page. */
export function callerOf({
  url,
  token,
  page = {},
}: {
  url: string;
  token?: string;
  page?: { tenant?: string; user?: string };
}): Caller {
  const headers: Record<string, string> = { ...page, ...(token !== undefined && { token }) };
  return {
    call: (operation, input = {}) => send(requestOf({ url, operation, input, headers })),
    send: (operation, body) =>
      send({
        address: requestOf({ url, operation, input: {}, headers }).address,
        init: { method: operation.method, headers: { ...headers, 'content-type': 'application/json' }, body },
      }),
    upload(operation, { name, content }) {
      const form = new FormData();
      form.append('file', new Blob([content]), name);
      return send({ address: `${url}/api${operation.path}`, init: { method: operation.method, headers, body: form } });
    },
  };
}

interface Request {
  address: string;
  init: RequestInit;
}

/** Names in the path are taken out of the input; the rest is the query of a reading call, else the body. */
function requestOf({
  url,
  operation,
  input,
  headers,
}: {
  url: string;
  operation: Operation;
  input: Values;
  headers: Record<string, string>;
}): Request {
  const rest = { ...input };
  const path = operation.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = rest[name] ?? 'none';
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const address = `${url}/api${path}`;
  if (operation.isMultipart) return { address, init: { method: operation.method, headers, body: new FormData() } };
  if (operation.method !== 'GET' && operation.method !== 'DELETE')
    return {
      address,
      init: {
        method: operation.method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(rest),
      },
    };
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return { address: query.size > 0 ? `${address}?${query}` : address, init: { method: operation.method, headers } };
}

async function send({ address, init }: Request): Promise<Reply> {
  const response = await fetch(address, init);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    bytes,
    body: isJson ? (JSON.parse(new TextDecoder().decode(bytes)) as Reply['body']) : {},
  };
}
