/** Fills a database with 100,000 questions for the product, and the same ones for the bare server. */
import pg from 'pg';
import { changing, reading } from '#server/database/statement.ts';
import type { TestApp } from './servers.ts';
import { prepareNew } from '#server/engine/save.ts';
import { question, editedFields } from './questions.ts';

const batch = 2000;

/** @returns the certificates the questions belong to */
export async function fill({
  app,
  tenantId,
  count,
  url,
  certs: certCount = 20,
}: {
  app: TestApp;
  tenantId: string;
  count: number;
  /** Where the bare server's copy goes; none without. */
  url?: string;
  /** Over how many certificates they are spread, at most. */
  certs?: number;
}): Promise<string[]> {
  const certs = await app.database.batch({
    scope: { tenantId, userId: 'bench' },
    statements: [reading({ text: 'select "id" from "cert" order by "id" limit $1', values: [certCount] })],
  });
  const certIds = (certs[0] as { id: string }[]).map(({ id }) => id);
  const entity = app.catalogue.entities['question'];
  if (!entity) throw new Error('no question in the catalogue');
  for (let from = 0; from < count; from += batch) {
    const records = Array.from({ length: Math.min(batch, count - from) }, (_, i) =>
      prepareNew({ entity, values: question({ n: from + i, certId: certIds[(from + i) % certIds.length] ?? '' }) }),
    );
    const columns = Object.keys(records[0] ?? {})
      .map((name) => `"${name}"`)
      .join(', ');
    await app.database.batch({
      scope: { tenantId, userId: 'bench' },
      statements: [
        changing({
          text: `insert into "question" ("tenantId", ${columns}) select $1, ${columns} from jsonb_populate_recordset(null::"question", $2::jsonb)`,
          values: [tenantId, JSON.stringify(records)],
        }),
      ],
    });
  }
  if (url) await copyForBare({ tenantId, url });
  else await app.database.query(changing({ text: 'analyze' }));
  return certIds;
}

async function copyForBare({ tenantId, url }: { tenantId: string; url: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const fields = ['id', 'titleText', 'version', 'createdTime', 'createdBy', 'updatedTime', 'updatedBy', ...editedFields]
    .map((name) => `"${name}"`)
    .join(', ');
  await client.query(`create table bare_question as select ${fields} from "question" where "tenantId" = '${tenantId}'`);
  await client.query(
    `alter table bare_question add primary key ("id"), alter "version" set default 1, alter "createdTime" set default now(), alter "updatedTime" set default now()`,
  );
  await client.query('create index on bare_question ("certId", "type", "createdTime", "id")');
  await client.query('vacuum analyze');
  // From here on the files of the log are used again, as on a server that has run for a while, instead of being made.
  await client.query('checkpoint');
  await client.end();
}
