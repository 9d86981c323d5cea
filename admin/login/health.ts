import { send } from '#runtime/core/http.ts';

/** What the log-in page wants to know of the server. */
export interface Health {
  /** It runs with the demo data, so their accounts may be shown. */
  demo?: boolean;
}

/**
 * Asks the server how it is; no operation of the catalogue, for it answers before there is one.
 * @throws CallError
 */
export async function readHealth({ signal }: { signal?: AbortSignal } = {}): Promise<Health> {
  return ((await send({ method: 'GET', path: '/health', signal })) ?? {}) as Health;
}
