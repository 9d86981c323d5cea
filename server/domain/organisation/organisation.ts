import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { readRecord } from '../../engine/get.ts';
import { remove } from '../../engine/remove.ts';
import { save } from '../../engine/save.ts';
import { setState } from '../../engine/setState.ts';
import { failures } from '../../failures.ts';
import { signedIn } from '../session/index.ts';

/** Keeps a membership; who is signed in with it sees the change at the next call. */
export async function saveMember(context: CallContext, input: Values): Promise<Values> {
  return thenForget(context, () => save(context, input));
}

export async function removeMembers(context: CallContext, input: Values): Promise<{ count: number }> {
  return thenForget(context, () => remove(context, idsOf(input)));
}

export async function setMemberState(context: CallContext, input: Values): Promise<{ count: number }> {
  return thenForget(context, () => setState(context, { ...idsOf(input), state: input['state'] ?? null }));
}

/**
 * Keeps a role. Nobody gives away a code that they do not have.
 * @throws Failure 403 for such a code.
 */
export async function saveRole(context: CallContext, input: Values): Promise<Values> {
  const { codes: own } = signedIn(context);
  const before = input['id'] === undefined ? undefined : await readRecord({ context, entity: entityOf(context), id: String(input['id']) });
  const kept = new Set((before?.['codes'] ?? []) as string[]);
  if (((input['codes'] ?? []) as string[]).some((code) => !own.has(code) && !kept.has(code))) throw failures.denied();
  return thenForget(context, () => save(context, input));
}

/** @throws Failure 409 for a built-in role. */
export async function removeRoles(context: CallContext, input: Values): Promise<{ count: number }> {
  const wanted = idsOf(input);
  const entity = entityOf(context);
  const roles = await Promise.all(wanted.ids.map((id) => readRecord({ context, entity, id })));
  if (roles.some((role) => role?.['isBuiltin'] === true)) throw failures.conflict('内置角色不能删除');
  return thenForget(context, () => remove(context, wanted));
}

/** One id of the path or several of the body. */
function idsOf({ id, ids }: Values): { ids: string[] } {
  return { ids: Array.isArray(ids) ? (ids as string[]) : [String(id)] };
}

async function thenForget<T>({ app }: CallContext, work: () => Promise<T>): Promise<T> {
  const result = await work();
  await app.sessions.forget();
  return result;
}
