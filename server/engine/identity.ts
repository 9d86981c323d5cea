import { hash } from 'node:crypto';
import type { Entity, Json } from '#generators/formats.ts';
import type { Values } from './context.ts';
import { decodeEntities } from './richText.ts';

/**
 * A hash of the fields that say which record this is; two living records of a tenant never share one.
 * White space and the width of characters make no difference, nor does markup.
 */
export function identityOf({ entity, record }: { entity: Entity; record: Values }): string {
  const values = entity.identity.map((field) => canonical(record[field] ?? null));
  // A field that is empty at the end leaves no trace, so one may be added without making all hashes anew.
  while (values.length > 0 && values[values.length - 1] === null) values.pop();
  return hash('sha256', JSON.stringify(values), 'base64url');
}

function canonical(value: Json): Json {
  if (typeof value === 'string')
    return decodeEntities(value.replace(/<\/?(p|br|span)[^>]*>/g, ''))
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .trim();
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  return Object.keys(value)
    .sort()
    .map((key) => [key, canonical(value[key] ?? null)]);
}
