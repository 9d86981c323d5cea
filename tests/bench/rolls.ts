/** What roll-ups (`x-roll`) cost a list of 100,000 records that 300,000 others refer to: the same list with and without them. */
import type { Json } from '#generators/formats.ts';
import { changing } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import type { Engine } from '#tests/contract/words/engine.ts';
import { onEngines } from './engines.ts';
import type { Row } from './table.ts';
import { clocked, median } from './times.ts';

const records = 100_000;
const referring = 3;
/** So many refer to the records of the first page by default order. */
const many = 1_000;
const rounds = 15;

const entityOf = ({
  name,
  title,
  properties,
  operations,
}: Record<'name' | 'title', string> & Record<'properties' | 'operations', Record<string, Json>>): Json => ({
  $schema: '../generated/meta/entity.json',
  $id: name,
  title,
  type: 'object',
  'x-entity': { scope: 'tenant', label: `${name}Name`, code: 'a12-m2.7', recycle: true, index: [[`${name}Name`]] },
  properties: { [`${name}Name`]: { type: 'string', title: '名称', maxLength: 20 }, ...properties },
  required: [`${name}Name`],
  'x-operations': operations,
});

const files: Record<string, Json> = {
  'entities/sitting.json': entityOf({
    name: 'sitting',
    title: '考次',
    properties: {
      taken: {
        type: 'integer',
        title: '已预约',
        'x-roll': { count: 'seat', by: 'sittingId', where: { isTaken: true } },
      },
      paid: { type: 'number', title: '已收', 'x-roll': { sum: 'seat.fee', by: 'sittingId' } },
    },
    operations: {
      list: {},
      plainList: {
        does: 'list',
        http: 'POST /sitting/plain',
        code: 'a12-m2.7',
        fields: ['id', 'sittingName', 'createdTime', 'version'],
      },
    },
  }),
  'entities/seat.json': entityOf({
    name: 'seat',
    title: '座位',
    properties: {
      sittingId: { type: 'string', title: '考次', 'x-ref': 'sitting' },
      isTaken: { type: 'boolean', title: '已预约', default: false },
      fee: { type: 'number', title: '费用' },
    },
    operations: { list: {} },
  }),
};

export async function measureRolls(): Promise<Row[]> {
  return onEngines({ name: 'rolls', files, measure });
}

async function measure(engine: Engine): Promise<Row[]> {
  const { database } = engine.app;
  await fill(engine);
  const compare = async (what: string, input: Values, limit?: number): Promise<Row> => {
    const { plain, rolled } = await timed({ engine, input });
    const ratio = rolled / plain;
    return {
      what: `${database.kind}: ${what}`,
      figure: `${rolled.toFixed(1)} ms, ${ratio.toFixed(2)} × the ${plain.toFixed(1)} ms without`,
      ...(limit !== undefined && { limit: `≤ ${limit} ×`, isReached: ratio <= limit }),
    };
  };
  const alone = async (what: string, input: Values): Promise<Row> => ({
    what: `${database.kind}: ${what}`,
    figure: `${median(await repeated(() => engine.call('sitting.list', input))).toFixed(0)} ms`,
  });
  return [
    await compare(
      `page of 20 of ${records.toLocaleString('en')} with two roll-ups, by name`,
      { sort: 'sittingName' },
      1.5,
    ),
    await compare('the same, page 1,000', { sort: 'sittingName', pageNum: 1000 }),
    await compare(`the same, ${many} refer to each record of the page`, { sort: '-sittingName' }),
    await alone('sorted by a roll-up', { sort: '-taken' }),
    await alone('narrowed by a roll-up', { taken: { from: 2 } }),
  ];
}

/** Median milliseconds of the list with and without roll-ups, in turn. */
async function timed({
  engine,
  input,
}: {
  engine: Engine;
  input: Values;
}): Promise<Record<'plain' | 'rolled', number>> {
  const plain: number[] = [];
  const rolled: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await clocked(() => engine.call('sitting.plainList', input)));
    rolled.push(await clocked(() => engine.call('sitting.list', input)));
  }
  return { plain: median(plain), rolled: median(rolled) };
}

async function repeated(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await clocked(work));
  return times;
}

async function fill({ scope, app: { database } }: Engine): Promise<void> {
  const name = (number: string): string => `lpad((${number})::text, 6, '0')`;
  const texts = [
    `insert into "sitting" ("id", "sittingName") select 's' || ${name('n')}, '场次' || ${name('n')} from generate_series(1, ${records}) n`,
    `insert into "seat" ("id", "seatName", "sittingId", "isTaken", "fee")
      select 'a' || n, '座' || n, 's' || ${name(`1 + n % ${records}`)}, n % 2 = 0, n % 100 from generate_series(1, ${records * referring}) n`,
    `insert into "seat" ("id", "seatName", "sittingId", "isTaken", "fee")
      select 'b' || n, '座' || n, 's' || ${name(`${records} - n % 20`)}, n % 2 = 0, n % 100 from generate_series(1, ${many * 20}) n`,
  ];
  for (const text of texts) await database.batch({ scope, statements: [changing({ text })] });
  await database.vacuum();
}
