import type { ScreenField } from '#generators/formats.ts';
import { marksText } from '#kinds/ref/screen/marks.ts';
import type { Lookups } from '#kinds/screen/types.ts';
import { labelNameOf, marksNameOf } from '#kinds/ref/names.ts';
import { inOrder, nameOf, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';

/** Names of rows that a question spells out. */
const namedAtMost = 5;

/** Rows by name, the first few of them, each with what tells it apart from others of that name. */
export function namesOf({
  rows,
  fields,
  lookups,
}: {
  rows: readonly ScreenRecord[];
  fields: Readonly<Record<string, ScreenField>>;
  lookups: Lookups;
}): string[] {
  const first = firstOf(fields);
  const field = fields[first];
  return rows
    .slice(0, namedAtMost)
    .map((row) =>
      texts.namedOne(
        nameBy({ row, first }),
        field ? marksText({ field, marks: row[marksNameOf(first)], lookups }) : '',
      ),
    );
}

/** What a row is called by the first field that is shown. */
export function nameOfRow({
  row,
  fields,
}: {
  row: ScreenRecord;
  fields: Readonly<Record<string, ScreenField>>;
}): string {
  return nameBy({ row, first: firstOf(fields) });
}

function firstOf(fields: Readonly<Record<string, ScreenField>>): string {
  return inOrder(fields).find(([, { isHidden }]) => !isHidden)?.[0] ?? '';
}

function nameBy({ row, first }: { row: ScreenRecord; first: string }): string {
  return nameOf({ record: row, field: row[labelNameOf(first)] ? labelNameOf(first) : first });
}
