import type { Catalogue } from './catalogue.ts';
import type { Entity, FormScreen, Operation, Property } from './formats.ts';
import { operationsOf } from './operationsOf.ts';
import { stepTo } from './publication.ts';
import { usualField } from '#runtime/core/operations/stateField.ts';

/** What a form says and does about publishing its record. */
export function formPublication({
  catalogue: { operations, dictionaries },
  entity,
}: {
  catalogue: Pick<Catalogue, 'dictionaries' | 'operations'>;
  entity: Entity;
}): Pick<FormScreen, 'publication'> {
  const { publication, properties } = entity;
  if (!publication) return {};
  const { field, published } = publication;
  const property = properties[field];
  const values = dictionaries[property?.['x-dict'] ?? '']?.values ?? [];
  const labels = Object.fromEntries(values.map(({ code, label }) => [code, label]));
  const step = stepTo(entity);
  const call = operationsOf({ operations, entity: entity.name }).find((operation) =>
    step ? operation.steps?.includes(step.name) : isWay({ operation, field, to: published }),
  );
  if (!call) return {};
  return {
    publication: {
      ...publication,
      usual: usualOf(property),
      labels,
      way: {
        does: call.name,
        input: step ? { step: step.name } : { [field]: published },
        codes: step?.codes ?? call.codes,
        from:
          step?.from ??
          Object.keys(call.transitions ?? {}).filter((from) => call.transitions?.[from]?.includes(published)),
        ...(step?.when !== undefined && { when: step.when, why: step.why ?? '' }),
      },
    },
  };
}

function isWay({ operation, field, to }: { operation: Operation; field: string; to: string }): boolean {
  return (
    operation.transitions !== undefined &&
    (operation.field ?? usualField) === field &&
    Object.values(operation.transitions).some((targets) => targets.includes(to))
  );
}

function usualOf(property: Property | undefined): string {
  return typeof property?.default === 'string' ? property.default : '';
}
