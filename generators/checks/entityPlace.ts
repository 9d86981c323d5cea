import type { CatalogueSource } from '../files.ts';
import type { Json, Property } from '../formats.ts';
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
  return `没有字段“${field}”${suggestion({ name: field, among: Object.keys(properties) })}`;
}
