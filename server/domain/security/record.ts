import { deviceOf } from '#runtime/core/device.ts';
import { changing } from '../../database/statement.ts';
import type { App, CallContext } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';

/** What is told in the log; the codes of the dictionary `securityEvent`. */
export type SecurityEvent =
  | 'login'
  | 'refused'
  | 'logout'
  | 'tenantSwitched'
  | 'roleSwitched'
  | 'passwordChanged'
  | 'passwordReset'
  | 'sessionsEnded'
  | 'exported'
  | 'erased'
  | 'codesChanged';

export interface Happening {
  event: SecurityEvent;
  /** Whom it is about; without one nobody that is known. */
  userId?: string | undefined;
  /** The same of many at once. */
  userIds?: readonly string[];
  /** Whose log it stands in; '' is the platform's. */
  tenantIds: readonly string[];
  /** Why, or by which way. Never a token, a password, or what was typed in their place. */
  reason?: string;
  detail?: string;
}

/** Writes what happened into the log of each tenant (rule L9). */
export async function recordEvent({
  app,
  caller,
  happening,
}: {
  app: App;
  caller: CallContext['caller'];
  happening: Happening;
}): Promise<void> {
  const { event, userId, userIds = [userId ?? null], tenantIds, reason, detail } = happening;
  for (const tenantId of tenantIds)
    await app.database.batch({
      scope: { tenantId, userId: userId ?? '' },
      statements: [
        changing({
          name: 'security_record',
          text: `insert into "securityEvent" ("id", "tenantId", "event", "userId", "account", "personName", "orgName",
            "ip", "device", "userAgent", "reason", "detail")
            select who."id", $2, $3, who."userId", u."account", u."nickname", t."tenantName", $5, $6, $7, $8, $9
              from unnest($1::text[], $4::text[]) as who("id", "userId")
              left join "user" u on u."id" = who."userId" left join "tenant" t on t."id" = $2`,
          values: [
            userIds.map(() => newId()),
            tenantId,
            event,
            userIds,
            caller.ip.slice(0, 64),
            (deviceOf(caller.userAgent) ?? '').slice(0, 100) || null,
            caller.userAgent.slice(0, 300),
            reason ?? null,
            detail?.slice(0, 2000) ?? null,
          ],
        }),
      ],
    });
}

/** The same of a call, about its own person and in the tenant the session stands in. */
export function recordOwn(
  context: CallContext,
  happening: Omit<Happening, 'userId' | 'tenantIds'> & { tenantId?: string },
): Promise<void> {
  const { app, caller, scope } = context;
  const { tenantId = scope.tenantId, ...rest } = happening;
  return recordEvent({ app, caller, happening: { ...rest, userId: scope.userId, tenantIds: [tenantId] } });
}
