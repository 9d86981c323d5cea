import type { Entity, Expression, Operation } from './formats.ts';
import { operationsOf } from './operationsOf.ts';
import { usualField } from '#runtime/core/operations/stateField.ts';

/** One way from a state to another. */
export interface Way {
  field: string;
  from: string;
  to: string;
  /** Of a step; a transition is called after the state that it leads to. */
  title?: string;
  /** Of a step: what has to hold of the record before. */
  when?: Expression | undefined;
}

/** Every way between the states of an entity's records: those of its steps, and the transitions of its calls. */
export function waysOf({
  entity,
  operations,
}: {
  entity: Pick<Entity, 'name' | 'steps'>;
  operations: Readonly<Record<string, Operation>>;
}): Way[] {
  return [
    ...Object.values(entity.steps).flatMap(({ field, from, to, title, when }) =>
      from.map((each): Way => ({ field, from: each, to, title, when })),
    ),
    ...operationsOf({ operations, entity: entity.name }).flatMap(({ transitions = {}, field = usualField }) =>
      Object.entries(transitions).flatMap(([from, targets]) => targets.map((to): Way => ({ field, from, to }))),
    ),
  ];
}
