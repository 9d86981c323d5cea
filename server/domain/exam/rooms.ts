import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { options } from '../../engine/options.ts';
import { isOfWholePlatform } from '../../engine/session.ts';
import { signedIn } from '../session/index.ts';

/** Sites that the tenant uses and that are in use (rule B1): `{rows, total}`, with how many rooms and seats each has. */
export async function siteList({ app, scope }: CallContext): Promise<Values> {
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<Values>({
        name: 'exam_siteList',
        text: `select s."id", s."siteName", s."siteCode", s."address", count(r."id")::integer as "rooms",
            coalesce(sum(r."places"), 0)::integer as "places"
          from "site" s left join "room" r on r."siteId" = s."id" and r."state" = 'on' and r."deletedTime" is null
          where "isUsableSite"(s."id", $1) group by s."id" order by s."siteName", s."id"`,
        values: [scope.tenantId],
      }),
    ],
  });
  return { rows, total: rows.length };
}

/**
 * Rooms in use at these sites (rule B1), or at one: `{rows, total}`. With a time it is said which are free then, not who
 * has the others.
 */
export async function roomList({ app, scope }: CallContext, { siteId, startTime, endTime }: Values): Promise<Values> {
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<Values>({
        name: 'exam_roomList',
        text: `select r."id", r."siteId", s."siteName", r."roomName", r."position", r."places",
            not exists (select from "booking" b where b."subjectId" = r."id"
              and tstzrange(b."startTime", b."endTime") && tstzrange($3::timestamptz, $4::timestamptz)
              and $3::timestamptz is not null and $4::timestamptz is not null) as "isFree"
          from "room" r join "site" s on s."id" = r."siteId"
          where "isUsableSite"(s."id", $1) and r."state" = 'on' and r."deletedTime" is null and ($2::text is null or s."id" = $2)
          order by s."siteName", r."roomName", r."id"`,
        values: [scope.tenantId, siteId ?? null, startTime ?? null, endTime ?? null],
      }),
    ],
  });
  return { rows, total: rows.length };
}

/** Rooms to choose from: for the platform's operators all, inside a tenant those that it may use (rule B1). */
export async function roomOptions(context: CallContext, input: Values): Promise<Values> {
  if (isOfWholePlatform(signedIn(context))) return choices(context, input);
  const { app, scope } = context;
  const [sites] = await app.database.batch({
    scope,
    statements: [
      reading<{ id: string }>({
        name: 'exam_sites',
        text: `select s."id" from "site" s where "isUsableSite"(s."id", $1)`,
        values: [scope.tenantId],
      }),
    ],
  });
  const siteId = sites.map(({ id }) => id);
  return siteId.length === 0 ? { rows: [], total: 0 } : choices(context, { ...input, siteId, state: 'on' });
}

/** Sites to choose from: for the platform's operators all, inside a tenant those that it may use (rule B1). */
export async function siteOptions(context: CallContext, input: Values): Promise<Values> {
  if (isOfWholePlatform(signedIn(context))) return choices(context, input);
  return choices(context, { ...input, tenantIds: [context.scope.tenantId], state: 'on' });
}

async function choices(context: CallContext, input: Values): Promise<Values> {
  return (await options(context, input)) as unknown as Values;
}
