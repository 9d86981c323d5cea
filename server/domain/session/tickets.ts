import { changing } from '../../database/statement.ts';
import { turnedOn } from '../../engine/living.ts';
import { failures } from '../../failures.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { recordEvent } from '../security/index.ts';
import { signedIn } from './signedIn.ts';
import { keepChannel } from './channel.ts';
import { hashToken, newToken } from './token.ts';

/** How long a ticket can be exchanged (rule K1). */
const life = '60 seconds';

/** A ticket with which someone else's browser window opens a session of the caller's, once and soon (rule K1). */
export async function exchangeToken(context: CallContext, { redirect_url }: Values): Promise<Values> {
  const { id } = signedIn(context);
  const ticket = newToken();
  const [, [stored]] = await context.app.database.batch({
    scope: { tenantId: '', userId: '' },
    statements: [
      changing({ text: `delete from "ticket" where "expiresTime" < now()` }),
      changing<{ expiresTime: string }>({
        text: `insert into "ticket" ("id", "ticketHash", "sessionId", "redirectUrl", "expiresTime")
          values ($1, $2, $3, $4, now() + $5::interval) returning "expiresTime"`,
        values: [newId(), hashToken(ticket), id, redirect_url, life],
      }),
    ],
  });
  if (!stored) throw new Error('the ticket was not stored');
  return { ticket, redirect_url: redirect_url ?? null, expires: stored.expiresTime };
}

interface Bearer {
  userId: string;
  tenantId: string | null;
  roleId: string | null;
  endTime: string | null;
  channel: string | null;
}

/**
 * Opens a session of its own for whoever brings a ticket, in the tenant, role and channel of the session that issued it,
 * until that one's latest end (rules K1, K2).
 * @throws Failure 422 where the ticket is unknown, used, too old, for another address, or its session has ended.
 */
export async function exchangeTicket({ app, caller }: CallContext, { ticket, redirect_url }: Values): Promise<Values> {
  const [bearer] = await app.database.query(
    changing<Bearer>({
      text: `with spent as (
          delete from "ticket" where "ticketHash" = $1 returning "sessionId", "redirectUrl", "expiresTime"
        )
      select s."userId", s."currTenantId" as "tenantId", s."currRoleId" as "roleId", s."endTime", s."channel" from spent
        join "session" s on s."id" = spent."sessionId" and s."expiresTime" > now()
        join "user" u on u."id" = s."userId" and ${turnedOn('u')}
      where spent."expiresTime" > now() and spent."redirectUrl" = $2`,
      values: [hashToken(String(ticket)), redirect_url],
    }),
  );
  if (!bearer) throw failures.invalid([{ path: '/ticket', message: '票据无效、已使用或已过期，请重新登录' }]);
  const { ip, userAgent } = caller;
  await recordEvent({
    app,
    caller,
    happening: { event: 'login', reason: '一次性票据', userId: bearer.userId, tenantIds: [bearer.tenantId ?? ''] },
  });
  const { id, token, expires } = await app.sessions.open({
    userId: bearer.userId,
    tenantId: bearer.tenantId ?? '',
    roleId: bearer.roleId ?? '',
    ip,
    userAgent,
    ...(bearer.endTime && { end: bearer.endTime }),
  });
  if (bearer.channel) await keepChannel({ app, id, channel: bearer.channel });
  return { token, redirect_url: redirect_url ?? null, expires };
}
