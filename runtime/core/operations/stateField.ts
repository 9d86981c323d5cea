import type { Entity, Operation } from '#generators/formats.ts';

/**
 * The field of the state that sheets and new records speak of, where several are changed by calls (`setState`): the one that
 * learners are shown by, else `state`, else the first.
 * @param ways the calls of the entity that change states
 */
export function stateFieldOf({
  entity: { publication },
  ways,
}: {
  entity: Pick<Entity, 'publication'>;
  ways: readonly Pick<Operation, 'field'>[];
}): string {
  const fields = ways.map(changedField);
  const wanted = publication?.field ?? usualField;
  return fields.includes(wanted) ? wanted : (fields[0] ?? usualField);
}

/** The field that a call of the verb `setState` changes. */
export function changedField({ field = usualField }: Pick<Operation, 'field'>): string {
  return field;
}

/** The field of the state where nothing else is said. */
export const usualField = 'state';
