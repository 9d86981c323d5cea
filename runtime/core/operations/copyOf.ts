/** Fields that are kept equal to a field of the record which a reference names (`x-copyOf`). */
import type { Entity, Operation, Property, Unique } from '#generators/formats.ts';

export interface Copied {
  /** Of the record that copies. */
  field: string;
  /** The field that refers. */
  reference: string;
  /** The entity it refers to, and that one's field. */
  entity: string;
  source: string;
  /** Values of the record, or of the one that it is a part of, while it follows: of several fields all, and any of each. None: always. */
  follows: Unique['where'];
}

/** The copied fields of an entity, with where each comes from. */
export function copiedFields(properties: Readonly<Record<string, Property>>): Copied[] {
  return Object.entries(properties).flatMap(
    ([field, { 'x-copyOf': written, 'x-copyWhile': whilst = {} }]): Copied[] => {
      if (written === undefined) return [];
      const [reference = '', source = ''] = written.split('.');
      const follows = Object.fromEntries(Object.entries(whilst).map(([name, values]) => [name, [values].flat()]));
      return [{ field, reference, entity: properties[reference]?.['x-ref'] ?? '', source, follows }];
    },
  );
}

/** Fields of an entity that come with a choice of one record, as others copy them: to whoever has a code to choose. */
export function copiedOf({
  entity: { copied },
  operation: { access },
}: {
  entity: Pick<Entity, 'copied'>;
  operation: Pick<Operation, 'access'>;
}): readonly string[] {
  return access === 'code' ? copied : [];
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
