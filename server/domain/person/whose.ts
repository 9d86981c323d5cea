import type { Entity } from '#generators/formats.ts';
import { column } from '../../engine/conditions.ts';

/** Somebody in an organisation, as records refer to them. */
export interface Whose {
  tenantId: string;
  personId: string;
  userId: string;
}

interface Records {
  entity: Entity;
  entities: Record<string, Entity>;
}

/**
 * SQL: the condition for the rows of an entity's table that are about somebody, with `whoseValues` as its first
 * parameters. All of them, or those alone that the entity's `about` means.
 */
export function whoseText({ entity, entities, isAll = false }: Records & { isAll?: boolean }): string {
  const { about } = entity;
  if (!about) throw new Error(`${entity.name} does not say whom it is about`);
  const { field, by, of = '', account, where } = about;
  const among = isAll
    ? []
    : Object.entries(where).map(
        ([name, values]) => `${column(name)}::text in (${values.map((value) => `'${String(value)}'`).join(', ')})`,
      );
  const referred = entities[of];
  // Each condition names both ids, so that the database knows their types.
  const named =
    by === 'record' && referred
      ? `${column(field)} in (select "id" from ${column(of)} where ${whoseText({ entity: referred, entities, isAll: true })})`
      : `${column(field)} = ${by === 'person' ? '$2' : '$3'}`;
  // What else stands in a row with a mistyped account is somebody else's: it goes with all of them, and is shown to nobody.
  const whose =
    account === undefined || !isAll
      ? named
      : `(${named} or ${column(field)} is null and ${column(account)} = (select u."account" from "user" u where u."id" = $3))`;
  return ['"tenantId" = $1', whose, ...among, `($2 <> '' or $3 <> '')`].join(' and ');
}

/** The first parameters of a statement with such a condition. */
export function whoseValues({ tenantId, personId, userId }: Whose): string[] {
  return [tenantId, personId, userId];
}
