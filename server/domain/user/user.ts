import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { remove } from '../../engine/remove.ts';
import { create, update } from '../../engine/save.ts';
import { setState } from '../../engine/setState.ts';
import { failures } from '../../failures.ts';
import { hashPassword, signedIn } from '../session/index.ts';

/** Keeps an account; a new one needs a password, a password sent with a change replaces the old one and ends its sessions. */
export async function saveUser(context: CallContext, input: Values): Promise<Values> {
  const entity = entityOf(context);
  const { id, version, password, ...sent } = input;
  const [createCode = '', changeCode = ''] = context.operation.codes;
  if (!signedIn(context).codes.has(id === undefined ? createCode : changeCode)) throw failures.denied();
  const values: Values = { ...sent, ...(typeof password === 'string' && password !== '' && { passwordHash: await hashPassword(password) }) };
  if (id === undefined) {
    if (values['passwordHash'] === undefined) throw failures.invalid([{ path: '/password', message: '初始密码 不能为空' }]);
    return create({ context, entity, values });
  }
  const saved = await update({ context, entity, id: String(id), version: Number(version), values });
  if (values['passwordHash'] !== undefined) await context.app.sessions.end({ userId: String(id) });
  return saved;
}

/** Removes accounts and ends their sessions. @throws Failure 409 for the own account. */
export async function removeUsers(context: CallContext, input: Values): Promise<{ count: number }> {
  return withoutSelf({ context, input, work: () => remove(context, input) });
}

/** Turns accounts on or off; their sessions end with them. @throws Failure 409 for the own account. */
export async function setUserState(context: CallContext, input: Values): Promise<{ count: number }> {
  return withoutSelf({ context, input, work: () => setState(context, input) });
}

async function withoutSelf({ context, input, work }: { context: CallContext; input: Values; work: () => Promise<{ count: number }> }): Promise<{ count: number }> {
  const ids = input['ids'] as string[];
  if (ids.includes(signedIn(context).userId)) throw failures.conflict('不能停用或删除自己的账号');
  const result = await work();
  await Promise.all(ids.map((userId) => context.app.sessions.end({ userId })));
  return result;
}
