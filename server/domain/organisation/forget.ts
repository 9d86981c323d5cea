import type { CallContext } from '../../engine/context.ts';

/** Does the work, then forgets the sessions remembered: what a person may do has changed. */
export async function thenForget<T>({ app }: CallContext, work: () => Promise<T>): Promise<T> {
  const result = await work();
  app.sessions.forget();
  return result;
}
