/** What it costs to print (`schemas/prints`): one record, many by a job, a long list; and how long others wait meanwhile. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { deflateSync } from 'node:zlib';
import type { Json } from '#generators/formats.ts';
import { changing } from '#server/database/statement.ts';
import { Download, type Values } from '#server/engine/context.ts';
import { jobOf } from '#server/engine/jobs/job.ts';
import { runWaiting } from '#server/engine/jobs/runner.ts';
import { pngChunk, pngHead, pngOf } from '#server/engine/print/testing.ts';
import type { Engine } from '#tests/contract/words/engine.ts';
import { onEngines } from './engines.ts';
import type { Row } from './table.ts';
import { clocked, median } from './times.ts';

const records = 2000;
const many = 500;
const rounds = 9;

const file = (content: Record<string, Json>): Json => ({ $schema: '../generated/meta/entity.json', ...content });
const text = (title: string, maxLength = 200): Json => ({ type: 'string', title, maxLength });

/** A record of an A4 page: a grid of fields, a text and a table of twelve parts. */
const files: Record<string, Json> = {
  'entities/sheet.json': file({
    title: '单据',
    'x-entity': { scope: 'tenant', label: 'sheetName', code: 'a12-m2.7' },
    properties: {
      sheetName: text('名称'),
      sheetNo: text('编号'),
      place: text('地点'),
      owner: text('负责人'),
      note: text('说明', 2000),
      photo: { type: 'string', title: '照片', maxLength: 200, 'x-widget': 'image' },
    },
    required: ['sheetName'],
    'x-operations': { list: {} },
  }),
  'entities/sheetLine.json': file({
    title: '单据行',
    'x-entity': { scope: 'tenant', label: 'lineName', partOf: { parent: 'sheetId', as: 'lines' } },
    properties: {
      sheetId: { type: 'string', title: '单据', 'x-ref': 'sheet' },
      lineName: text('内容'),
      about: text('说明'),
    },
    required: ['sheetId', 'lineName'],
  }),
  'prints/sheetPage.json': {
    $schema: '../generated/meta/print.json',
    title: '单据',
    entity: 'sheet',
    of: 'record',
    blocks: [
      { heading: '{sheetName}', level: 1 },
      { fields: ['sheetNo', 'place', 'owner', 'createdTime'] },
      { text: '{note}' },
      { table: ['lineName', ['about', 3]], parts: 'lines' },
    ],
  },
  'prints/sheetPhoto.json': {
    $schema: '../generated/meta/print.json',
    title: '照片',
    entity: 'sheet',
    of: 'record',
    blocks: [
      { heading: '{sheetName}', level: 1 },
      { picture: 'photo', height: 250 },
    ],
  },
  'prints/sheetList.json': {
    $schema: '../generated/meta/print.json',
    title: '单据清单',
    entity: 'sheet',
    of: 'list',
    blocks: [{ heading: '单据清单', level: 1 }, { table: ['sheetNo', ['sheetName', 2], 'place', 'owner'] }],
  },
};

export async function measurePrints(): Promise<Row[]> {
  return onEngines({ name: 'prints', files, measure, handlers: { 'file/download': async () => pictureFile() } });
}

async function measure(engine: Engine): Promise<Row[]> {
  const { kind } = engine.app.database;
  await fill(engine);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await clocked(() => printOne(engine)));
  const [first = 0, ...others] = times;
  const one = median(others);
  const some = await printMany({ engine, name: 'sheet.printSheetPage', input: { sheetNo: 'A' } });
  const all = await printMany({ engine, name: 'sheet.printSheetPage', input: {} });
  const list = await printMany({ engine, name: 'sheet.printSheetList', input: {} });
  const figureOf = ({ seconds, memory, wait }: Printed, count: number): string =>
    `${seconds.toFixed(1)} s, ${(count / seconds).toFixed(0)} a second; memory ${memory} MB more; others wait ${wait} ms at most`;
  return [
    {
      what: `${kind}: one record on an A4 page`,
      figure: `${one.toFixed(0)} ms, the first of a process ${first.toFixed(0)} ms`,
      limit: '≤ 300 ms',
      isReached: one <= 300,
    },
    {
      what: `${kind}: ${many} by a job`,
      figure: figureOf(some, many),
      limit: '≥ 20 a second',
      isReached: many / some.seconds >= 20,
    },
    { what: `${kind}: ${records} by a job`, figure: figureOf(all, records) },
    { what: `${kind}: a list of ${records} rows by a job`, figure: figureOf(list, records) },
    ...(await picturesAtOnce(engine)),
  ];
}

/** Of 16 bits and four samples, 128 MB unpacked. */
const side = 4000;
/** MB above rest, whatever comes. */
const mostMemory = 300;
let picture: Buffer | undefined;

function pictureFile(): Download {
  picture ??= pngOf(
    pngHead({ width: side, height: side, depth: 16 }),
    pngChunk('IDAT', deflateSync(Buffer.alloc((1 + 8 * side) * side, 3))),
  );
  return new Download({ fileName: 'a.png', mime: 'image/png', body: picture });
}

/** Each of another person, as one person's wait for each other. */
async function picturesAtOnce(engine: Engine): Promise<Row[]> {
  const { kind } = engine.app.database;
  const result: Row[] = [];
  await engine.app.database.batch({
    scope: engine.scope,
    statements: [
      changing({
        text: `insert into "file" ("id", "name", "mime", "size", "storageKey", "visibility") values ('pic', '照片.png', 'image/png', 1, 'k', 'tenant')`,
      }),
      changing({ text: `update "sheet" set "photo" = '/api/file/pic' where "id" = 's1'` }),
    ],
  });
  pictureFile();
  for (const count of [12, 32]) {
    const before = process.memoryUsage().rss;
    let peak = before;
    const look = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
    const seconds =
      (await clocked(() =>
        Promise.all(
          Array.from({ length: count }, async (_, n) => {
            const answer = await engine.by(`reader${n}`).call<unknown>('sheet.printSheetPhoto', { id: 's1' });
            if (answer instanceof Download) answer.drop();
          }),
        ),
      )) / 1000;
    clearInterval(look);
    const memory = Math.round((peak - before) / 2 ** 20);
    result.push({
      what: `${kind}: ${count} prints at once of a picture of ${side} × ${side} in 16 bits`,
      figure: `${memory} MB more, ${seconds.toFixed(1)} s`,
      limit: `≤ ${mostMemory} MB`,
      isReached: memory <= mostMemory,
    });
  }
  return result;
}

async function printOne(engine: Engine): Promise<void> {
  const answer = await engine.call<unknown>('sheet.printSheetPage', { id: 's1' });
  if (!(answer instanceof Download) || Buffer.isBuffer(answer.body)) throw new Error('no file');
  for await (const chunk of answer.body) if (chunk.length === 0) throw new Error('nothing');
}

interface Printed {
  seconds: number;
  /** MB above what the process had before. */
  memory: number;
  /** The longest that the loop of events stood still, ms. */
  wait: number;
}

async function printMany({ engine, name, input }: { engine: Engine; name: string; input: Values }): Promise<Printed> {
  const { id } = await engine.call(name, input);
  const before = process.memoryUsage().rss;
  let peak = before;
  const look = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  try {
    const seconds = (await clocked(() => runWaiting({ app: engine.app }))) / 1000;
    const job = await jobOf({ context: { app: engine.app, scope: engine.scope, session: undefined }, id: String(id) });
    if (job.state !== 'done') throw new Error(String(job['message']));
    return { seconds, memory: Math.round((peak - before) / 2 ** 20), wait: Math.round(delay.max / 1e6) };
  } finally {
    clearInterval(look);
    delay.disable();
  }
}

async function fill({ scope, app: { database } }: Engine): Promise<void> {
  const texts = [
    `insert into "sheet" ("id", "sheetName", "sheetNo", "place", "owner", "note")
      select 's' || n, '单据第' || n || '号', case when n <= ${many} then 'A' else 'B' end || n, '北京市海淀区学院路' || n || '号', '负责人' || n,
        repeat('本单据记录一次认证活动的安排与结果，', 12)
      from generate_series(1, ${records}) n`,
    `insert into "sheetLine" ("id", "sheetId", "lineName", "about", "position")
      select 'l' || n || '-' || p, 's' || n, '第' || p || '项', repeat('这一项的内容与要求；', 4), p
      from generate_series(1, ${records}) n, generate_series(1, 12) p`,
  ];
  for (const text of texts) await database.batch({ scope, statements: [changing({ text })] });
  await database.vacuum();
}
