import { everyCode, heldCodes } from '#runtime/core/operations/wholeCodes.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { readRecord } from '../../engine/get.ts';
import { remove } from '../../engine/remove.ts';
import { save } from '../../engine/save.ts';
import { codeNames } from './codeNames.ts';
import { thenForget } from './forget.ts';
import { setState } from '../../engine/setState.ts';
import { failures } from '../../failures.ts';
import { recordOwn } from '../security/index.ts';
import { signedIn } from '../session/index.ts';

export async function removeMembers(context: CallContext, input: Values): Promise<{ count: number }> {
  return thenForget(context, () => remove(context, idsOf(input)));
}

export async function setMemberState(context: CallContext, input: Values): Promise<{ count: number }> {
  return thenForget(context, () => setState(context, { ...idsOf(input), state: input['state'] ?? null }));
}

/**
 * Keeps a role. Nobody gives away a code that they do not have.
 * @throws Failure 403 for such codes, 422 for ones that there are not; it names them.
 */
export async function saveRole(context: CallContext, input: Values): Promise<Values> {
  const { codes: own } = signedIn(context);
  const { modules } = context.app.artefacts;
  const before =
    input['id'] === undefined
      ? undefined
      : await readRecord({ context, entity: entityOf(context), id: String(input['id']) });
  const former = (before?.['codes'] ?? []) as string[];
  const all = everyCode(modules);
  const kept = heldCodes({ stored: former, all });
  const beyond = ((input['codes'] ?? []) as string[]).filter((code) => !own.has(code) && !kept.has(code));
  const unknown = beyond.filter((code) => !all.has(code));
  if (unknown.length > 0)
    throw failures.invalid([{ path: '/codes', message: `没有这样的权限：${unknown.join('、')}` }]);
  if (beyond.length > 0)
    throw failures.denied(`您自己没有这些权限，不能授予：${codeNames({ codes: beyond, modules })}`);
  const saved = await thenForget(context, () => save(context, input));
  const codes = new Set((saved['codes'] ?? []) as string[]);
  const [added, taken] = [
    [...codes].filter((code) => !former.includes(code)),
    former.filter((code) => !codes.has(code)),
  ];
  if (added.length + taken.length > 0)
    await recordOwn(context, {
      event: 'codesChanged',
      detail: `角色“${String(saved['roleName'])}”${[...(added.length > 0 ? [`增加 ${codeNames({ codes: added, modules })}`] : []), ...(taken.length > 0 ? [`去掉 ${codeNames({ codes: taken, modules })}`] : [])].join('；')}`,
    });
  return saved;
}

/** @throws Failure 409 for a built-in role. */
export async function removeRoles(context: CallContext, input: Values): Promise<{ count: number }> {
  const wanted = idsOf(input);
  const entity = entityOf(context);
  const roles = await Promise.all(wanted.ids.map((id) => readRecord({ context, entity, id })));
  if (roles.some((role) => role?.['isBuiltin'] === true)) throw failures.conflict('内置角色不能删除');
  const result = await thenForget(context, () => remove(context, wanted));
  for (const role of roles)
    if (role) await recordOwn(context, { event: 'codesChanged', detail: `删除角色“${String(role['roleName'])}”` });
  return result;
}

/** One id of the path or several of the body. */
export function idsOf({ id, ids }: Values): { ids: string[] } {
  return { ids: Array.isArray(ids) ? (ids as string[]) : [String(id)] };
}
