import type { Entity, ExcelPlan } from '#generators/formats.ts';
import { reading } from '../database/statement.ts';
import { column, conditions, ordering, Parameters } from './conditions.ts';
import { entityOf, type CallContext, type Download, type Values } from './context.ts';
import { cellOf } from './excel/cells.ts';
import { choicesOf } from './excel/choices.ts';
import { headingOf, layoutOf, type SheetColumn } from './excel/layout.ts';
import { recordReader } from './excel/records.ts';
import { writeWorkbook, type WrittenCell } from './excel/workbook.ts';
import { failures } from '../failures.ts';
import { prepared } from './prepared.ts';

const mostRows = 100_000;
const batch = 500;

/**
 * Every record that the conditions of a list fit, in the order of the list, as a workbook that the import takes back.
 * @throws Failure 409 where there are more than 100,000.
 */
export async function exportExcel(context: CallContext, input: Values): Promise<Download> {
  const entity = entityOf(context);
  const plan = context.app.artefacts.excelPlan(entity.name);
  const { ids, options } = await find({ context, entity, plan, filters: { ...input, ...context.operation.where } });
  if (ids.length > mostRows)
    throw failures.conflict(`符合条件的数据超过 ${mostRows} 条，一次最多导出 ${mostRows} 条，请缩小筛选范围`);
  const layout = layoutOf({ plan, options });
  const { ruleOf, sheet } = await choicesOf({ context, entity, layout });
  const headings = layout.map((each) => ({ title: headingOf(each), width: each.column.width, rule: ruleOf(each) }));
  return writeWorkbook({
    owner: context.scope.tenantId,
    fileName: `${entity.title}.xlsx`,
    sheets: [{ name: entity.title, headings, pages: pagesOf({ context, entity, layout, ids }) }, ...sheet],
  });
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
}: Reading & { plan: ExcelPlan; filters: Values }): Promise<{ ids: string[]; options: number }> {
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

/** The rows of the sheet, read in steps: no more than one step of records is held at a time. */
async function* pagesOf({
  context,
  entity,
  layout,
  ids,
}: Reading & { layout: readonly SheetColumn[]; ids: readonly string[] }): AsyncGenerator<WrittenCell[][]> {
  const reader = await recordReader({ context, entity });
  const formats = layout.map(({ column: { kind }, part }) =>
    part === undefined ? cellOf({ kind }).format : undefined,
  );
  for (let from = 0; from < ids.length; from += batch) {
    const records = await reader.read(ids.slice(from, from + batch));
    yield records.map((record) =>
      reader.cellsOf({ record, columns: layout }).map((value, i) => ({ value, format: formats[i] })),
    );
  }
}
