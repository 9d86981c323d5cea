import type { Entity, ExcelPlan } from '#generators/formats.ts';
import { reading } from '../database/statement.ts';
import { column, conditions, ordering, Parameters } from './conditions.ts';
import { entityOf, type CallContext, type Download, type Values } from './context.ts';
import { cellOf } from './excel/cells.ts';
import { choicesOf } from './excel/choices.ts';
import { headingOf, layoutOf, type SheetColumn } from './excel/layout.ts';
import { recordReader } from './excel/records.ts';
import { readPlan, sheetsOf } from './excel/seenPlan.ts';
import { writeWorkbook, type WrittenCell } from './excel/workbook.ts';
import { failures } from '../failures.ts';
import { enqueue } from './jobs/job.ts';
import { keepResult } from './jobs/resultFile.ts';
import type { Running } from './jobs/running.ts';
import { livingIn } from './living.ts';
import { prepared } from './prepared.ts';

/** Records that an export holds at most. */
export const mostRows = 100_000;
/** Records that a call writes by itself; more of them are a job. */
export const mostAtOnce = 5000;
/** Records that are held at a time. */
export const batch = 500;

/**
 * Every record that the conditions of a list fit, in the order of the list, as a workbook that the import takes back;
 * their parts in sheets of their own, in the order of the records and theirs. Of many records a job writes it, which is
 * the reply then.
 * @throws Failure 409 where there are more than 100,000 of either.
 */
export async function exportExcel(context: CallContext, input: Values): Promise<Download | Values> {
  const found = await findAll({ context, input });
  if (found.ids.length <= mostAtOnce) return workbookOf({ context, ...found });
  return enqueueExport({ context, input, phase: 'write', count: found.ids.length });
}

/** Leaves an export to a job. @returns the reply that tells of it */
export async function enqueueExport({
  context,
  input,
  phase,
  count,
}: {
  context: CallContext;
  input: Values;
  phase: string;
  count: number;
}): Promise<Values> {
  const title = `导出${entityOf(context).title} ${count} 条`;
  const id = await enqueue({ context, kind: 'export', phase, title, input });
  return { id, state: 'waiting' };
}

/** An export by a job: the workbook is kept with it (rule J9). */
export async function writeExport({ job, context, tell }: Running): Promise<Values> {
  const found = await findAll({ context, input: job.input });
  const total = found.ids.length;
  const file = await workbookOf({ context, ...found, onProgress: (done) => tell(done, total) });
  return keepExport({ context, job, file, total });
}

/** Keeps what a job exported. @returns what its row says then */
export async function keepExport({
  context,
  job,
  file,
  total,
}: Pick<Running, 'context' | 'job'> & { file: Download; total: number }): Promise<Values> {
  const kept = await keepResult({ app: context.app, job, file });
  return { state: 'done', done: total, total, message: `已导出 ${total} 条`, ...kept };
}

/** What the file is for is no condition: it stands in the log. */
function withoutPurpose({ purpose: _, ...conditions }: Values): Values {
  return conditions;
}

interface Found {
  ids: string[];
  options: number;
}

/** @throws Failure 409 where there are too many. */
async function findAll({ context, input }: { context: CallContext; input: Values }): Promise<Found> {
  const entity = entityOf(context);
  const plan = readPlan({ context, entity });
  const found = await find({
    context,
    entity,
    plan,
    filters: { ...withoutPurpose(input), ...context.operation.where },
  });
  assertExportable(found.ids.length);
  return found;
}

/** @throws Failure 409 where there are more than an export holds. */
export function assertExportable(count: number): void {
  if (count > mostRows)
    throw failures.conflict(`符合条件的数据超过 ${mostRows} 条，一次最多导出 ${mostRows} 条，请缩小筛选范围`);
}

async function workbookOf({
  context,
  ids,
  options,
  onProgress,
}: Found & {
  context: CallContext;
  /** Told how many of the records are written. */
  onProgress?: (done: number) => void;
}): Promise<Download> {
  const entity = entityOf(context);
  const plan = readPlan({ context, entity });
  const laidOut = sheetsOf({ context, entity, plan }).map((each) => ({
    entity: each.entity,
    name: each.plan.sheet,
    layout: layoutOf({ plan: each.plan, options }),
  }));
  const [, ...parts] = laidOut;
  for (const each of parts) await assertFew({ context, part: each.entity, ids });
  const { ruleOf, sheet } = await choicesOf({ context, sheets: laidOut });
  return writeWorkbook({
    owner: context.scope.tenantId,
    fileName: `${entity.title}.xlsx`,
    sheets: [
      ...laidOut.map(({ name, layout, ...each }, index) => ({
        name,
        headings: layout.map((column) => ({
          title: headingOf(column),
          width: column.column.width,
          rule: ruleOf(column),
        })),
        pages: pagesOf({
          context,
          layout,
          ids: index === 0 ? [ids] : partIds({ context, part: each.entity, ids }),
          ...(index === 0 && onProgress && { onProgress }),
          ...each,
        }),
      })),
      ...sheet,
    ],
  });
}

interface PartsAsked {
  context: CallContext;
  part: Entity;
  /** Of the records whose parts they are. */
  ids: readonly string[];
}

/** @throws Failure 409 where the records have more parts of a kind than a sheet shall hold. */
async function assertFew({ context: { app, scope }, part, ids }: PartsAsked): Promise<void> {
  const text = `select count(*)::integer as "count" from (
    select from ${column(`${part.name}View`)} where ${ofRecords(part)} limit ${mostRows + 1}) p`;
  const [[found]] = await app.database.batch({
    scope,
    statements: [prepared(reading<{ count: number }>({ text, values: [scope.tenantId, ids] }))],
  });
  if (found && found.count > mostRows)
    throw failures.conflict(
      `符合条件的数据共有超过 ${mostRows} 条${part.partOf?.title ?? part.title}，一次最多导出 ${mostRows} 条，请缩小筛选范围`,
    );
}

/** The parts of records, in the order of these and theirs, for so many records at a time. */
async function* partIds({ context: { app, scope }, part, ids }: PartsAsked): AsyncGenerator<string[]> {
  const text = `select "id" from ${column(`${part.name}View`)} where ${ofRecords(part)}
    order by array_position($2::text[], ${column(part.partOf?.parent ?? '')}), "position", "id"`;
  for (let from = 0; from < ids.length; from += batch) {
    const [found] = await app.database.batch({
      scope,
      statements: [
        prepared(reading<{ id: string }>({ text, values: [scope.tenantId, ids.slice(from, from + batch)] })),
      ],
    });
    yield found.map(({ id }) => id);
  }
}

function ofRecords(part: Entity): string {
  return `${livingIn({ entity: part, tenant: '$1' })} and ${column(part.partOf?.parent ?? '')} = any($2::text[])`;
}

interface Reading {
  context: CallContext;
  entity: Entity;
}

/** Which records there are, in order, and how many columns their options need. */
async function find({
  context: { app, scope },
  entity,
  plan,
  filters,
}: Reading & { plan: ExcelPlan; filters: Values }): Promise<Found> {
  const parameters = new Parameters();
  const where = conditions({ entity, filters, parameters, tenantId: scope.tenantId });
  const spread = plan.columns.find(({ codec }) => codec === 'options')?.field;
  const options = spread === undefined ? '0' : `jsonb_array_length(${column(spread)})`;
  const order = ordering({ entity, sort: typeof filters['sort'] === 'string' ? filters['sort'] : entity.sort });
  const text = `select "id", ${options} as "options" from ${column(`${entity.name}View`)} where ${where}
    order by ${order} limit ${mostRows + 1}`;
  const [found] = await app.database.batch({
    scope,
    statements: [prepared(reading<{ id: string; options: number | null }>({ text, values: parameters.values }))],
  });
  return {
    ids: found.map(({ id }) => id),
    options: found.reduce((most, each) => Math.max(most, each.options ?? 0), 0),
  };
}

/** The rows of a sheet, read in steps: no more than one step of records is held at a time. */
async function* pagesOf({
  context,
  entity,
  layout,
  ids,
  onProgress,
}: Reading & {
  layout: readonly SheetColumn[];
  ids: Iterable<readonly string[]> | AsyncIterable<readonly string[]>;
  onProgress?: (done: number) => void;
}): AsyncGenerator<WrittenCell[][]> {
  const reader = await recordReader({ context, entity });
  const formats = layout.map(({ column, part }) => (part === undefined ? cellOf(column).format?.(column) : undefined));
  let done = 0;
  for await (const some of ids)
    for (let from = 0; from < some.length; from += batch) {
      const records = await reader.read(some.slice(from, from + batch));
      yield records.map((record) =>
        reader.cellsOf({ record, columns: layout }).map((value, i) => ({ value, format: formats[i] })),
      );
      done += records.length;
      onProgress?.(done);
    }
}
