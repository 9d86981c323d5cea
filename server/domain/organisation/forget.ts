import type { CallContext } from '../../engine/context.ts';

/** Does the work, then lets every process forget its sessions: what a person may do has changed. */
export async function thenForget<T>({ app }: CallContext, work: () => Promise<T>): Promise<T> {
  const result = await work();
  await app.sessions.forget();
  return result;
}
