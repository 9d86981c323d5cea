import type { CallContext, Values } from '../../engine/context.ts';
import { remove } from '../../engine/remove.ts';
import { setState } from '../../engine/setState.ts';

/** Removes fields that no record has a value of (rule E5). @throws Failure 409 where one has. */
export async function removeFields(context: CallContext, input: Values): Promise<unknown> {
  return thenForget(context, () => remove(context, input));
}

/** Takes fields out of use or brings them back (rule E5). @throws Failure 409 where there would be more than the entity takes. */
export async function setFieldState(context: CallContext, input: Values): Promise<unknown> {
  return thenForget(context, () => setState(context, input));
}

/** Does the work, then forgets the fields remembered: what a record has has changed. */
export async function thenForget<T>({ app, scope: { tenantId } }: CallContext, work: () => Promise<T>): Promise<T> {
  const result = await work();
  app.ownFields.forget(tenantId);
  return result;
}
