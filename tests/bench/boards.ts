/** Boards of invigilators that are open while an exam is sat: each of a room, told by its stream. */
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { changing } from '#server/database/statement.ts';
import type { App } from '#server/engine/context.ts';
import { newId } from '#server/engine/ids.ts';

/** Boards that stay open, told by their streams. */
export interface Boards {
  /** Milliseconds until the board that shows a place has told that so many questions are answered there. */
  seen(placementId: string, answeredCount: number): Promise<number>;
  /** How many streams are open now. */
  opened(): number;
  close(): void;
}

interface Told {
  people?: { placementId: string; answeredCount: number }[];
}

interface Awaited {
  answeredCount: number;
  since: number;
  tell(milliseconds: number): void;
}

/**
 * Opens the board of each invigilator; one whose stream ends comes again, to the next server.
 * @param tokens as `addInvigilators` gives them
 */
export function openBoards({
  urls,
  sessionId,
  tokens,
}: {
  urls: readonly string[];
  sessionId: string;
  tokens: readonly string[];
}): Boards {
  const waiting = new Map<string, Set<Awaited>>();
  const known = new Map<string, number>();
  const requests = new Set<ClientRequest>();
  let opened = 0;
  let isClosed = false;
  const hear = ({ people = [] }: Told): void => {
    for (const { placementId, answeredCount } of people) {
      known.set(placementId, answeredCount);
      for (const wait of waiting.get(placementId) ?? [])
        if (answeredCount >= wait.answeredCount) {
          wait.tell(performance.now() - wait.since);
          waiting.get(placementId)?.delete(wait);
        }
    }
  };
  const open = (token: string, turn: number): void => {
    if (isClosed) return;
    const outgoing = request(`${urls[turn % urls.length]}/api/invigilate/live?sessionId=${sessionId}`, {
      agent: false,
      headers: { token },
    });
    requests.add(outgoing);
    const again = (): void => {
      requests.delete(outgoing);
      setTimeout(() => open(token, turn + 1), 200);
    };
    outgoing.on('response', (reply: IncomingMessage) => {
      opened += 1;
      readEvents(reply, hear);
      reply.on('close', () => {
        opened -= 1;
        again();
      });
    });
    outgoing.on('error', again);
    outgoing.end();
  };
  for (const token of tokens) open(token, 0);
  return {
    seen: (placementId, answeredCount) =>
      new Promise((tell) => {
        if ((known.get(placementId) ?? 0) >= answeredCount) return tell(0);
        const waits = waiting.get(placementId) ?? new Set();
        waiting.set(placementId, waits.add({ answeredCount, since: performance.now(), tell }));
      }),
    opened: () => opened,
    close() {
      isClosed = true;
      for (const outgoing of requests) outgoing.destroy();
    },
  };
}

function readEvents(reply: IncomingMessage, hear: (told: Told) => void): void {
  let rest = '';
  reply.setEncoding('utf8').on('data', (text: string) => {
    const events = (rest + text).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = event.split('\n').find((line) => line.startsWith('data: '));
      if (data !== undefined) hear(JSON.parse(data.slice('data: '.length)) as Told);
    }
  });
}

/**
 * Divides the places of a session among so many rooms, with an invigilator each, past the server: whoever sits there was
 * placed before, so triggers are not asked.
 * @returns their tokens
 */
export async function addInvigilators({
  app,
  tenantId,
  sessionId,
  count,
}: {
  app: App;
  tenantId: string;
  sessionId: string;
  count: number;
}): Promise<string[]> {
  const roleId = '5';
  const userIds = Array.from({ length: count }, () => newId());
  const [siteId] = [newId()];
  const roomIds = userIds.map(() => newId());
  await app.database.asOwner(async (connection) => {
    const run = (text: string, values: unknown[]) => connection.query(changing({ text, values: values as never[] }));
    await run(
      `select set_config('app.tenant_id', $1, false), set_config('session_replication_role', 'replica', false)`,
      [tenantId],
    );
    await run(`insert into "site" ("id", "siteCode", "siteName", "address") values ($1, $1, '压力考点', '第一街')`, [
      siteId,
    ]);
    await run(
      `insert into "room" ("id", "siteId", "roomName", "seatPlan") select id, $2, '考场 ' || n, '["ssss"]' from unnest($1::text[]) with ordinality r(id, n)`,
      [roomIds, siteId],
    );
    await run(
      `insert into "sessionRoom" ("id", "tenantId", "sessionId", "roomId", "position") select id, $2, $3, id, n from unnest($1::text[]) with ordinality r(id, n)`,
      [roomIds, tenantId, sessionId],
    );
    await run(
      `update "placement" p set "roomId" = ($1::text[])[1 + r.n % $2::integer], "seat" = 1 + r.n / $2::integer
        from (select "id", (row_number() over (order by "id"))::integer - 1 as n from "placement" where "tenantId" = $3 and "sessionId" = $4) r
        where p."tenantId" = $3 and p."id" = r."id"`,
      [roomIds, count, tenantId, sessionId],
    );
    await run(
      `insert into "user" ("id", "account", "nickname", "passwordHash") select id, 'board-' || id, '监考', 'none' from unnest($1::text[]) id`,
      [userIds],
    );
    await run(
      `insert into "person" ("id", "tenantId", "userId", "personName", "account") select id, $2, id, '监考', id from unnest($1::text[]) id`,
      [userIds, tenantId],
    );
    await run(
      `insert into "membership" ("id", "tenantId", "userId", "roleId", "personId") select id, $2, id, $3, id from unnest($1::text[]) id`,
      [userIds, tenantId, roleId],
    );
    await run(
      `insert into "sessionStaff" ("id", "tenantId", "sessionId", "personId", "userId", "role", "roomId")
        select id, $3, $4, id, id, 'invigilator', room from unnest($1::text[], $2::text[]) s(id, room)`,
      [userIds, roomIds, tenantId, sessionId],
    );
    await run(`select set_config('session_replication_role', 'origin', false)`, []);
  });
  const tokens: string[] = [];
  for (const userId of userIds)
    tokens.push((await app.sessions.open({ userId, tenantId, roleId, ip: '127.0.0.1', userAgent: 'bench' })).token);
  return tokens;
}
