import type { CallContext } from '../../engine/context.ts';

/** Whether the caller may read the question bank, and so what questions say and their keys. */
export function readsBank({ app, session }: Pick<CallContext, 'app' | 'session'>): boolean {
  const codes = app.catalogue.operations['question.list']?.codes ?? [];
  return codes.some((code) => session?.codes.has(code));
}
