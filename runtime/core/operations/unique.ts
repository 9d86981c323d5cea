/** What no two records share, and among which; the same in the server and in Storybook's memory. */
import type { Entity, Unique } from '#generators/formats.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a record has what a condition asks: the values of each of its fields. */
export function isAmong({ where, record }: { where: Unique['where']; record: Values }): boolean {
  return Object.entries(where).every(([field, values]) => values.some((value) => value === record[field]));
}

/** The values that a record takes for itself alone; undefined where one is empty, or it is none of the records meant. */
export function takenBy({
  entity,
  group: { fields, where },
  record,
}: {
  entity: Pick<Entity, 'tree'>;
  group: Pick<Unique, 'fields' | 'where'>;
  record: Values;
}): unknown[] | undefined {
  // At the top of a tree nothing stands above, and those there stand beside each other all the same.
  const isFilled = (field: string): boolean => (record[field] ?? null) !== null || field === entity.tree?.parent;
  return fields.every(isFilled) && isAmong({ where, record })
    ? fields.map((field) => record[field] ?? null)
    : undefined;
}

/** The field at which it is said that a group is taken: within what a record belongs to, the one that tells it apart. */
export function tellingField({
  entity: { properties },
  fields,
}: {
  entity: Pick<Entity, 'properties'>;
  fields: readonly string[];
}): string {
  return fields.find((field) => properties[field]?.['x-ref'] === undefined) ?? fields[0] ?? '';
}
