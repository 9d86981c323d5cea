import type { Entity, ExcelColumn } from '#generators/formats.ts';
import { labelsInUse } from '#kinds/data/property.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { askedFields } from '#runtime/core/operations/filter.ts';
import { entityOf, type CallContext, type Download } from './context.ts';
import { answersNote } from '#runtime/core/answer/written.ts';
import { cellOf } from './excel/cells.ts';
import { choicesOf } from './excel/choices.ts';
import { dictionariesOf } from './excel/ownColumns.ts';
import { headingOf, layoutOf, sampleMark, type SheetColumn } from './excel/layout.ts';
import { optionLetters } from './excel/options.ts';
import { readChoices } from './excel/references.ts';
import { sheetsOf, writablePlan } from './excel/seenPlan.ts';
import { writeWorkbook, type WrittenCell } from './excel/workbook.ts';

/**
 * The workbook to fill in: headings with drop-downs and limits, a row that shows how, which an import passes over, and a
 * sheet that explains each column and gives an example. Parts of the records have a sheet each.
 */
export async function excelTemplate(context: CallContext): Promise<Download> {
  const entity = entityOf(context);
  const laidOut = sheetsOf({ context, entity, plan: writablePlan({ context, entity }) }).map((each) => ({
    entity: each.entity,
    name: each.plan.sheet,
    layout: layoutOf(each),
  }));
  const { ruleOf, sheet } = await choicesOf({ context, sheets: laidOut });
  const explained = await Promise.all(
    laidOut.map(async (each) => ({ ...each, examples: await examplesOf({ context, ...each }) })),
  );
  const hasParts = explained.length > 1;
  return writeWorkbook({
    owner: context.scope.tenantId,
    fileName: `${entity.title}导入模板.xlsx`,
    sheets: [
      ...explained.map(({ name, layout, ...each }) => ({
        name,
        headings: layout.map((column) => ({
          title: headingOf(column),
          width: column.column.width,
          rule: ruleOf(column),
        })),
        pages: layout.some(({ column }) => column.role === 'id') ? [[sampleOf({ context, layout, ...each })]] : [],
      })),
      {
        name: '填写说明',
        headings: [
          ...(hasParts ? [{ title: '工作表', width: 18 }] : []),
          { title: '列', width: 18 },
          { title: '是否必填', width: 12 },
          { title: '说明', width: 80 },
          { title: '示例', width: 30 },
        ],
        pages: explained.map(({ name, layout, examples }) =>
          layout.map((each, index) => [
            ...(hasParts ? [{ value: name }] : []),
            { value: each.title },
            { value: each.column.isRequired && each.part === undefined ? '必填' : '选填' },
            { value: noteOf({ ...each, last: lastPart(layout) }) },
            { value: examples[index] ?? '' },
          ]),
        ),
      },
      ...sheet,
    ],
  });
}

interface Explained {
  context: CallContext;
  entity: Entity;
  layout: readonly SheetColumn[];
  examples: readonly string[];
}

/** The row that shows how to fill in the others. */
function sampleOf({ context, entity, layout, examples }: Explained): WrittenCell[] {
  return layout.map((each, index) => ({
    look: 'sample',
    value:
      each.column.role === 'id'
        ? sampleMark
        : isServers(each) ||
            hangsOnOthers({ entity, column: each.column }) ||
            !isShown({ entity, column: each.column, context })
          ? ''
          : (examples[index] ?? ''),
  }));
}

/** Whether it may be left empty, and what it may refer to depends on other cells: an example might not fit theirs. */
function hangsOnOthers({ entity, column: { field, isRequired } }: { entity: Entity; column: ExcelColumn }): boolean {
  return !isRequired && askedFields(entity.properties[field]?.['x-filter']).length > 0;
}

/** Whether a new record has it from the server. */
function isServers({ column: { role } }: SheetColumn): boolean {
  return role === 'version' || role === 'given' || role === 'referred';
}

/** The last of several columns that one field has. */
function lastPart(layout: readonly SheetColumn[]): number {
  return Math.max(0, ...layout.map(({ part }) => (typeof part === 'number' ? part : 0)));
}

function noteOf({ column, part, last }: SheetColumn & { last: number }): string {
  if (part === 'answer') return '单选题、多选题填选项字母，如 A 或 ACD；判断题填“正确”或“错误”；其他题型不填';
  if (part !== undefined)
    return [
      `选项${optionLetters[part] ?? ''}的内容；公式写在 $$ 与 $$ 之间；判断题和没有选项的题型不填`,
      ...(part === last ? [`更多的选项可在后面依次增加列：选项${optionLetters[part + 1] ?? ''}…`] : []),
    ].join('；');
  if (column.codec === 'answers') return answersNote;
  return [column.note, cellOf(column).remark].filter(Boolean).join('；');
}

/** An example for each column; those of references are what the tenant has. */
async function examplesOf({ context, entity, layout }: Omit<Explained, 'examples'>): Promise<string[]> {
  const dictionaries = dictionariesOf({ context, entity });
  const examples: string[] = [];
  for (const { column, part } of layout) {
    const [reference] = await readChoices({ context, property: entity.properties[column.field], most: 1 });
    if (column.role === 'given') examples.push('');
    else if (part === 'answer') examples.push('A');
    else if (column.codec === 'answers') examples.push('北京|首都；长江');
    else if (part !== undefined) examples.push(`选项${optionLetters[part] ?? ''}的内容`);
    else
      examples.push(
        column.example ??
          reference ??
          cellOf(column).example({ column, labels: labelsInUse(dictionaries[column.dict ?? '']) }),
      );
  }
  return examples;
}

/** Whether a field has its place in the row of the example, whose dictionary fields hold their first values. */
function isShown({ entity, column, context }: { entity: Entity; column: ExcelColumn; context: CallContext }): boolean {
  const when = entity.properties[column.field]?.['x-when'];
  if (when === undefined) return true;
  const { dictionaries } = context;
  const record = Object.fromEntries(
    Object.entries(entity.properties).flatMap(([field, property]) =>
      property['x-dict'] && property.type === 'string'
        ? [[field, dictionaries[property['x-dict']]?.values[0]?.code ?? null]]
        : [],
    ),
  );
  return isTrue(when, record);
}
