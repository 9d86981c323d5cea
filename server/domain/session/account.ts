import { changing, reading } from '../../database/statement.ts';
import { Failure, failures } from '../../failures.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import type { Session } from '../../engine/session.ts';
import { emailTaken } from '../../engine/refuse.ts';
import { guarded } from '../../engine/save.ts';
import { lightColoursOf } from '../portal/index.ts';
import { recordOwn } from '../security/index.ts';
import { countTry, keysOfEmail, takeBack } from './attempts.ts';
import { themeNameOf } from './channel.ts';
import { siblingsOf } from './siblings.ts';
import { signedIn } from './signedIn.ts';
import { countInvitations, tenantRoles, type TenantRole } from './tenants.ts';

/** How long the session of a token lives that a page brings to have it kept in its cookie (server/http/sessionCookie.ts). */
export async function enter(context: CallContext): Promise<Values> {
  const [row] = await context.app.database.query(
    reading<{ expires: string }>({
      text: 'select "expiresTime" as "expires" from "session" where "id" = $1',
      values: [signedIn(context).id],
    }),
  );
  if (!row) throw failures.unauthorised();
  return row;
}

/** Ends the session on the server. */
export async function logout(context: CallContext): Promise<Values> {
  const { id, userId } = signedIn(context);
  await context.app.sessions.end({ userId, id });
  await recordOwn(context, { event: 'logout' });
  return {};
}

/** Who is signed in, in which tenant and role. */
export async function info(context: CallContext): Promise<Values> {
  const session = signedIn(context);
  const [user, roles, themeName, look, siblings, invitationCount] = await Promise.all([
    readUser(context),
    tenantRoles({ app: context.app, ...session }),
    themeNameOf({ app: context.app, ...session }),
    readLook(context),
    siblingsOf({ ...context, ...session }),
    countInvitations({ app: context.app, ...session }),
  ]);
  const current =
    roles.find(({ tenantId, roleId }) => tenantId === session.tenantId && roleId === session.roleId) ??
    roles.find(({ tenantId }) => tenantId === session.tenantId);
  return {
    userId: session.userId,
    account: session.account,
    nickname: user.nickname,
    avatar: user.avatar,
    currTenantId: session.tenantId,
    tenant: { tenantId: session.tenantId, tenantName: current?.tenantName ?? '' },
    role: { roleId: session.roleId, roleName: current?.roleName ?? '' },
    isOperator: session.isOperator,
    reach: session.reach.kind,
    themeName,
    ...look,
    siblings,
    invitationCount,
  };
}

/** The own account. */
export async function basic(context: CallContext): Promise<Values> {
  const { userId, account } = signedIn(context);
  const { nickname, avatar, phone, email } = await readUser(context);
  return { userId, account, nickname, avatar, phone, email };
}

/** The codes of the current role. */
export async function auth(context: CallContext): Promise<string[]> {
  return [...signedIn(context).codes].sort();
}

/** The own roles in the current tenant. */
export async function roles(context: CallContext): Promise<Values[]> {
  const session = signedIn(context);
  const all = await tenantRoles({ app: context.app, ...session });
  return all
    .filter(({ tenantId, roleId }) => tenantId === session.tenantId && roleId !== '')
    .map(({ roleId, roleName }) => ({ roleId, roleName }));
}

/** The own tenants. */
export async function tenants(context: CallContext): Promise<Values[]> {
  const all = await tenantRoles({ app: context.app, ...signedIn(context) });
  return [
    ...new Map(
      all.map(({ tenantId, tenantName, logo }) => [tenantId, { id: tenantId, name: tenantName, logo }]),
    ).values(),
  ];
}

export async function currentRole(context: CallContext): Promise<Values> {
  const { role } = await info(context);
  return { role: role ?? null };
}

/** @throws Failure 403 where the role is not the caller's in the current tenant. */
export async function switchRole(context: CallContext, input: Values): Promise<Values> {
  const session = signedIn(context);
  const all = await tenantRoles({ app: context.app, ...session });
  const wanted = all.find(({ tenantId, roleId }) => tenantId === session.tenantId && roleId === input['roleId']);
  if (!wanted || wanted.roleId === '') throw failures.denied();
  await context.app.sessions.move({ id: session.id, tenantId: session.tenantId, roleId: wanted.roleId });
  await recordOwn(context, { event: 'roleSwitched', detail: fromTo(nameIn(all, session)?.roleName, wanted.roleName) });
  return {};
}

/** Moves the session to another of the own tenants. @throws Failure 403 where it is not one of them. */
export async function switchTenant(context: CallContext, input: Values): Promise<Values> {
  const session = signedIn(context);
  const all = await tenantRoles({ app: context.app, ...session });
  const wanted = all.find(({ tenantId }) => tenantId === input['tenantId']);
  if (!wanted) throw failures.denied();
  await context.app.sessions.move({ id: session.id, tenantId: wanted.tenantId, roleId: wanted.roleId });
  await recordOwn(context, {
    event: 'tenantSwitched',
    tenantId: wanted.tenantId,
    detail: fromTo(nameIn(all, session)?.tenantName, wanted.tenantName),
  });
  return {};
}

/** As switchTenant; the reply carries the token the caller goes on with, where the caller had it. */
export async function switchTenantForToken(context: CallContext, input: Values): Promise<Values> {
  await switchTenant(context, input);
  const { token } = context.caller;
  return { token: token ?? null };
}

const profileFields = ['nickname', 'avatar', 'phone', 'email'] as const;

/**
 * Changes what the input names of the own profile. Who has which e-mail address is not to be tried out (rule T31).
 * @throws Failure 429 where too many were others'.
 */
export async function updateProfile(context: CallContext, input: Values): Promise<Values> {
  const { app } = context;
  const { userId } = signedIn(context);
  const fields = profileFields.filter((field) => input[field] !== undefined);
  const keys = keysOfEmail({ userId });
  const isTry = Boolean(input['email']);
  if (isTry && !(await countTry({ app, keys, level: 0 })))
    throw failures.tooMany('您填的邮箱有多个是别的账号的，请半小时后再试');
  const statement = changing({
    text: `update "user" set ${fields.map((field, i) => `"${field}" = $${i + 2}`).join(', ')} where "id" = $1`,
    values: [userId, ...fields.map((field) => input[field] || null)],
  });
  let isOthers = false;
  try {
    if (fields.length > 0)
      await guarded(context, () => app.database.batch({ scope: { tenantId: '', userId }, statements: [statement] }));
  } catch (error) {
    isOthers = error instanceof Failure && error.message === emailTaken;
    throw error;
  } finally {
    if (isTry && !isOthers) await takeBack({ app, keys });
  }
  return basic(context);
}

/** The own sessions, last used first. */
export async function mine(context: CallContext): Promise<Values[]> {
  const { userId, id } = signedIn(context);
  return context.app.database.query(
    reading<Values>({
      text: `select "id", "id" = $2 as "isCurrent", "createdTime", "lastSeenTime", "ip", "userAgent" from "session"
        where "userId" = $1 and "expiresTime" > now() order by "lastSeenTime" desc`,
      values: [userId, id],
    }),
  );
}

/** Ends one of the own sessions. @throws Failure 404 where it is not one of them. */
export async function end(context: CallContext, input: Values): Promise<Values> {
  const { userId } = signedIn(context);
  const ended = await context.app.sessions.end({ userId, id: String(input['id']) });
  if (ended === 0) throw failures.notFound('会话');
  await recordOwn(context, { event: 'sessionsEnded', reason: '由本人结束' });
  return {};
}

function nameIn(roles: readonly TenantRole[], { tenantId, roleId }: Session): TenantRole | undefined {
  return (
    roles.find((role) => role.tenantId === tenantId && role.roleId === roleId) ??
    roles.find((role) => role.tenantId === tenantId)
  );
}

function fromTo(from: string | undefined, to: string): string {
  return from === undefined ? `进入 ${to}` : `${from} → ${to}`;
}

interface User {
  nickname: string;
  avatar: string | null;
  phone: string | null;
  email: string | null;
}

/** What the organisation of a session has of its own in place of the default theme's (rule U5). */
async function readLook(context: CallContext): Promise<Values> {
  const { tenantId } = signedIn(context);
  const [[look]] = await context.app.database.batch({
    scope: { tenantId, userId: 'system' },
    statements: [
      reading<{ brandColour: string | null; faviconUrl: string | null }>({
        name: 'session_look',
        text: 'select "brandColour", "faviconUrl" from "portalInfo" where "tenantId" = $1',
        values: [tenantId],
      }),
    ],
  });
  return { brandColours: lightColoursOf(look?.brandColour ?? null), faviconUrl: look?.faviconUrl ?? null };
}

async function readUser(context: CallContext): Promise<User> {
  const { userId } = signedIn(context);
  const [user] = await context.app.database.query(
    reading<User>({
      text: `select "nickname", "avatar", "phone", "email" from "user" where "id" = $1`,
      values: [userId],
    }),
  );
  if (!user) throw failures.unauthorised();
  return user;
}
