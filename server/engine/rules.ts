import type { Entity, Json } from '#generators/formats.ts';
import { isTrue, variablesOf } from '#runtime/core/expressions.ts';
import { computedValues, usualValues, valueOrder } from '#runtime/core/operations/value.ts';
import { remembered } from '#runtime/core/operations/remembered.ts';
import type { FieldError } from '../failures.ts';
import type { Values } from './context.ts';

/** What the fields of a new record are where nothing is given. */
export const defaultsOf = remembered(
  ({ properties }: Entity): Values =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([field, { default: value }]): [string, Json][] =>
        value === undefined ? [] : [[field, value]],
      ),
    ),
);

/** The rules of its entity that a whole record breaks. */
export function brokenRules({ entity, record }: { entity: Entity; record: Values }): FieldError[] {
  const whole = withComputed({ entity, record });
  return entity.rules.flatMap(({ when, path, message }) => (isTrue(when, whole) ? [{ path, message }] : []));
}

/** The fields that an entity's rules look at, and those that computed ones among them are made of. */
export function fieldsOfRules({ rules, properties }: Entity): string[] {
  const fields = new Set(variablesOf(rules.map(({ when }) => when)));
  for (const field of fields)
    for (const source of variablesOf(properties[field]?.['x-value'] ?? null)) fields.add(source);
  return [...fields];
}

/** The record with its computed fields as the database will compute them. */
export function withComputed({ entity: { properties }, record }: { entity: Entity; record: Values }): Values {
  return { ...record, ...computedValues({ properties, record }) };
}

/** What the fields come to that a new record does not name (rule V17); nothing where they come to nothing. */
export function usualOf({ entity, values }: { entity: Entity; values: Values }): Values {
  if (valueOrder({ properties: entity.properties, word: 'x-default' }).length === 0) return {};
  const usual = usualValues({ properties: entity.properties, record: { ...defaultsOf(entity), ...values } });
  return Object.fromEntries(Object.entries(usual).filter(([, value]) => value !== null));
}
