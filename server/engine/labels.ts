import type { Entity } from '#generators/formats.ts';
import { labelNameOf, pathName } from '#kinds/ref/names.ts';
import { column } from './conditions.ts';

/** A record by its names: what a link to it needs. */
export interface Named {
  id: string;
  label: string | null;
  marks?: (string | null)[];
}

/** What a living record is called where one is chosen: its label, or of one in a tree its path. SQL over the entity's table or view. */
export function choiceLabel({ name, label, scope, tree }: Entity): string {
  if (!tree) return column(label);
  return `${column(pathName(name))}(${scope === 'tenant' ? '"tenantId"' : 'null'}, "id")`;
}

/** The columns of an entity's view that name a record: id, label, and what tells it apart where the catalogue says. */
export function nameColumns(entity: Entity): string {
  const isReference = entity.properties[entity.label]?.['x-ref'] !== undefined;
  const label = column(isReference ? labelNameOf(entity.label) : entity.label);
  return `"id", ${label} as "label"${entity.distinguish.length > 0 ? ', "marks"' : ''}`;
}
