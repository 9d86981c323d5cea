import type { Entity, ExcelColumn } from '#generators/formats.ts';
import { labelsInUse } from '#kinds/data/property.ts';
import type { CallContext } from '../context.ts';
import { cellOf } from './cells.ts';
import { cellAddress, type SheetColumn } from './layout.ts';
import { dictionariesOf } from './ownColumns.ts';
import { readChoices } from './references.ts';
import type { CellRule, WrittenSheet } from './workbook.ts';

const sheetName = '可选值';
/** References that a drop-down offers at most. */
const mostReferences = 5_000;

export interface Choices {
  /** What Excel lets people fill into a column. */
  ruleOf(column: SheetColumn): CellRule | undefined;
  /** The sheet that holds what drop-downs offer; none where there is no drop-down. */
  sheet: WrittenSheet[];
}

/** The columns of a sheet, and whose fields they are. */
export interface LaidOut {
  entity: Entity;
  name: string;
  layout: readonly SheetColumn[];
}

/** The drop-downs and limits of the columns of sheets. A list longer than Excel takes in a rule stands in a sheet of its own. */
export async function choicesOf({
  context,
  sheets,
}: {
  context: Pick<CallContext, 'app' | 'scope' | 'dictionaries'>;
  sheets: readonly LaidOut[];
}): Promise<Choices> {
  const lists: { column: ExcelColumn; title: string; words: string[] }[] = [];
  for (const [index, { entity, name, layout }] of sheets.entries())
    for (const { column, part } of layout) {
      if (part !== undefined || column.role === 'referred') continue;
      const words = await wordsOf({ context, entity, column });
      const title = index === 0 ? column.title : `${name}：${column.title}`;
      if (words.length > 0) lists.push({ column, title, words });
    }
  const longest = Math.max(0, ...lists.map(({ words }) => words.length));
  const pages = [Array.from({ length: longest }, (_, row) => lists.map(({ words }) => ({ value: words[row] ?? '' })))];
  return {
    sheet:
      lists.length > 0 ? [{ name: sheetName, headings: lists.map(({ title }) => ({ title, width: 24 })), pages }] : [],
    ruleOf({ column, part }) {
      if (column.role === 'referred') return undefined;
      const index = part === undefined ? lists.findIndex((list) => list.column === column) : -1;
      const list = lists[index];
      if (!list) return part === undefined ? cellOf(column).rule?.(column) : undefined;
      const letters = cellAddress({ row: 0, column: index }).replace(/\d+$/, '');
      const isStrict = column.ref === undefined;
      const message = isStrict
        ? `请从下拉列表中选择${column.title}`
        : `下拉列表中没有这个${column.title}，也可以填写它的编码`;
      return {
        type: 'list',
        from: `'${sheetName}'!$${letters}$2:$${letters}$${list.words.length + 1}`,
        isStrict,
        message,
      };
    },
  };
}

async function wordsOf({
  context,
  entity,
  column,
}: Pick<SheetColumn, 'column'> & {
  context: Pick<CallContext, 'app' | 'scope' | 'dictionaries'>;
  entity: Entity;
}): Promise<string[]> {
  const dictionaries = dictionariesOf({ context, entity });
  const property = entity.properties[column.field];
  const words = cellOf(column).choices?.({
    labels: labelsInUse(dictionaries[column.dict ?? '']),
    records: () => readChoices({ context, property, most: mostReferences }),
  });
  return (await words) ?? [];
}
