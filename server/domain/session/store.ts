import type { Database } from '../../database/database.ts';
import { changing, reading } from '../../database/statement.ts';
import { wholeReach, type Session, type SessionReach } from '../../engine/session.ts';
import { living, turnedOn } from '../../engine/living.ts';
import { heldCodes } from '#runtime/core/operations/wholeCodes.ts';
import { failures } from '../../failures.ts';
import { newId } from '../../engine/ids.ts';
import { hashToken, newToken } from './token.ts';

/** The sessions: rows in the database, with a short memory of the ones just seen that every process drops on a change. */
export interface SessionStore {
  /** @param end when it ends at the latest, of a session that follows from another. @returns the token; only its hash is kept. */
  open(options: {
    userId: string;
    tenantId: string;
    roleId: string;
    ip: string;
    userAgent: string;
    end?: string;
  }): Promise<{ id: string; token: string; expires: string }>;
  /** Gives a session another token; the former one is worth nothing from then on. */
  renew(options: { id: string }): Promise<{ token: string; expires: string }>;
  /** The living session of a token, with the codes of its role. */
  find(token: string): Promise<Session | undefined>;
  /** The same, past what is remembered. */
  findAnew(token: string): Promise<Session | undefined>;
  /** Moves a session to another tenant or role. */
  move(options: { id: string; tenantId: string; roleId: string }): Promise<void>;
  /** Ends sessions of a user: one, or all but one, or all. */
  end(options: { userId: string; id?: string; exceptId?: string }): Promise<number>;
  /** Forgets here and now what a change of roles, members or tenants has made untrue; the database tells the other processes (organisation.sql). */
  forget(): void;
  close(): Promise<void>;
}

interface StoreOptions {
  database: Database;
  /** Milliseconds without use after which a session ends. */
  life: number;
  /** Milliseconds after its log-in when a session ends, used or not. */
  longestLife: number;
  /** Every code there is, wholes included: what an operator has. */
  allCodes: ReadonlySet<string>;
  /** Those of them that an operator of some organisations has (rule T24). */
  managerCodes: ReadonlySet<string>;
}

const channel = 'session_changed';
const remembered = 20_000;
const touchEvery = 60_000;

interface Memory {
  session: Session;
  at: number;
}

export async function openSessionStore(options: StoreOptions): Promise<SessionStore> {
  const { database, life, longestLife } = options;
  const memory = new Map<string, Memory>();
  const stopListening = await database.listen(channel, () => memory.clear());
  const changed = () => {
    memory.clear();
    return database.notify(channel, 'changed');
  };
  const read = async (hash: string): Promise<Session | undefined> => {
    const session = await readSession({ ...options, hash });
    if (session) memory.set(hash, { session, at: Date.now() });
    else memory.delete(hash);
    return session;
  };
  return {
    async open({ userId, tenantId, roleId, ip, userAgent, end }) {
      const token = newToken();
      const [row] = await database.query(
        changing<{ id: string; expiresTime: string }>({
          text: `insert into "session" ("id", "tokenHash", "userId", "currTenantId", "currRoleId", "ip", "userAgent",
            "lastSeenTime", "expiresTime", "endTime")
          select $1, $2, $3, $4, $5, $6, $7, now(), least(now() + $8 * interval '1 millisecond', "end"), "end"
            from (select coalesce($10::timestamptz, now() + $9 * interval '1 millisecond') as "end") as e
            returning "id", "expiresTime"`,
          values: [
            newId(),
            hashToken(token),
            userId,
            tenantId,
            roleId,
            ip.slice(0, 64),
            userAgent.slice(0, 300),
            life,
            longestLife,
            end ?? null,
          ],
        }),
      );
      if (!row) throw new Error('the session was not stored');
      return { id: row.id, token, expires: row.expiresTime };
    },
    async renew({ id }) {
      const token = newToken();
      const [row] = await database.query(
        changing<{ expiresTime: string }>({
          text: `update "session" set "tokenHash" = $2 where "id" = $1 returning "expiresTime"`,
          values: [id, hashToken(token)],
        }),
      );
      if (!row) throw failures.unauthorised();
      await changed();
      return { token, expires: row.expiresTime };
    },
    async find(token) {
      const hash = hashToken(token);
      const known = memory.get(hash);
      return known && Date.now() - known.at < remembered ? known.session : read(hash);
    },
    findAnew: (token) => read(hashToken(token)),
    async move({ id, tenantId, roleId }) {
      await database.query(
        changing({
          text: `update "session" set "currTenantId" = $2, "currRoleId" = $3 where "id" = $1`,
          values: [id, tenantId, roleId],
        }),
      );
      await changed();
    },
    async end({ userId, id, exceptId }) {
      const ended = await database.query(
        changing<{ id: string }>({
          text: `delete from "session"
            where "userId" = $1 and ($2::text is null or "id" = $2) and ($3::text is null or "id" <> $3)
            returning "id"`,
          values: [userId, id ?? null, exceptId ?? null],
        }),
      );
      await changed();
      return ended.length;
    },
    forget: () => memory.clear(),
    close: stopListening,
  };
}

interface SessionRow {
  id: string;
  userId: string;
  account: string;
  isOperator: boolean;
  managedTenants: string[] | null;
  isPasswordInitial: boolean;
  currTenantId: string | null;
  currRoleId: string | null;
  isTenantOn: boolean;
  isDueForTouch: boolean;
}

async function readSession({
  database,
  hash,
  life,
  longestLife,
  allCodes,
  managerCodes,
}: { hash: string } & StoreOptions): Promise<Session | undefined> {
  const [row] = await database.query(
    reading<SessionRow>({
      name: 'session_find',
      text: `select s."id", s."userId", s."currTenantId", s."currRoleId",
        u."account", u."isOperator", u."isPasswordInitial",
        case when u."isOperator" then "managedTenants"(u."id") end as "managedTenants",
        exists (select from "tenant" t where t."id" = s."currTenantId" and ${turnedOn('t')}) as "isTenantOn",
        s."lastSeenTime" < now() - $2 * interval '1 millisecond' as "isDueForTouch"
      from "session" s join "user" u on u."id" = s."userId"
      where s."tokenHash" = $1 and s."expiresTime" > now()
        and coalesce(s."endTime", s."createdTime" + $3 * interval '1 millisecond') > now() and ${turnedOn('u')}`,
      values: [hash, touchEvery, longestLife],
    }),
  );
  if (!row) return undefined;
  if (row.isDueForTouch)
    await database.query(
      changing({
        name: 'session_touch',
        text: `update "session" set "lastSeenTime" = now(),
          "expiresTime" = least(now() + $2 * interval '1 millisecond', "endTime") where "id" = $1`,
        values: [row.id, life],
      }),
    );
  const { id, userId, account, isOperator, managedTenants, isPasswordInitial } = row;
  const isOpen = row.isTenantOn && (managedTenants === null || managedTenants.includes(row.currTenantId ?? ''));
  const place = { tenantId: isOpen ? (row.currTenantId ?? '') : '', roleId: isOpen ? (row.currRoleId ?? '') : '' };
  return {
    id,
    userId,
    account,
    isOperator,
    managedTenants,
    isPasswordInitial,
    ...(isOperator
      ? { ...place, codes: managedTenants === null ? allCodes : managerCodes, reach: wholeReach }
      : await asMember({ database, userId, allCodes, ...place })),
  };
}

const nowhere = { tenantId: '', roleId: '', codes: new Set<string>(), reach: wholeReach } as const;

/** The place of a session and what the codes of its role come to (rule T13); without a living membership of the tenant it is in none (rule T3). */
async function asMember({
  database,
  userId,
  tenantId,
  roleId,
  allCodes,
}: Pick<StoreOptions, 'database' | 'allCodes'> & Pick<Session, 'userId' | 'tenantId' | 'roleId'>): Promise<
  Pick<Session, 'tenantId' | 'roleId' | 'codes' | 'reach'>
> {
  if (tenantId === '') return nowhere;
  const [rows, reached] = await database.batch({
    scope: { tenantId, userId },
    statements: [
      reading<{ isCurrent: boolean; codes: string[] }>({
        name: 'session_codes',
        text: `select m."roleId" = $3 as "isCurrent",
          array(select code from jsonb_array_elements_text(r."codes") code where not "isPlatformCode"(code)) as "codes"
          from "membership" m
            left join "role" r on r."tenantId" = m."tenantId" and r."id" = m."roleId" and ${living('r')}
          where m."tenantId" = $1 and m."userId" = $2 and ${turnedOn('m')}`,
        values: [tenantId, userId, roleId],
      }),
      reading<{ reach: SessionReach }>({
        name: 'session_reach',
        text: `select "reachOf"($1, $2, $3) as "reach"`,
        values: [tenantId, userId, roleId],
      }),
    ],
  });
  if (rows.length === 0) return nowhere;
  const stored = rows.find(({ isCurrent }) => isCurrent)?.codes ?? [];
  const reach = reached[0]?.reach ?? wholeReach;
  return { tenantId, roleId, codes: heldCodes({ stored, all: allCodes }), reach };
}
