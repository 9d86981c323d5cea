import type { Operation } from './formats.ts';

/** The calls of an entity, in the catalogue's order. Looked up for each of its fields and screens: sorted out once. */
export function operationsOf<One extends Operation>({
  operations,
  entity,
}: {
  operations: Readonly<Record<string, One>>;
  entity: string;
}): readonly One[] {
  let groups = known.get(operations);
  if (!groups) {
    groups = new Map();
    for (const operation of Object.values(operations)) {
      const group = groups.get(operation.entity);
      if (group) group.push(operation);
      else groups.set(operation.entity, [operation]);
    }
    known.set(operations, groups);
  }
  return (groups.get(entity) ?? []) as One[];
}

const known = new WeakMap<object, Map<string | undefined, Operation[]>>();
