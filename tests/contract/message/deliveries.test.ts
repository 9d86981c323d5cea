/** Rule N7: how long it is kept who was told what. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing, reading } from '#server/database/statement.ts';
import { sweepDeliveries } from '#server/domain/notice/index.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';

describe.each(databasesFor(import.meta.url))('deliveries on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, env: { NOTICE_DAYS: '30' } });
  }, 120_000);
  afterAll(() => server.close());

  it('N7: go when their time is over, but for those whose date is to come and those that wait', async () => {
    const [ours = '', theirs = ''] = server.tenantIds;
    const rows = [
      { id: 'young', tenantId: ours, days: 29, occasion: '3', state: 'sent' },
      { id: 'old', tenantId: ours, days: 31, occasion: '3', state: 'sent' },
      { id: 'oldElsewhere', tenantId: theirs, days: 400, occasion: '12', state: 'failed' },
      { id: 'past', tenantId: ours, days: 31, occasion: '2024-05-01', state: 'sent' },
      { id: 'toCome', tenantId: ours, days: 31, occasion: '2999-05-01', state: 'sent' },
      { id: 'hourToCome', tenantId: theirs, days: 31, occasion: '2999-05-01 09:30:00', state: 'dropped' },
      { id: 'waits', tenantId: ours, days: 31, occasion: '3', state: 'waiting' },
    ];
    await server.app.database.asOwner((connection) =>
      connection.query(
        changing({
          text: `insert into "delivery" ("id", "tenantId", "notice", "entity", "recordId", "occasion", "recipient", "recipientName",
              "way", "title", "text", "state", "createdTime", "dueTime")
            select 'n7' || r."id", r."tenantId", 'swept', 'instance', r."id", r."occasion", 'u', '甲', 'mail', '题', '文', r."state",
              now() - r."days" * interval '1 day', now() + interval '1 day'
            from jsonb_to_recordset($1::jsonb) as r("id" text, "tenantId" text, "days" integer, "occasion" text, "state" text)`,
          values: [JSON.stringify(rows)],
        }),
      ),
    );
    await sweepDeliveries({ app: server.app });
    const left = await server.app.database.asOwner((connection) =>
      connection.query(
        reading<{ recordId: string }>({ text: `select "recordId" from "delivery" where "notice" = 'swept'` }),
      ),
    );
    expect(left.map(({ recordId }) => recordId).sort()).toEqual(['hourToCome', 'toCome', 'waits', 'young']);
  });
});
