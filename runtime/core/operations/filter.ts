/** What `x-filter` says of the records that a reference may name; the same in generators, server and forms. */
import type { Expression, Json } from '#generators/formats.ts';
import { evaluate } from '../expressions.ts';

/** By fields of the record referred to: a value, one of several, or what a field of the record that refers to it holds. */
export type Filter = Readonly<Record<string, Expression>>;

/** The field of the referring record that a condition asks for: `siteId` of `{"var": "record.siteId"}`. */
export function askedField(condition: Expression): string | undefined {
  if (condition === null || typeof condition !== 'object' || Array.isArray(condition)) return undefined;
  const { var: path } = condition;
  return typeof path === 'string' && path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

/** The fields of the referring record that a filter asks for. */
export function askedFields(filter: Filter = {}): string[] {
  return Object.values(filter).flatMap((condition) => askedField(condition) ?? []);
}

/** What of a filter holds whatever the referring record says: values by field. */
export function fixedBy(filter: Filter = {}): Record<string, Json[]> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([field, condition]) =>
      askedField(condition) === undefined ? [[field, [condition].flat()]] : [],
    ),
  );
}

/** What a record that is referred to must have, by its fields; null where the referring record leaves it open. */
export function wantedBy({
  filter,
  record,
}: {
  filter: Filter;
  record: Readonly<Record<string, unknown>>;
}): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(filter).map(([field, condition]) => {
      const wanted = evaluate(condition, { record });
      return [field, wanted === '' ? null : wanted];
    }),
  );
}

/** Whether a record may be referred to. What is left open fits nothing. */
export function fits({
  wanted,
  target,
}: {
  wanted: Readonly<Record<string, Json>>;
  target: Readonly<Record<string, unknown>>;
}): boolean {
  return Object.entries(wanted).every(([field, value]) =>
    [value].flat().some((each) => each !== null && each === target[field]),
  );
}

/** Said of a reference that does not fit; `by` are the titles of the fields that its filter asks for. */
export function unfitText({ title, filter, by }: { title: string; filter: Filter; by: readonly string[] }): string {
  const hasFixed = Object.values(filter).some((condition) => askedField(condition) === undefined);
  const reasons = [...(by.length > 0 ? [`与${by.join('、')}不符`] : []), ...(hasFixed ? ['不在可选的范围内'] : [])];
  return `所选${title}${reasons.join('或')}，请重新选择`;
}

const prefix = 'record.';
