import type { ScreenField } from '#generators/formats.ts';
import { isSame, type ScreenRecord } from '../records.ts';
import { changesOf, formerOf, valuesOf, type Fields } from './values.ts';

/** One field that the two sides do not agree on. */
export interface ConflictField {
  name: string;
  field: ScreenField;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Who changed it: both is a true conflict, the others merge by themselves unless the person says otherwise. */
  changedBy: 'me' | 'them' | 'both';
}

export type Choice = 'mine' | 'theirs';

export interface Sides {
  fields: Fields;
  base: ScreenRecord;
  values: ScreenRecord;
  theirs: ScreenRecord;
  user: unknown;
}

/** The fields that differ between mine and theirs. */
export function conflictsOf({ fields, base, values, theirs, user }: Sides): ConflictField[] {
  const mine = changesOf({ fields, base, values, user });
  return Object.entries(fields).flatMap(([name, field]): ConflictField[] => {
    if (field.isReadOnly) return [];
    const before = formerOf({ field, value: base[name] });
    const other = formerOf({ field, value: theirs[name] });
    const isMine = name in mine;
    const isTheirs = !isSame(before, other);
    const own = isMine ? (isCleared(mine[name]) ? undefined : mine[name]) : before;
    if ((!isMine && !isTheirs) || isSame(own, other)) return [];
    return [
      {
        name,
        field,
        base: before,
        mine: own,
        theirs: other,
        changedBy: isMine && isTheirs ? 'both' : isMine ? 'me' : 'them',
      },
    ];
  });
}

/** What is chosen before anyone chose: each side's own changes, and mine where both changed it or what is edited with it. */
export function usualChoices(conflicts: readonly ConflictField[]): Record<string, Choice> {
  const own = conflicts.filter(({ changedBy }) => changedBy !== 'them').map(togetherAs);
  return Object.fromEntries(
    conflicts.map((conflict) => [conflict.name, own.includes(togetherAs(conflict)) ? 'mine' : 'theirs']),
  );
}

/** The fields that a choice for one of them is made for: what is edited together fits together of one side alone. */
export function chosenWith({ conflicts, name }: { conflicts: readonly ConflictField[]; name: string }): string[] {
  const chosen = conflicts.filter((conflict) => conflict.name === name).map(togetherAs);
  return conflicts.filter((conflict) => chosen.includes(togetherAs(conflict))).map((conflict) => conflict.name);
}

function togetherAs({ name, field }: ConflictField): string {
  return field.editedWith ?? name;
}

/**
 * A side's value as it is drawn: what is compared of rows leaves out what they are called, their labels; the record or
 * form that they come from has it, in the same order. Rows that all sides have alike are left out.
 */
export function drawnOf({
  value,
  source,
  conflict,
}: {
  value: unknown;
  source: unknown;
  conflict: Pick<ConflictField, 'base' | 'mine' | 'theirs'>;
}): unknown {
  if (!Array.isArray(value)) return value;
  const names = Array.isArray(source) && source.length === value.length ? source : [];
  const sides = [conflict.base, conflict.mine, conflict.theirs].map((side) => (Array.isArray(side) ? side : []));
  const isCommon = (row: unknown): boolean => sides.every((side) => side.some((other) => isSame(row, other)));
  const isOrder = sides.every((side) => side.length === sides[0]?.length && side.every(isCommon));
  return value.flatMap((row: unknown, index) => {
    if (!isRow(row)) return [row];
    if (!isOrder && isCommon(row)) return [];
    const named: unknown = names[index];
    return [isRow(named) ? { ...named, ...row } : row];
  });
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The form's values on top of theirs, as chosen; `theirs` is the new base. Rows of mine that are gone there are stored as
 * new ones.
 */
export function resolve({
  fields,
  values,
  theirs,
  conflicts,
  choices,
}: {
  fields: Fields;
  values: ScreenRecord;
  theirs: ScreenRecord;
  conflicts: readonly ConflictField[];
  choices: Readonly<Record<string, Choice>>;
}): ScreenRecord {
  const merged = valuesOf({ fields, record: theirs });
  for (const { name } of conflicts)
    if (choices[name] === 'mine') merged[name] = withoutGone({ value: values[name], theirs: theirs[name] });
  return merged;
}

function withoutGone({ value, theirs }: { value: unknown; theirs: unknown }): unknown {
  if (!Array.isArray(value) || !Array.isArray(theirs)) return value;
  const living = new Set(theirs.map((row: unknown) => (isRow(row) ? row['id'] : undefined)));
  return value.map((row: unknown) => {
    if (!isRow(row) || living.has(row['id'])) return row;
    const { id: _, ...rest } = row;
    return rest;
  });
}

function isCleared(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
