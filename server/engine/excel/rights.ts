import type { Entity, Operation } from '#generators/formats.ts';
import { changedField, stateFieldOf } from '#runtime/core/operations/stateField.ts';
import type { CallContext } from '../context.ts';

/** What the caller may do with the records of an entity beside adding them. */
export interface Rights {
  mayChange: boolean;
  /** Undefined where the records have no states. */
  states?: States;
}

export interface States {
  field: string;
  /** Of a new record of which nothing else is said. */
  usual: string;
  /** Those the caller may give to new records. */
  allowed: { code: string; label: string }[];
  labels: ReadonlyMap<string, string>;
  transitions: Readonly<Record<string, readonly string[]>>;
  mayChange: boolean;
}

/**
 * The caller's rights by the codes of the operations that do the same to single records. Where several change states, those
 * count that change the one that learners are shown by, else the usual one; each gives the right to what it leads to.
 */
export function rightsOf({
  context: { app, session },
  entity,
}: {
  context: Pick<CallContext, 'app' | 'session'>;
  entity: Entity;
}): Rights {
  const operationsOf = (does: string): Operation[] =>
    Object.values(app.catalogue.operations).filter(
      (operation) => operation.entity === entity.name && operation.does === does,
    );
  const has = (code: string | undefined): boolean => code !== undefined && (session?.codes.has(code) ?? false);
  const mayChange = has(operationsOf('save')[0]?.saveCodes?.change);
  const ways = operationsOf('setState');
  const field = stateFieldOf({ entity, ways });
  const moving = ways.filter((way) => changedField(way) === field);
  const held = moving.filter(({ codes }) => codes.some(has));
  const property = entity.properties[field];
  const values = app.artefacts.dictionaries[property?.['x-dict'] ?? '']?.values ?? [];
  if (moving.length === 0 || typeof property?.default !== 'string' || values.length === 0) return { mayChange };
  const usual = property.default;
  const transitions = transitionsOf(held);
  const maySet = (state: string): boolean =>
    held.length === moving.length || Object.values(transitions).some((targets) => targets.includes(state));
  const allowed = values
    .filter(
      ({ code, isRetired }) => !isRetired && (maySet(code) || code === usual || code === entity.publication?.draft),
    )
    .map(({ code, label }) => ({ code, label }));
  return {
    mayChange,
    states: {
      field,
      usual,
      allowed,
      labels: new Map(values.map(({ code, label }) => [code, label])),
      transitions,
      mayChange: held.length > 0,
    },
  };
}

/** To which states each state is brought by one of these. */
function transitionsOf(ways: readonly Operation[]): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const { transitions = {} } of ways)
    for (const [from, targets] of Object.entries(transitions)) all[from] = [...(all[from] ?? []), ...targets];
  return all;
}
