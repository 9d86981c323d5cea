/** Fields that are kept equal to a field of the record which a reference names (`x-copyOf`). */
import type { Property } from '#generators/formats.ts';

export interface Copied {
  /** Of the record that copies. */
  field: string;
  /** The field that refers. */
  reference: string;
  /** The entity it refers to, and that one's field. */
  entity: string;
  source: string;
}

/** The copied fields of an entity, with where each comes from. */
export function copiedFields(properties: Readonly<Record<string, Property>>): Copied[] {
  return Object.entries(properties).flatMap(([field, { 'x-copyOf': written }]): Copied[] => {
    if (written === undefined) return [];
    const [reference = '', source = ''] = written.split('.');
    return [{ field, reference, entity: properties[reference]?.['x-ref'] ?? '', source }];
  });
}

/** The copied values of a record, from the records that it refers to. */
export function copiedValues<Value>({
  properties,
  record,
  find,
}: {
  properties: Readonly<Record<string, Property>>;
  record: Readonly<Record<string, unknown>>;
  find(place: { entity: string; id: unknown }): Readonly<Record<string, Value>> | undefined;
}): Record<string, Value | null> {
  return Object.fromEntries(
    copiedFields(properties).map(({ field, reference, entity, source }) => [
      field,
      find({ entity, id: record[reference] })?.[source] ?? null,
    ]),
  );
}
