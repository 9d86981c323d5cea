import type { CatalogueSource } from '../files.ts';
import type { Json, Property } from '../formats.ts';
import { formerNames } from '../formerNames.ts';
import type { Known } from './known.ts';
import { suggestion } from './suggestion.ts';

/** What an entity's file says, with the fields that the server keeps. */
export interface EntityPlace {
  file: string;
  name: string;
  content: CatalogueSource['content'];
  /** `x-entity` */
  words: Record<string, Json>;
  /** Its own fields and those the server keeps. */
  properties: Record<string, Property>;
  known: Known;
}

/** Why a name is no field; undefined where it is one. */
export function fieldProblem({
  field,
  properties,
}: {
  field: string;
  properties: Record<string, Property>;
}): string | undefined {
  if (Object.hasOwn(properties, field)) return undefined;
  return `没有字段“${field}”${meantField({ field, properties })}`;
}

/** Which field was meant by a name that is none: the one of that title, the one that was called so, or one written much like it. */
export function meantField({
  field,
  properties,
  others = [],
}: {
  field: string;
  properties: Record<string, Property>;
  /** What may stand beside fields. */
  others?: readonly string[];
}): string {
  const all = Object.entries(properties);
  const [titled] = all.find(([, { title }]) => title === field) ?? [];
  if (titled !== undefined) return `：它是标题，要写名称“${titled}”`;
  const [renamed] = all.find(([, property]) => formerNames(property['x-was']).includes(field)) ?? [];
  if (renamed !== undefined) return `：它已经改名为“${renamed}”`;
  return suggestion({ name: field, among: [...Object.keys(properties), ...others] });
}
