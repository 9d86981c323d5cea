/** Load on one call: connections that each send the next request when the last is answered. */
import autocannon from 'autocannon';
import { question } from './questions.ts';

export interface Target {
  url: string;
  paths: Record<CallName, string>;
  headers: Record<string, string>;
}

export type CallName = 'list' | 'get' | 'create' | 'update';

export interface Owned {
  id: string;
  version: number;
}

export interface Pool {
  certIds: string[];
  ids: string[];
  /** Records that only this target's updates touch, by id with the version they have. */
  owned: Owned[];
}

export interface Result {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Runs one call for some seconds. @throws Error where any request was not answered with 200. */
export async function load({
  target,
  name,
  pool,
  connections,
  seconds,
}: {
  target: Target;
  name: CallName;
  pool: Pool;
  connections: number;
  seconds: number;
}): Promise<Result> {
  const result = await autocannon({
    url: target.url,
    connections,
    duration: seconds,
    requests: [
      {
        method: name === 'get' ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', ...target.headers },
        ...requestOf({ name, path: target.paths[name], pool }),
      },
    ],
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0)
    throw new Error(
      `${target.url} ${name}: ${failed} of ${result.requests.total} requests failed (${JSON.stringify(result.statusCodeStats)})`,
    );
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

interface Context {
  owned?: Owned;
}

function requestOf({ name, path, pool }: { name: CallName; path: string; pool: Pool }): Partial<autocannon.Request> {
  switch (name) {
    case 'list':
      return {
        path,
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({
            certId: pick(pool.certIds),
            type: pick(['single', 'multiple', 'judgment']),
            pageNum: 1,
            pageSize: 20,
            sort: '-createdTime',
          }),
        }),
      };
    case 'get':
      return { path, setupRequest: (request) => ({ ...request, path: `${path}?id=${pick(pool.ids)}` }) };
    case 'create':
      return {
        path,
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify(
            question({ n: 1_000_000 + Math.floor(Math.random() * 1e12), certId: pick(pool.certIds) }),
          ),
        }),
      };
    case 'update':
      // A record that is under way is nobody else's; one whose answer never came is not used again, as its version is unknown.
      return {
        path,
        setupRequest: (request, context) => {
          const owned = pool.owned.shift();
          if (!owned) throw new Error('more updates under way than records');
          (context as Context).owned = owned;
          return {
            ...request,
            body: JSON.stringify({
              id: owned.id,
              version: owned.version,
              analysis: `<p>第 ${owned.version} 次修改后的解析。</p>`,
              score: 1 + (owned.version % 9),
            }),
          };
        },
        onResponse: (status, _body, context) => {
          const { owned } = context as Context;
          if (status === 200 && owned) pool.owned.push({ id: owned.id, version: owned.version + 1 });
        },
      };
  }
}

function pick<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)] as T;
}
