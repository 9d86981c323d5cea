import type { Entity, Operation } from '#generators/formats.ts';
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

/** The caller's rights by the codes of the operations that do the same to single records. */
export function rightsOf({
  context: { app, session },
  entity,
}: {
  context: Pick<CallContext, 'app' | 'session'>;
  entity: Entity;
}): Rights {
  const operationOf = (does: string): Operation | undefined =>
    Object.values(app.catalogue.operations).find(
      (operation) => operation.entity === entity.name && operation.does === does,
    );
  const has = (code: string | undefined): boolean => code !== undefined && (session?.codes.has(code) ?? false);
  const saving = operationOf('save');
  const moving = operationOf('setState');
  const mayChange = has(saving?.saveCodes?.change);
  const field = moving?.field ?? 'state';
  const property = entity.properties[field];
  const values = app.artefacts.dictionaries[property?.['x-dict'] ?? '']?.values ?? [];
  if (!moving || typeof property?.default !== 'string' || values.length === 0) return { mayChange };
  const usual = property.default;
  const maySet = moving.codes.some(has);
  const allowed = values
    .filter(({ code, isRetired }) => !isRetired && (maySet || code === usual || code === entity.publication?.draft))
    .map(({ code, label }) => ({ code, label }));
  return {
    mayChange,
    states: {
      field,
      usual,
      allowed,
      labels: new Map(values.map(({ code, label }) => [code, label])),
      transitions: moving.transitions ?? {},
      mayChange: maySet,
    },
  };
}
