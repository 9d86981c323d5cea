import { reading } from '../../database/statement.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { remove } from '../../engine/remove.ts';
import { create, updateRecord } from '../../engine/save.ts';
import { setState } from '../../engine/setState.ts';
import { failures } from '../../failures.ts';
import { recordEvent } from '../security/index.ts';
import { assertPassword, hashPassword, signedIn } from '../session/index.ts';

/** Keeps an account; a new one needs a password, a password sent with a change replaces the old one and ends its sessions. */
export async function saveUser(context: CallContext, input: Values): Promise<Values> {
  const entity = entityOf(context);
  const { id, version, password, ...sent } = input;
  const [createCode = '', changeCode = ''] = context.operation.codes;
  if (!signedIn(context).codes.has(id === undefined ? createCode : changeCode)) throw failures.denied();
  const values: Values = {
    ...sent,
    ...(typeof password === 'string' && password !== '' && (await credentials({ context, id, password, sent }))),
  };
  if (id === undefined) {
    if (values['passwordHash'] === undefined)
      throw failures.invalid([{ path: '/password', message: '初始密码 不能为空' }]);
    return create({ context, entity, values });
  }
  const saved = await updateRecord({ context, entity, id: String(id), version: Number(version), values });
  if (values['passwordHash'] !== undefined) {
    await context.app.sessions.end({ userId: String(id) });
    await tell({ context, userIds: [String(id)], event: 'passwordReset' });
  }
  return saved;
}

/** What is kept of a password that an administrator sets: its owner must change it at the first log-in (rules L4, L5). */
async function credentials({
  context: { app, session },
  id,
  password,
  sent,
}: {
  context: CallContext;
  id: Values[string] | undefined;
  password: string;
  sent: Values;
}): Promise<Values> {
  const [stored] =
    id === undefined
      ? []
      : await app.database.query(
          reading<Values>({
            text: `select "account", "phone", "email" from "user" where "id" = $1`,
            values: [id],
          }),
        );
  const { account, phone, email } = { ...stored, ...sent };
  await assertPassword({
    app,
    password,
    person: { account: String(account ?? ''), phone: textOf(phone), email: textOf(email) },
    path: '/password',
  });
  return { passwordHash: await hashPassword(password), isPasswordInitial: id !== session?.userId };
}

function textOf(value: Values[string] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/** Removes accounts and ends their sessions. @throws Failure 409 for the own account. */
export async function removeUsers(context: CallContext, input: Values): Promise<{ count: number }> {
  return withoutSelf({ context, input, reason: '账号被删除', work: () => remove(context, input) });
}

/** Turns accounts on or off; their sessions end with them. @throws Failure 409 for the own account. */
export async function setUserState(context: CallContext, input: Values): Promise<{ count: number }> {
  return withoutSelf({
    context,
    input,
    reason: input['state'] === 'on' ? '账号被启用' : '账号被停用',
    work: () => setState(context, input),
  });
}

async function withoutSelf({
  context,
  input,
  reason,
  work,
}: {
  context: CallContext;
  input: Values;
  reason: string;
  work: () => Promise<{ count: number }>;
}): Promise<{ count: number }> {
  const ids = input['ids'] as string[];
  if (ids.includes(signedIn(context).userId)) throw failures.conflict('不能停用或删除自己的账号');
  const result = await work();
  await Promise.all(ids.map((userId) => context.app.sessions.end({ userId })));
  await tell({ context, userIds: ids, event: 'sessionsEnded', reason });
  return result;
}

/** Into the platform's log: whom it was done to, and by whom. */
async function tell({
  context,
  userIds,
  event,
  reason,
}: {
  context: CallContext;
  userIds: readonly string[];
  event: 'passwordReset' | 'sessionsEnded';
  reason?: string;
}): Promise<void> {
  const { app, caller } = context;
  for (const userId of userIds)
    await recordEvent({
      app,
      caller,
      happening: {
        event,
        userId,
        tenantIds: [''],
        detail: `由 ${signedIn(context).account} 操作`,
        ...(reason !== undefined && { reason }),
      },
    });
}
