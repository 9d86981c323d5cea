import type { Entity, ExcelPlan, Json, SheetPlan } from '#generators/formats.ts';
import { referenceKey } from '#kinds/ref/data/referenceKey.ts';
import { failures } from '../../failures.ts';
import type { CallContext, Values } from '../context.ts';
import { partErrors } from '../parts.ts';
import { cellAddress, isSampleRow, type SheetColumn } from './layout.ts';
import { atParent, storedId, storedKey, type PartRow, type PartSheet } from './partRow.ts';
import { partProblems } from './partProblems.ts';
import { codeFieldsOf, readReferences } from './references.ts';
import { partRow, type CellProblem, type Named, type RowParts } from './row.ts';
import { headingsOf, idsIn, problemAt, readNamed } from './sheet.ts';
import { readStandingParts, type StandingParts } from './standingParts.ts';
import { mostRows } from './workbook.ts';

/** How many parts of a kind come, change and go. */
export interface PartCount {
  title: string;
  added: number;
  changed: number;
  removed: number;
}

/** What the sheets of parts say, by the records whose parts they are. */
export interface PartSheets {
  /** Of the first sheet, and behind them those of records that only the sheets of parts name, as they are stored. */
  rows: readonly string[][];
  /** Of the first sheet, with those by which the further rows name their records. */
  columns: readonly (SheetColumn | undefined)[];
  named: ReadonlyMap<string, Named>;
  /** The parts of the record of a row; undefined where no sheet names it. */
  partsOf(row: number): RowParts | undefined;
  /** What is said of a row that does not stand in the first sheet, at the first of its parts. */
  told(options: { row: number; message: string }): CellProblem;
  /** Rows that cannot be told whose parts they are. */
  lost: readonly PartRow[];
  /** The rows of parts that stay out with the rows that are bad. */
  badParts(bad: ReadonlySet<number>): { sheet: string; rows: number[] }[];
  /** What comes of the parts of the rows that are stored. */
  counts(stored: readonly number[]): PartCount[];
}

interface Reading {
  context: Pick<CallContext, 'app' | 'scope' | 'dictionaries'>;
  entity: Entity;
  plan: ExcelPlan;
  /** Of the first sheet. */
  rows: readonly string[][];
  /** Those of the sheets of parts, in the order of the plan. */
  partRows: readonly (readonly string[][])[];
}

/**
 * Reads the sheets of parts: a record that one of them names gets all parts that stand there for it, in their order.
 * @throws Failure 422 where headings are not the template's, or there are too many rows.
 */
export async function readPartSheets(reading: Reading): Promise<PartSheets> {
  const { context, entity, plan, rows } = reading;
  const own = headingsOf({ plan, rows });
  const sheets = openSheets(reading);
  const columns = sheets.length > 0 ? withKeys({ columns: own, plan }) : own;
  const named = await readNamed({ context, entity, columns, ids: idsIn({ columns, rows }) });
  const whose = whoseParts({ entity, columns, rows, named });
  const groups = new Map<string, PartRow[]>();
  const lost: PartRow[] = [];
  const at = (key: string): PartRow[] => {
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    return group;
  };
  const moved: { key: string; row: PartRow }[] = [];
  for (const sheet of sheets) {
    for (const { row, parent, mine } of await readSheet({ context, sheet, whose })) {
      const key = parent ?? mine;
      if (key === undefined) lost.push(row);
      else at(key).push(row);
      if (mine !== undefined && mine !== key) moved.push({ key: mine, row });
    }
  }
  // The record that a part shall leave must not lose it because the row is refused.
  for (const { key, row } of moved) groups.get(key)?.push(row);
  const others = [...groups.keys()].flatMap((key) => {
    const id = storedId(key);
    return id !== undefined && whose.rowOf(key) === undefined ? [id] : [];
  });
  const found = await readNamed({ context, entity, columns, ids: others });
  const all = [...rows, ...[...found.values()].map(({ cells }) => [...cells])];
  const rowOf = new Map([
    ...[...groups.keys()].flatMap((key): [string, number][] => {
      const row = whose.rowOf(key);
      return row === undefined ? [] : [[key, row]];
    }),
    ...[...found.keys()].map((id, index): [string, number] => [storedKey(id), rows.length + index]),
  ]);
  const byRow = new Map(
    [...groups].flatMap(([key, group]): [number, Group][] => {
      const row = rowOf.get(key);
      return row === undefined ? [] : [[row, { key, rows: group }]];
    }),
  );
  for (const [key, group] of groups)
    if (!rowOf.has(key)) {
      group.forEach((row) => row.problems.push(atParent({ row, message: '这条数据刚被删除，请重新导出' })));
      lost.push(...group);
    }
  const standing = await readStandingParts({
    context,
    sheets,
    ids: [...groups.keys()].flatMap((key) => storedId(key) ?? []),
  });
  await partProblems({ context, groups, standing });
  return {
    rows: all,
    columns,
    named: new Map([...named, ...found]),
    lost,
    partsOf(row) {
      const group = byRow.get(row);
      return group && partsOf({ context, entity, sheets, group, standing });
    },
    told({ row, message }) {
      const [first] = byRow.get(row)?.rows ?? [];
      return first ? atParent({ row: first, message }) : problemAt({ columns, row, column: 0, message });
    },
    badParts: (bad) =>
      sheets.map((sheet) => {
        const left = [...lost, ...[...bad].flatMap((row) => byRow.get(row)?.rows ?? [])];
        const its = left.flatMap((each) => (each.sheet === sheet ? [each.row] : []));
        return { sheet: sheet.name, rows: [...new Set(its)].sort((a, b) => a - b) };
      }),
    counts: (stored) =>
      sheets.map((sheet) => countOf({ sheet, groups: stored.flatMap((row) => byRow.get(row) ?? []), standing })),
  };
}

interface Group {
  key: string;
  rows: PartRow[];
}

/** The sheets of parts that a workbook has. */
function openSheets({ context, plan, partRows }: Reading): PartSheet[] {
  return plan.parts.flatMap((each, index): PartSheet[] => {
    const part = context.app.catalogue.entities[each.entity];
    const rows = partRows[index] ?? [];
    if (!part?.partOf || rows.length === 0) return [];
    if (rows.length > mostRows + 1)
      throw failures.invalid([
        { path: '/file', message: `工作表“${each.sheet}”一次最多导入 ${mostRows} 行，请分成几个文件` },
      ]);
    const columns = headingsOf({ plan: each, rows, sheet: each.sheet });
    return [{ part, partOf: part.partOf, name: each.sheet, columns, rows }];
  });
}

function withKeys({
  columns,
  plan,
}: {
  columns: readonly (SheetColumn | undefined)[];
  plan: SheetPlan;
}): (SheetColumn | undefined)[] {
  const absent = plan.columns.filter(
    ({ role }) => (role === 'id' || role === 'version') && !columns.some((each) => each?.column.role === role),
  );
  return [...columns, ...absent.map((column): SheetColumn => ({ title: column.title, column }))];
}

interface Whose {
  /** The records of the file that words name, by their keys. */
  find(words: string): readonly string[];
  /** The row of the first sheet for a record. */
  rowOf(key: string): number | undefined;
}

/** Whose parts a row may be of those that stand in the first sheet: named by id, label or code. */
function whoseParts({
  entity,
  columns,
  rows,
  named,
}: {
  entity: Entity;
  columns: readonly (SheetColumn | undefined)[];
  rows: readonly string[][];
  named: ReadonlyMap<string, Named>;
}): Whose {
  const names = new Set(['id', entity.label, ...codeFieldsOf(entity)]);
  const found = new Map<string, Set<string>>();
  const places = new Map<string, number>();
  const idAt = columns.findIndex((column) => column?.column.role === 'id');
  rows.forEach((cells, row) => {
    const id = (cells[idAt] ?? '').trim();
    if (row === 0 || isSampleRow(id)) return;
    const key = named.has(id) ? storedKey(id) : `row:${row}`;
    if (!places.has(key)) places.set(key, row);
    columns.forEach((column, index) => {
      const text = (cells[index] ?? '').trim();
      if (!column || text === '' || !names.has(column.column.field)) return;
      const words = referenceKey({ entity: entity.name, words: text });
      found.set(words, (found.get(words) ?? new Set()).add(key));
    });
  });
  return {
    find: (text) => [...(found.get(referenceKey({ entity: entity.name, words: text })) ?? [])],
    rowOf: (key) => places.get(key),
  };
}

interface Placed {
  row: PartRow;
  /** The record that the row names; undefined where it names none, or not one alone. */
  parent: string | undefined;
  /** That whose part it is by the part's own id. */
  mine: string | undefined;
}

async function readSheet({
  context,
  sheet,
  whose,
}: {
  context: Reading['context'];
  sheet: PartSheet;
  whose: Whose;
}): Promise<Placed[]> {
  const { part, partOf, name, columns, rows } = sheet;
  const references = await readReferences({ context, columns, rows });
  const tools = { dictionaries: context.dictionaries, references, owner: context.scope.tenantId };
  const named = await readNamed({ context, entity: part, columns, ids: idsIn({ columns, rows }) });
  const [parentAt, idAt] = (['parent', 'id'] as const).map((role) =>
    columns.findIndex((column) => column?.column.role === role),
  ) as [number, number];
  const title = context.app.catalogue.entities[partOf.entity]?.title ?? '';
  const seen = new Map<string, number>();
  return rows.flatMap((written, row): Placed[] => {
    const cells = written.map((cell) => cell.trim());
    const id = cells[idAt] ?? '';
    if (row === 0 || isSampleRow(id) || cells.every((cell) => cell === '')) return [];
    const text = cells[parentAt] ?? '';
    const its = named.get(id);
    const at = (column: number, message: string): CellProblem =>
      problemAt({ sheet: name, columns, row, column, message });
    const inFile = whose.find(text);
    const keys =
      inFile.length > 0
        ? inFile
        : (references.get(referenceKey({ entity: partOf.entity, words: text })) ?? []).map(storedKey);
    const [parent] = keys.length === 1 ? keys : [];
    const mine = its && storedKey(String(its.record[partOf.parent]));
    const first = its && seen.get(id);
    if (its && first === undefined) seen.set(id, row);
    const said = partRow({ entity: part, columns, cells, tools, named: its, row, sheet: name });
    return [
      {
        parent,
        mine,
        row: {
          ...said,
          sheet,
          row,
          named: its,
          problems: [
            ...said.problems,
            ...(text === ''
              ? [at(parentAt, `请填写所属${title}`)]
              : keys.length === 0
                ? [at(parentAt, `${title}“${text}”不存在，请填写本文件或系统中已有的名称或系统编号`)]
                : keys.length > 1
                  ? [at(parentAt, `${title}“${text}”有 ${keys.length} 个，请改填系统编号`)]
                  : mine !== undefined && mine !== parent
                    ? [at(parentAt, `这条${partOf.title}属于另一个${title}，不能移到“${text}”`)]
                    : []),
            ...(first === undefined
              ? []
              : [at(idAt, `系统编号与第 ${first + 1} 行相同，一条${partOf.title}只能写一次`)]),
          ],
          notes: id !== '' && !its ? [...said.notes, at(idAt, '没有这个编号的数据，将作为新数据导入')] : said.notes,
        },
      },
    ];
  });
}

function partsOf({
  context,
  entity,
  sheets,
  group,
  standing,
}: {
  context: Reading['context'];
  entity: Entity;
  sheets: readonly PartSheet[];
  group: Group;
  standing: StandingParts;
}): RowParts {
  const lists: Values = {};
  const stored: Values = {};
  const placed = new Map<string, { sheet: PartSheet; rows: PartRow[] }>();
  for (const sheet of sheets) {
    const rows = group.rows.filter((each) => each.sheet === sheet);
    if (rows.length === 0) continue;
    const { as } = sheet.partOf;
    const fields = Object.entries(entity.properties[as]?.items?.properties ?? {}).flatMap(([name, { readOnly }]) =>
      readOnly ? [] : [name],
    );
    const ids = standing.idsOf({ sheet, id: storedId(group.key) });
    const isSame =
      rows.length === ids.length &&
      rows.every(({ named, values }, index) => named?.record['id'] === ids[index] && Object.keys(values).length === 0);
    placed.set(as, { sheet, rows });
    if (isSame) continue;
    lists[as] = rows.map(({ named, values }) => filled({ fields, record: { ...named?.record, ...values } }));
    stored[as] = rows.map(({ named }): Json => (named ? filled({ fields, record: named.record }) : null));
  }
  return {
    lists,
    stored,
    problems: group.rows.flatMap(({ problems }) => problems),
    notes: group.rows.flatMap(({ notes }) => notes),
    pictures: group.rows.flatMap(({ pictures }) => pictures),
    errors: () => partErrors({ catalogue: context.app.catalogue, entity, values: lists }),
    placeOf({ path, message }) {
      const [, as = '', index, field] = path.split('/');
      const list = placed.get(as);
      const row = list?.rows[Number(index ?? 0)];
      if (!list || !row) return undefined;
      const column = list.sheet.columns.findIndex((each) => each?.column.field === field);
      if (column < 0) return atParent({ row, message });
      const address = cellAddress({ sheet: list.sheet.name, row: row.row, column });
      const place = `${list.sheet.partOf.title}第 ${Number(index) + 1} 项的`;
      return { cell: address, column: list.sheet.columns[column]?.title ?? '', message: message.replace(place, '') };
    },
  };
}

/** The fields of a part that say something. */
function filled({ fields, record }: { fields: readonly string[]; record: Values }): Values {
  return Object.fromEntries(
    fields.flatMap((field): [string, Json][] => {
      const value = record[field] ?? null;
      return value === null ? [] : [[field, value]];
    }),
  );
}

function countOf({
  sheet,
  groups,
  standing,
}: {
  sheet: PartSheet;
  groups: readonly Group[];
  standing: StandingParts;
}): PartCount {
  const count: PartCount = { title: sheet.partOf.title, added: 0, changed: 0, removed: 0 };
  for (const { key, rows } of groups) {
    const its = rows.filter((row) => row.sheet === sheet);
    if (its.length === 0) continue;
    const ids = new Set(its.map(({ named }) => named?.record['id']));
    count.added += its.filter(({ named }) => !named).length;
    count.changed += its.filter(({ named, values }) => named && Object.keys(values).length > 0).length;
    count.removed += standing.idsOf({ sheet, id: storedId(key) }).filter((id) => !ids.has(id)).length;
  }
  return count;
}
