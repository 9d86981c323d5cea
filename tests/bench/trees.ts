/** What a tree of 20,000 records costs that is answered whole, and a move within it, of a database that has never counted its rows, after it has, and with records that refer to the tree. */
import type { Json } from '#generators/formats.ts';
import { belowName, pathName } from '#kinds/ref/names.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import type { Engine } from '#tests/contract/words/engine.ts';
import { onEngines } from './engines.ts';
import type { Row } from './table.ts';
import { clocked, median } from './times.ts';

const records = 20_000;
/** So many stand directly below each. */
const wide = 10;
/** Of them below one that is moved. */
const moved = 500;
const regular = records - moved - 1;
/** What refers to them, in the end, and is counted. */
const counted = 5_000;
const most = 300;
const rounds = 7;

const files: Record<string, Json> = {
  'entities/unit.json': {
    $schema: '../generated/meta/entity.json',
    title: '单位',
    'x-entity': {
      scope: 'tenant',
      label: 'unitName',
      code: 'a12-m2.7',
      tree: {},
      max: records,
      search: ['unitName'],
      history: true,
      recycle: true,
    },
    properties: {
      unitName: { type: 'string', title: '名称', maxLength: 20 },
      staff: { type: 'integer', title: '人数', 'x-roll': { count: 'post', by: 'unitId' } },
    },
    required: ['unitName'],
    'x-operations': {
      tree: {},
      list: {},
      move: {},
    },
  },
  'entities/post.json': {
    $schema: '../generated/meta/entity.json',
    title: '编制',
    'x-entity': { scope: 'tenant', label: 'postName', code: 'a12-m2.7' },
    properties: {
      postName: { type: 'string', title: '名称', maxLength: 20 },
      unitId: { type: 'string', title: '单位', 'x-ref': 'unit' },
    },
    required: ['postName'],
    'x-operations': { list: {} },
  },
};

export async function measureTrees(): Promise<Row[]> {
  return onEngines({ name: 'trees', files, measure });
}

async function measure(engine: Engine): Promise<Row[]> {
  await fill(engine);
  const fresh = await measured({ engine, state: 'never analysed' });
  await engine.app.database.vacuum();
  const empty = await measured({ engine, state: 'analysed' });
  await refer(engine);
  return [...fresh, ...empty, ...(await measured({ engine, state: `${counted} that refer, not analysed` }))];
}

async function measured({ engine, state }: { engine: Engine; state: string }): Promise<Row[]> {
  const { database } = engine.app;
  const timed = async ({
    what,
    work,
    limit,
  }: {
    what: string;
    work: (round: number) => Promise<unknown>;
    limit?: number;
  }) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await clocked(() => work(round)));
    const time = median(times);
    return {
      what: `${database.kind}, ${state}: ${what}`,
      figure: `${time.toFixed(1)} ms`,
      ...(limit !== undefined && { limit: `≤ ${limit} ms`, isReached: time <= limit }),
    };
  };
  const calling = (name: string, input: Values) => () => engine.call(name, input);
  const asking = (text: string) => () =>
    database.batch({ scope: engine.scope, statements: [reading({ text, values: [engine.scope.tenantId] })] });
  const moving = (id: string) => (round: number) =>
    engine.call('unit.move', { ids: [id], parent: round % 2 === 0 ? 'd3' : 'd4' });
  return [
    await timed({ what: 'the tree whole', work: calling('unit.tree', {}), limit: most }),
    await timed({ what: 'the tree by a keyword', work: calling('unit.tree', { keyword: '部门19' }) }),
    await timed({ what: 'a page of 20 with paths', work: calling('unit.list', {}) }),
    await timed({ what: 'one path', work: asking(`select "${pathName('unit')}"($1, 'd${regular}')`) }),
    await timed({ what: 'all below one', work: asking(`select "${belowName('unit')}"($1, array['d2'])`) }),
    await timed({ what: `a move of one with ${moved} below`, work: moving('m0'), limit: 100 }),
    await timed({ what: 'a move of one with 9,498 below', work: moving('d2'), limit: 2000 }),
  ];
}

async function fill({ scope, app: { database } }: Engine): Promise<void> {
  const filled = (of: { letter: string; above: string; from: number; to: number }): string =>
    `insert into "unit" ("id", "unitName", "parentId", "order")
      select '${of.letter}' || n, '部门${of.letter}' || n, case when n > ${of.from} then '${of.letter}' || (n - ${of.from} + ${wide - 1}) / ${wide} + ${of.from - 1} else ${of.above} end, n
      from generate_series(${of.from}, ${of.to}) n`;
  const texts = [
    filled({ letter: 'd', above: 'null', from: 1, to: regular }),
    filled({ letter: 'm', above: `'d5'`, from: 0, to: moved }),
  ];
  await database.batch({ scope, statements: texts.map((text) => changing({ text })) });
}

async function refer({ scope, app: { database } }: Engine): Promise<void> {
  const text = `insert into "post" ("id", "postName", "unitId")
    select 'p' || n, '编制' || n, 'd' || n from generate_series(1, ${counted}) n`;
  await database.batch({ scope, statements: [changing({ text })] });
}
