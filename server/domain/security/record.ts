import { deviceOf } from '#runtime/core/device.ts';
import { changing, type Statement } from '../../database/statement.ts';
import type { App, CallContext } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';

/** What is told in the log; the codes of the dictionary `securityEvent`. */
export type SecurityEvent =
  | 'login'
  | 'refused'
  | 'denied'
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
  /**
   * Told of one person with this detail once in ten minutes, and thirty times with whatever detail: who has it in their
   * hands how often it happens could fill the log.
   */
  isSeldom?: boolean;
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
  const { event, userId, userIds = [userId ?? null], tenantIds, reason, detail, isSeldom = false } = happening;
  for (const tenantId of tenantIds)
    await app.database.batch({
      scope: { tenantId, userId: userId ?? '' },
      statements: [
        ...(isSeldom ? [oneByOne({ event, userId })] : []),
        changing({
          name: isSeldom ? 'security_recordSeldom' : 'security_record',
          text: `insert into "securityEvent" ("id", "tenantId", "event", "userId", "account", "personName", "orgName",
            "ip", "device", "userAgent", "reason", "detail")
            select who."id", $2, $3, who."userId", u."account", u."nickname", t."tenantName", $5, $6, $7, $8, $9
              from unnest($1::text[], $4::text[]) as who("id", "userId")
              left join "user" u on u."id" = who."userId" left join "tenant" t on t."id" = $2${isSeldom ? seldom : ''}`,
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

const seldom = ` where (select count(*) < 30 and count(*) filter (where e."detail" = $9) = 0 from "securityEvent" e
  where e."tenantId" = $2 and e."userId" = who."userId" and e."event" = $3 and e."createdTime" > now() - interval '10 minutes')`;

/** Processes that tell the same at one moment would each find nothing told. */
function oneByOne({ event, userId = '' }: Pick<Happening, 'event' | 'userId'>): Statement {
  return changing({
    name: 'security_oneByOne',
    text: `select pg_advisory_xact_lock(hashtextextended($1, 0))`,
    values: [`securityEvent/${event}/${userId}`],
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
