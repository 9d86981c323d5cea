import { changing } from '#server/database/statement.ts';
import { checkCharacterOf } from '#runtime/core/idNumber.ts';
import { newId } from '#server/engine/ids.ts';
import type { TestServer } from '#server/testing.ts';
import { asOwner, must, personOf, type Person, type Values } from '../mock/exam.ts';

/** Somebody in an organisation, signed in. */
export interface Member extends Person {
  userId: string;
  token: string;
}

/** New accounts that are members of an organisation in a role, each signed in; they have agreed to what holds there. */
export async function addMembers({
  server: { app, ...server },
  tenantId,
  roleId,
  count,
}: {
  server: TestServer;
  tenantId: string;
  roleId: string;
  count: number;
}): Promise<Member[]> {
  const ids = Array.from({ length: count }, () => newId());
  await app.database.query(
    changing({
      text: `insert into "user" ("id", "account", "nickname") select id, 'm' || lower(right(id, 12)), '考生' || at
        from unnest($1::text[]) with ordinality as people(id, at)`,
      values: [ids],
    }),
  );
  await app.database.batch({
    scope: { tenantId, userId: 'system' },
    statements: [
      changing({
        text: `insert into "membership" ("id", "tenantId", "userId", "roleId") select id, $2, id, $3 from unnest($1::text[]) id`,
        values: [ids, tenantId, roleId],
      }),
      changing({
        text: `insert into "consent" ("id", "tenantId", "userId", "editionId")
          select gen_random_uuid()::text, $2, p, u."id" from unnest($1::text[]) p, "unagreed"($2, p) u`,
        values: [ids, tenantId],
      }),
    ],
  });
  return Promise.all(ids.map((userId) => signedIn({ server: { app, ...server }, tenantId, roleId, userId })));
}

/** A member with a log-in of their own. */
export async function signedIn({
  server,
  ...who
}: Record<'tenantId' | 'roleId' | 'userId', string> & { server: TestServer }): Promise<Member> {
  const { token } = await server.app.sessions.open({ ...who, ip: '127.0.0.1', userAgent: 'test' });
  return { userId: who.userId, token, ...personOf({ server, token }) };
}

/** A learner of an organisation who also works for it, in a new role: signed in as who works there. */
export async function alsoIn({
  server,
  at: { admin, tenantId },
  userId,
  role,
}: {
  server: TestServer;
  at: { admin: Person; tenantId: string };
  userId: string;
  role: Values;
}): Promise<Member> {
  const { id: roleId } = await must(admin.post<{ id: string }>('/role/save', role));
  await server.app.database.batch({
    scope: { tenantId, userId: 'system' },
    statements: [
      changing({
        text: `insert into "membership" ("id", "tenantId", "userId", "roleId") values ($1, $2, $3, $4)`,
        values: [newId(), tenantId, userId, roleId],
      }),
    ],
  });
  return signedIn({ server, tenantId, roleId, userId });
}

/** The person that a member is in an organisation. @returns its id */
export async function personIdOf({
  server,
  tenantId,
  userId,
}: {
  server: TestServer;
  tenantId: string;
  userId: string;
}): Promise<string> {
  const [person] = await asOwner<{ id: string }>({
    server,
    text: 'select "id" from "person" where "tenantId" = $1 and "userId" = $2',
    values: [tenantId, userId],
  });
  return person?.id ?? '';
}

/** An ID number that nobody has: the region and day are one, the last digits tell them apart. */
export function idNumberOf(n: number): string {
  const body = `11010119900101${String(n).padStart(3, '0')}`;
  return `${body}${checkCharacterOf(body)}`;
}

/** The titles of somebody's messages, the newest first. */
export async function told(person: Person): Promise<string[]> {
  const { list } = await must(person.get<{ list: { title: string }[] }>('/messages/page?pageNum=1&pageSize=10'));
  return list.map(({ title }) => title);
}
