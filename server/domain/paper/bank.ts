import type { CallContext } from '../../engine/context.ts';
import { mayCall } from '../home/index.ts';

/** Whether the caller may read the question bank, and so what questions say and their keys. */
export function readsBank({ app, session }: Pick<CallContext, 'app' | 'session'>): boolean {
  return session !== undefined && mayCall({ session, operation: app.catalogue.operations['question.list'] });
}
