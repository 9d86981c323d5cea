import type { CatalogueSource } from './files.ts';
import type { Entity, Expression, Property } from './formats.ts';
import { stepWords } from './steps.ts';
import { usualField } from '#runtime/core/operations/stateField.ts';

/** By state, the fields that are edited in it: all, or those named. A state that is not there has none. */
export type EditableWords = Readonly<Record<string, 'all' | readonly string[]>>;

/** What an entity's file says of editing by state; undefined where it says nothing. */
export function editableWords(content: CatalogueSource['content']): EditableWords | undefined {
  return content['x-editable'] as EditableWords | undefined;
}

/** The field whose states decide: the usual one where steps change it or there are none, else that of the entity's steps. */
export function decidingField(content: CatalogueSource['content']): string {
  const fields = Object.values(stepWords(content)).map(({ field = usualField }) => field);
  return fields.includes(usualField) ? usualField : (fields[0] ?? usualField);
}

/** Which fields of an entity are edited in which state; undefined where its file says nothing of it. */
export function editableOf(content: CatalogueSource['content']): Entity['editable'] {
  const states = editableWords(content);
  return states && { field: decidingField(content), states };
}

/**
 * Fields as `x-editable` leaves them: outside the states in which one is edited it no longer changes, besides what its
 * own `x-readOnlyWhen` says. So saves, changes of many, imports and forms hold it as they hold that word.
 */
export function editableByState({
  content,
  properties,
}: {
  content: CatalogueSource['content'];
  properties: Record<string, Property>;
}): Record<string, Property> {
  const words = editableWords(content);
  if (!words) return properties;
  const field = decidingField(content);
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const states = Object.keys(words).filter((state) => words[state] === 'all' || words[state]?.includes(name));
      const fixed: Expression = { '!': [{ in: [{ var: field }, states] }] };
      const own = property['x-readOnlyWhen'];
      return [name, { ...property, 'x-readOnlyWhen': own === undefined ? fixed : { or: [own, fixed] } }];
    }),
  );
}
