/** What a condition on a tenant's field costs with an index, beside one on an indexed field of the catalogue, over 100,000 records. */
import type { Json } from '#generators/formats.ts';
import { changing } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import type { Engine } from '#tests/contract/words/engine.ts';
import { onEngines } from './engines.ts';
import type { Row } from './table.ts';
import { clocked, median } from './times.ts';

const records = 100_000;
/** So many records have the same choice. */
const shared = 100;
const rounds = 25;
const limit = 1.3;

const files: Record<string, Json> = {
  'entities/ledger.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'ledger',
    title: '台账',
    type: 'object',
    'x-entity': {
      scope: 'tenant',
      label: 'ledgerName',
      code: 'a12-m2.7',
      recycle: true,
      extensible: { max: 10 },
      index: [['shelf'], ['day']],
    },
    properties: {
      ledgerName: { type: 'string', title: '名称', maxLength: 20 },
      shelf: { type: 'string', title: '架号', maxLength: 20, 'x-id': true },
      day: { type: 'string', format: 'date', title: '日期' },
    },
    required: ['ledgerName'],
    'x-operations': { list: {}, get: {}, save: {} },
  },
};

/** Measures on PostgreSQL, then on PGlite. */
export async function measureOwnFields(): Promise<Row[]> {
  return onEngines({ name: 'ownFields', files, measure });
}

async function measure(engine: Engine): Promise<Row[]> {
  const { kind } = engine.app.database;
  await fill(engine);
  const indexing = await clocked(() => index(engine));
  await engine.app.database.vacuum();
  const row = async (what: string, built: Values, own: Values, most?: number): Promise<Row> => {
    const times = await timed({ engine, built, own });
    const ratio = times.own / times.built;
    return {
      what: `${kind}: ${what}`,
      figure: `${times.own.toFixed(1)} ms, ${ratio.toFixed(2)} × the ${times.built.toFixed(1)} ms of the catalogue's field`,
      ...(most !== undefined && { limit: `≤ ${most} ×`, isReached: ratio <= most }),
    };
  };
  return [
    await row(
      `one choice, ${shared} of ${records.toLocaleString('en')}`,
      { shelf: 'A7' },
      { 'own.shelf': ['A7'] },
      limit,
    ),
    await row('a range of days', { day: range }, { 'own.day': range }, limit),
    await row('in its order', { day: range, sort: 'day' }, { 'own.day': range, sort: 'own.day' }),
    {
      what: `${kind}: an index over the values of ${records.toLocaleString('en')}, twice`,
      figure: `${(indexing / 1000).toFixed(1)} s`,
    },
  ];
}

const range: Json = { from: '2020-03-01', to: '2020-03-01' };

async function timed({
  engine,
  built,
  own,
}: {
  engine: Engine;
  built: Values;
  own: Values;
}): Promise<Record<'built' | 'own', number>> {
  const times = { built: [] as number[], own: [] as number[] };
  const list = (input: Values) => clocked(() => engine.call('ledger.list', { pageNum: 1, pageSize: 20, ...input }));
  for (let round = 0; round < rounds; round += 1) {
    times.built.push(await list(built));
    times.own.push(await list(own));
  }
  return { built: median(times.built), own: median(times.own) };
}

async function fill({ scope, app: { database, ownFields } }: Engine): Promise<void> {
  const choices = JSON.stringify(Array.from({ length: records / shared }, (_, i) => `A${i}`));
  const fields = [
    `insert into "customField" ("id", "entity", "key", "title", "kind", "choices") values ('f1', 'ledger', 'shelf', '架号二', 'choice', '${choices}')`,
    `insert into "customField" ("id", "entity", "key", "title", "kind") values ('f2', 'ledger', 'day', '日期二', 'date')`,
  ];
  const day = `date '2020-01-01' + n % 1000`;
  const rows = `insert into "ledger" ("id", "ledgerName", "shelf", "day", "own")
    select 'l' || n, '台账' || n, 'A' || n % ${records / shared}, ${day}, jsonb_build_object('shelf', 'A' || n % ${records / shared}, 'day', to_char(${day}, 'YYYY-MM-DD'))
      from generate_series(1, ${records}) n`;
  for (const text of [...fields, rows]) await database.batch({ scope, statements: [changing({ text })] });
  ownFields.forget(scope.tenantId);
}

/** What ticking 加快筛选 does. */
async function index({ scope, app: { database, ownFields } }: Engine): Promise<void> {
  await database.batch({ scope, statements: [changing({ text: `update "customField" set "isIndexed" = true` })] });
  ownFields.forget(scope.tenantId);
}
