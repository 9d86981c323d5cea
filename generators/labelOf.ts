import { pathName } from '#kinds/ref/names.ts';
import type { Entity } from './formats.ts';
import { shownText } from './protection.ts';
import { quote } from './sql.ts';

/** SQL in a view, whose table is `t`: what a reference is called, the name of the record or of one in a tree its path. */
export function labelOf({ target, alias, reference }: { target: Entity; alias: string; reference: string }): string {
  if (!target.tree)
    return shownText({ property: target.properties[target.label], value: `${alias}.${quote(target.label)}` });
  return `${quote(pathName(target.name))}(${target.scope === 'tenant' ? `t."tenantId"` : 'null'}, ${reference})`;
}

/** What the row of an alias is called: its label, or where that is a reference the label of the record referred to. */
export function nameSql({
  entity,
  alias,
  entities,
}: {
  entity: Entity;
  alias: string;
  entities: Record<string, Entity>;
}): string {
  const property = entity.properties[entity.label];
  const value = `${alias}.${quote(entity.label)}`;
  const target = entities[property?.['x-ref'] ?? ''];
  if (!target) return shownText({ property, value: `${value}::text` });
  const within = target.scope === 'tenant' ? `s."tenantId" = ${alias}."tenantId" and ` : '';
  const label = shownText({ property: target.properties[target.label], value: `s.${quote(target.label)}::text` });
  return `(select ${label} from ${quote(target.name)} s where ${within}s."id" = ${value})`;
}
