import type { ScreenBlock, ScreenField } from '#generators/formats.ts';
import { labelNameOf } from '#kinds/ref/names.ts';
import type { Lookups } from '#kinds/screen/types.ts';
import { asText, inOrder, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';

/** A block that shows figures of a call. */
export type FiguresBlock = ScreenBlock & { load: string; columns: Record<string, ScreenField> };

export function isFigures(block: ScreenBlock): block is FiguresBlock {
  return block.load !== undefined && block.columns !== undefined;
}

/** The conditions that a block asks by: its own, and those of the page that its call takes. */
export function conditionsOf({
  block: { filters = {}, takes = [] },
  chosen,
}: {
  block: ScreenBlock;
  chosen: Readonly<Record<string, unknown>>;
}): Record<string, unknown> {
  const taken = takes.flatMap((name): [string, unknown][] =>
    chosen[name] === undefined ? [] : [[name, chosen[name]]],
  );
  return { ...Object.fromEntries(taken), ...filters };
}

/** What a group is called along an axis. */
export function groupText({
  name,
  field,
  row,
  lookups,
}: {
  name: string;
  field: ScreenField | undefined;
  row: ScreenRecord;
  lookups: Lookups;
}): string {
  const value = field?.ref || field?.kind === 'ref' ? row[labelNameOf(name)] : row[name];
  if (value === null || value === undefined || value === '') return texts.noGroup;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  const code = asText(value);
  return (field?.dict && lookups[field.dict]?.get(code)?.label) || code;
}

/** A figure for who cannot see the drawing: 单选题 12，多选题 8. */
export function summaryOf({
  block: { x = '', y = [], columns },
  rows,
  lookups,
}: {
  block: FiguresBlock;
  rows: readonly ScreenRecord[];
  lookups: Lookups;
}): string {
  return rows
    .slice(0, mostSaid)
    .map((row) => {
      const said = y.map(
        (name) =>
          `${y.length > 1 ? `${columns[name]?.title ?? name} ` : ''}${asText(row[name])}${unitOf(columns[name])}`,
      );
      return `${groupText({ name: x, field: columns[x], row, lookups })} ${said.join('、')}`;
    })
    .join('，');
}

/** The sign behind a figure. */
export function unitOf(field: ScreenField | undefined): string {
  return field?.kind === 'percent' ? '%' : '';
}

/** Columns of the block's table. */
export function columnsOf(block: FiguresBlock): [string, ScreenField][] {
  return inOrder(block.columns);
}

/** Groups that are read out; all of them stand in the table. */
const mostSaid = 12;
