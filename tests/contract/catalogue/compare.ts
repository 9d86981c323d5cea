import type { Json } from '#generators/formats.ts';
import { entityOf, type Values } from '../artefacts.ts';

/** The fields that are stored as they were sent; a password never comes back. */
export function sentFields({ entity, input }: { entity: string; input: Values }): Values {
  const { properties } = entityOf(entity);
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => properties[name] && properties[name]['x-column'] !== false),
  );
}

/** A value as it is compared: what a kind of a paper rule is called is the server's own word. */
export function asSent(value: Json | undefined): Json {
  if (Array.isArray(value)) return value.map(asSent);
  if (value === null || value === undefined || typeof value !== 'object') return value ?? null;
  const isRuleEntry = 'num' in value && 'score' in value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, Json][] =>
      isRuleEntry && name === 'label' ? [] : [[name, asSent(inner)]],
    ),
  );
}

/** The fields of a record that another has as well. */
export function sharedFields(record: Values, other: Values): Values {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name in other));
}

/** A record without what every change changes. */
export function withoutStamps(record: Values): Values {
  const { version: _version, updatedTime: _time, updatedBy: _by, updatedByLabel: _label, ...rest } = record;
  return rest;
}
