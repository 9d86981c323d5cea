/** Calls to the server under test. */
import { demoPassword } from '#server/first.ts';
import type { Json } from '#generators/formats.ts';

export type Values = Record<string, Json>;

/** What came back: HTTP status and the body `{code, message, data}`. */
export interface Reply {
  status: number;
  code: Json | undefined;
  message: string;
  data: Json | undefined;
}

export interface Client {
  /** @throws TypeError when no answer came. */
  get(path: string, query: Record<string, string>): Promise<Reply>;
  /** @throws TypeError when no answer came. */
  post(path: string, input: Values): Promise<Reply>;
}

/** A caller that also sends files. */
export interface Uploading extends Client {
  /** @throws TypeError when no answer came. */
  upload(path: string, file: { name: string; bytes: Uint8Array }): Promise<Reply>;
}

/** Signs in with one of the demo accounts. @throws Error where that is refused. @returns the token */
export async function signIn({ url, account }: { url: string; account: string }): Promise<string> {
  const { status, message, data } = await client({ url }).post('/login', { account, password: demoPassword });
  if (status !== 200) throw new Error(`log-in of ${account}: ${status} ${message}`);
  return (data as { token: string }).token;
}

/** The id of one of the certificates of the demo. */
export async function someCertificate(caller: Client): Promise<string> {
  const { data } = await caller.post('/cert/list', { pageSize: 1 });
  return String((data as { rows: Values[] }).rows[0]?.['id']);
}

/** A caller of the server at `url`, with a token or without. */
export function client({ url, token }: { url: string; token?: string }): Uploading {
  const headers: Record<string, string> = token === undefined ? {} : { token };
  return {
    get: (path, query) => send(`${url}/api${path}?${new URLSearchParams(query).toString()}`, { headers }),
    post: (path, input) =>
      send(`${url}/api${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      }),
    upload(path, { name, bytes }) {
      const body = new FormData();
      body.append('file', new Blob([Uint8Array.from(bytes)]), name);
      return send(`${url}/api${path}`, { method: 'POST', headers, body });
    },
  };
}

/** Asks one server after the other until one answers, as clients of several do; what one acknowledged without a word is sent again. */
export function firstThatAnswers(clients: readonly Client[]): Client {
  const ask = async (call: (client: Client) => Promise<Reply>): Promise<Reply> => {
    let silence: unknown;
    for (const each of clients)
      try {
        return await call(each);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        silence = error;
      }
    throw silence;
  };
  return {
    get: (path, query) => ask((each) => each.get(path, query)),
    post: (path, input) => ask((each) => each.post(path, input)),
  };
}

async function send(address: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(address, init);
  const { code, message, data } = (await response.json()) as Partial<Reply>;
  return { status: response.status, code, message: message ?? '', data };
}
