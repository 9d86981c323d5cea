import type { Entity, ExcelPlan } from '#generators/formats.ts';
import { column, conditions, Parameters } from './conditions.ts';
import { entityOf, type CallContext, type Download, type Values } from './context.ts';
import { formatCell } from './excel/cells.ts';
import { headingOf, layoutOf, type SheetColumn } from './excel/layout.ts';
import { formatOptions } from './excel/options.ts';
import { codesOf, readSharedLabels } from './excel/references.ts';
import { writeWorkbook, type WrittenCell } from './excel/workbook.ts';
import { statement } from './list.ts';
import { failures } from '../failures.ts';

const mostRows = 100_000;
const batch = 500;

/**
 * Every record that the conditions of a list fit, as a workbook that the import takes back.
 * @throws Failure 409 where there are more than 100,000.
 */
export async function exportExcel(context: CallContext, input: Values): Promise<Download> {
  const entity = entityOf(context);
  const plan = context.app.artefacts.excelPlan(entity.name);
  const filters = { ...input, ...context.operation.where };
  const { total, options } = await measure({ context, entity, plan, filters });
  if (total > mostRows) throw failures.conflict(`符合条件的数据有 ${total} 条，一次最多导出 ${mostRows} 条，请缩小筛选范围`);
  const layout = layoutOf({ plan, options });
  const headings = layout.map((each) => ({ title: headingOf(each), width: each.column.width }));
  return writeWorkbook({ fileName: `${entity.title}.xlsx`, sheets: [{ name: entity.title, headings, pages: pagesOf({ context, entity, layout, filters }) }] });
}

interface Reading {
  context: CallContext;
  entity: Entity;
  filters: Values;
}

/** How many records there are, and how many columns their options need. */
async function measure({ context: { app, scope }, entity, plan, filters }: Reading & { plan: ExcelPlan }): Promise<{ total: number; options: number }> {
  const parameters = new Parameters();
  const where = conditions({ entity, filters, parameters, tenantId: scope.tenantId });
  const spread = plan.columns.find(({ codec }) => codec === 'options')?.field;
  const options = spread === undefined ? '0' : `coalesce(max(jsonb_array_length(${column(spread)})), 0)`;
  const text = `select count(*)::integer as "total", ${options} as "options" from ${column(entity.name)} where ${where}`;
  const [[measured]] = (await app.database.batch({ scope, statements: [statement({ text, values: parameters.values })] })) as [{ total: number; options: number }[]];
  return measured ?? { total: 0, options: 0 };
}

/** The rows of the sheet, read in steps by id: no more than one step of records is held at a time. */
async function* pagesOf({ context, entity, layout, filters }: Reading & { layout: readonly SheetColumn[] }): AsyncGenerator<WrittenCell[][]> {
  const { app, scope } = context;
  const { dictionaries } = app.artefacts;
  const wordsOf = await readWords({ context, entity });
  const fields = shownFields({ context, entity });
  for (let last = ''; ; ) {
    const parameters = new Parameters();
    const where = conditions({ entity, filters, parameters, tenantId: scope.tenantId });
    const text = `select ${fields} from ${column(`${entity.name}View`)} v where ${where} and "id" > ${parameters.add(last)} order by "id" limit ${batch}`;
    const [records] = (await app.database.batch({ scope, statements: [statement({ text, values: parameters.values })] })) as [Values[]];
    yield records.map((record) => rowOf({ record, layout, cell: (field) => formatCell({ column: field.column, value: record[field.column.field], label: wordsOf({ field: field.column.field, record }), dictionaries }) }));
    if (records.length < batch) return;
    last = String(records.at(-1)?.['id'] ?? '');
  }
}

function rowOf({ record, layout, cell }: { record: Values; layout: readonly SheetColumn[]; cell(column: SheetColumn): string | number }): WrittenCell[] {
  const spread = layout.find(({ part }) => part !== undefined)?.column.field;
  const { cells, answer } = formatOptions({ type: String(record['type'] ?? ''), options: (spread && record[spread]) || [] });
  return layout.map((each) => {
    if (each.part === 'answer') return { value: answer };
    return { value: typeof each.part === 'number' ? (cells[each.part] ?? '') : cell(each) };
  });
}

/** The columns to read: what is shown, of each reference its label, and its code where it has one. */
function shownFields({ context: { app }, entity }: Pick<Reading, 'context' | 'entity'>): string {
  return Object.entries(entity.properties)
    .flatMap(([field, property]) => {
      if (property['x-hidden'] || property['x-column'] === false) return [];
      const target = property['x-ref'] ? app.catalogue.entities[property['x-ref']] : undefined;
      if (!target) return [column(field)];
      const [code] = codesOf(target);
      const isTenants = target.scope === 'tenant' ? ' and r."tenantId" = v."tenantId"' : '';
      return [column(field), column(`${field}Label`), ...(code ? [`(select r.${column(code)} from ${column(target.name)} r where r."id" = v.${column(field)}${isTenants}) as ${column(`${field}Code`)}`] : [])];
    })
    .join(', ');
}

/** What a reference is called in a cell: its label, or, where several have that, its code or else its id. */
async function readWords({ context, entity }: Pick<Reading, 'context' | 'entity'>): Promise<(reference: { field: string; record: Values }) => Values[string] | undefined> {
  const shared = new Map<string, Set<string>>();
  for (const [field, property] of Object.entries(entity.properties)) {
    const target = property['x-ref'] ? context.app.catalogue.entities[property['x-ref']] : undefined;
    if (target) shared.set(field, await readSharedLabels({ context, entity: target }));
  }
  return ({ field, record }) => {
    const label = record[`${field}Label`];
    return typeof label === 'string' && !shared.get(field)?.has(label) ? label : (record[`${field}Code`] ?? record[field]);
  };
}
