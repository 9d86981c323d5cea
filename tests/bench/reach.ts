/**
 * What reach by department through the person costs a list of 100,000 records, and the lists of 5,000 people: the same
 * list of an administrator.
 */
import type { Values } from '#server/engine/context.ts';
import { changing } from '#server/database/statement.ts';
import type { Engine } from '#tests/contract/words/engine.ts';
import { files as reachFiles } from '#tests/contract/ground/reach.ts';
import { onEngines } from './engines.ts';
import type { Row } from './table.ts';
import { clocked, median } from './times.ts';

const records = 100_000;
const persons = 5_000;
const rounds = 15;
const most = 1.2;

export async function measureReach(): Promise<Row[]> {
  return onEngines({ name: 'reach', files: reachFiles, measure });
}

/** Of two halves of the organisation and a department of twenty people, each with somebody who reaches it. */
async function measure(engine: Engine): Promise<Row[]> {
  await fill(engine);
  const { database } = engine.app;
  const everybody = await engine.inRole({ userId: 'u1', roleId: 'all' });
  const rows: Row[] = [];
  for (const [what, userId] of [
    ['half of them', 'u2'],
    ['a fiftieth of them', 'u3'],
  ] as const) {
    const some = await engine.inRole({ userId, roleId: 'below' });
    for (const [page, input] of [
      ['page of 20, the newest', {}],
      ['page of 20, by name', { sort: 'entryName' }],
      ['keyword', { keyword: '报考 0999' }],
    ] as const satisfies [string, Values][]) {
      rows.push(
        await compared({
          what: `${database.kind}: ${page} of ${records.toLocaleString('en')}, by who reaches ${what}`,
          lists: { everybody, some, list: 'entry.list', input },
        }),
      );
    }
    for (const list of ['person.list', 'membership.list', 'deptMember.list', 'department.tree'])
      rows.push(
        await compared({
          what: `${database.kind}: ${list} of ${persons.toLocaleString('en')} people, by who reaches ${what}`,
          lists: { everybody, some, list, input: {} },
        }),
      );
  }
  return rows;
}

interface Lists {
  everybody: Engine;
  some: Engine;
  list: string;
  input: Values;
}

async function compared({ what, lists }: { what: string; lists: Lists }): Promise<Row> {
  const { whole, part } = await inTurn(lists);
  const ratio = part / whole;
  return {
    what,
    figure: `${part.toFixed(1)} ms, ${ratio.toFixed(2)} × the administrator's ${whole.toFixed(1)} ms`,
    limit: `≤ ${most} ×`,
    isReached: ratio <= most,
  };
}

async function inTurn({ everybody, some, list, input }: Lists): Promise<{ whole: number; part: number }> {
  const [whole, part]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    whole.push(await clocked(() => everybody.call(list, input)));
    part.push(await clocked(() => some.call(list, input)));
  }
  return { whole: median(whole), part: median(part) };
}

/** Half of the people stand in departments below `left`, twenty of them in `small`; u2 is in `left`, u3 in `small`. */
async function fill({ scope, app: { database } }: Engine): Promise<void> {
  await database.batch({
    scope: { tenantId: '', userId: '' },
    statements: [
      changing({
        text: `insert into "user" ("id", "account", "nickname") select 'u' || n, 'u' || n, '人' || n from generate_series(1, ${persons}) n`,
      }),
    ],
  });
  const texts = [
    `insert into "role" ("id", "roleName", "reach") values ('all', 'all', 'all'), ('below', 'below', 'below')`,
    `insert into "department" ("id", "deptName", "parentId") values ('left', '左', null), ('right', '右', null), ('small', '小', 'left')`,
    `insert into "department" ("id", "deptName", "parentId") select 'd' || n, '部' || n, case when n <= 25 then 'left' else 'right' end from generate_series(1, 50) n`,
    `insert into "membership" ("id", "userId", "roleId") select 'm' || n, 'u' || n, 'below' from generate_series(1, ${persons}) n`,
    `insert into "deptMember" ("id", "departmentId", "personId") select m."id",
      case when m."id" = 'm2' then 'left' when n between 3 and 22 then 'small' else 'd' || (1 + n % 50) end, m."personId"
      from "membership" m, substr(m."id", 2) t(s), cast(t.s as integer) n`,
    `insert into "entry" ("id", "entryName", "personId", "createdTime")
      select 'e' || lpad(n::text, 6, '0'), '报考 ' || lpad(n::text, 6, '0'), m."personId", now() - n * interval '1 second'
      from generate_series(1, ${records}) n join "membership" m on m."id" = 'm' || (1 + n % ${persons})`,
  ];
  for (const text of texts)
    await database.batch({ scope: { ...scope, userId: 'system' }, statements: [changing({ text })] });
  await database.vacuum();
}
