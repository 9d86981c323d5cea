import type { Entity, ExcelPlan } from '#generators/formats.ts';
import { column, conditions, Parameters } from './conditions.ts';
import { entityOf, type CallContext, type Download, type Values } from './context.ts';
import { formatCell } from './excel/cells.ts';
import { headingOf, layoutOf } from './excel/layout.ts';
import { formatOptions } from './excel/options.ts';
import { writeWorkbook, type WrittenCell } from './excel/workbook.ts';
import { statement } from './list.ts';
import { failures } from '../failures.ts';

const mostRows = 100_000;
const batch = 2_000;

/**
 * Every record that the conditions of a list fit, as a workbook that the import takes back.
 * @throws Failure 409 where there are more than 100,000.
 */
export async function exportExcel(context: CallContext, input: Values): Promise<Download> {
  const entity = entityOf(context);
  const plan = context.app.artefacts.excelPlan(entity.name);
  const { dictionaries } = context.app.artefacts;
  const records = await readAll({ context, entity, filters: input });
  const layout = layoutOf({ plan, options: mostOptions({ plan, records }) });
  const rows = records.map((record) => {
    const spread = formatOptions({ type: String(record['type'] ?? ''), options: plan.columns.some(({ codec }) => codec === 'options') ? (record['options'] ?? null) : null });
    return layout.map(({ column: each, part }): WrittenCell => {
      if (part === 'answer') return { value: isChoice(record) ? spread.answer : '' };
      if (typeof part === 'number') return { value: spread.cells[part] ?? '' };
      return { value: formatCell({ column: each, value: record[each.field], label: record[`${each.field}Label`], dictionaries }) };
    });
  });
  return writeWorkbook({ fileName: `${entity.title}.xlsx`, sheets: [{ name: entity.title, headings: layout.map((each) => ({ title: headingOf(each), width: each.column.width })), rows }] });
}

function isChoice(record: Values): boolean {
  return Array.isArray(record['options']) && record['options'].length > 0;
}

function mostOptions({ plan, records }: { plan: ExcelPlan; records: readonly Values[] }): number {
  const field = plan.columns.find(({ codec }) => codec === 'options')?.field;
  return field === undefined ? 0 : Math.max(0, ...records.map((record) => (Array.isArray(record[field]) && record['type'] !== 'judgment' ? record[field].length : 0)));
}

/** Read in steps by id, so that no single query holds everything. References are named by a code where there is one, else by their label. */
async function readAll({ context: { app, scope }, entity, filters }: { context: CallContext; entity: Entity; filters: Values }): Promise<Values[]> {
  const records: Values[] = [];
  const codes = Object.entries(entity.properties).flatMap(([field, property]) => {
    const target = property['x-ref'] ? app.catalogue.entities[property['x-ref']] : undefined;
    const code = target?.unique.find((group) => group.length === 1)?.[0];
    return target && code && code !== target.label ? [`(select r.${column(code)} from ${column(target.name)} r where r."id" = v.${column(field)}${target.scope === 'tenant' ? ' and r."tenantId" = v."tenantId"' : ''}) as ${column(`${field}Label`)}`] : [];
  });
  const replaced = new Set(codes.map((text) => /as "(\w+)"$/.exec(text)?.[1] ?? ''));
  const shown = Object.entries(entity.properties).flatMap(([field, property]) => {
    if (property['x-hidden'] || property['x-column'] === false) return [];
    const label = `${field}Label`;
    return [`v.${column(field)}`, ...(property['x-ref'] && !replaced.has(label) ? [`v.${column(label)}`] : [])];
  });
  for (let last = ''; ; ) {
    const parameters = new Parameters();
    const where = conditions({ entity, filters, parameters, tenantId: scope.tenantId });
    const text = `select ${[...shown, ...codes].join(', ')} from ${column(`${entity.name}View`)} v where ${where} and v."id" > ${parameters.add(last)} order by v."id" limit ${batch}`;
    const [page] = (await app.database.batch({ scope, statements: [statement({ text, values: parameters.values })] })) as [Values[]];
    records.push(...page);
    if (records.length > mostRows) throw failures.conflict(`符合条件的数据超过 ${mostRows} 条，请缩小筛选范围后再导出`);
    if (page.length < batch) return records;
    last = String(page.at(-1)?.['id'] ?? '');
  }
}
