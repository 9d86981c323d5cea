import type { App } from '../engine/context.ts';

/** What a field of an entity is called where records of many are listed, e.g. 证书 · 封面. */
export function placeTitle({
  catalogue: { entities },
  entity,
  field,
}: {
  catalogue: App['catalogue'];
  entity: string;
  field: string;
}): string {
  const found = entities[entity];
  return `${found?.title ?? entity} · ${found?.properties[field]?.title ?? field}`;
}
