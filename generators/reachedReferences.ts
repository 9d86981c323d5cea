import { isRefList, targetOf } from '#kinds/data/index.ts';
import { copiedFields } from '#runtime/core/operations/copyOf.ts';
import type { Entity } from './formats.ts';
import { isOfParent } from './parts.ts';
import { isNarrowed } from './reach.ts';
import { quote, quoteText } from './sql.ts';
import { storedFields } from './tables.ts';

/**
 * Keeps those who do not reach all rows (rule T18) from naming one beyond their reach: when a reference is stored, and
 * where the record says what is whose (`reach.assigned`) also when that person changes or the record comes back from the
 * bin. It is refused as a reference to nothing is. Asked before the row is there, which could itself be what lets the
 * other be seen; of a record of the same entity afterwards, as one statement may bring both.
 */
export function reachedReferences(entities: Record<string, Entity>): string {
  return Object.values(entities)
    .flatMap((entity) => {
      const references = referencesOf({ entity, entities });
      return [
        ...triggerText({ entity, time: 'before', references: references.filter(({ target }) => target !== entity) }),
        ...triggerText({ entity, time: 'after', references: references.filter(({ target }) => target === entity) }),
      ];
    })
    .join('\n\n');
}

interface Reference {
  field: string;
  target: Entity;
  isMany: boolean;
  /** Fields whose change asks anew. */
  watched: string[];
}

/** References of an entity that people choose, to rows that not all roles reach. */
function referencesOf({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): Reference[] {
  const copied = new Set(copiedFields(entity.properties).map(({ field }) => field));
  return storedFields(entity).flatMap(([field, property]) => {
    const target = entities[targetOf(property) ?? ''];
    const isChosen = !copied.has(field) && !isOfParent({ entity, field });
    if (!target || !isChosen || !isNarrow({ target, beside: entity, entities })) return [];
    return [{ field, target, isMany: isRefList(property), watched: watchedOf({ entity, field, target }) }];
  });
}

/** Whether not every role reaches all rows; parts of one parent come together with it, and name each other. */
function isNarrow({
  target,
  beside,
  entities,
}: {
  target: Entity;
  beside: Entity;
  entities: Record<string, Entity>;
}): boolean {
  const parent = target.partOf?.entity;
  if (parent !== undefined && (parent === beside.name || parent === beside.partOf?.entity)) return false;
  return isNarrowed({ entity: target, entities });
}

function watchedOf({ entity, field, target }: { entity: Entity; field: string; target: Entity }): string[] {
  const assigned = target.reach?.assigned;
  const isAssigning = assigned?.entity === entity.name && assigned.record === field;
  return [field, ...(isAssigning ? [assigned.person, ...(entity.hasRecycle ? ['deletedTime'] : [])] : [])];
}

function triggerText({
  entity: { name },
  time,
  references,
}: {
  entity: Entity;
  time: 'before' | 'after';
  references: Reference[];
}): string[] {
  if (references.length === 0) return [];
  const checks = references.map(({ field, target, isMany, watched }) => {
    const changed = watched.map((each) => `new.${quote(each)} is distinct from old.${quote(each)}`).join(' or ');
    const named = isMany
      ? `select distinct jsonb_array_elements_text(new.${quote(field)}) as "id"`
      : `select new.${quote(field)} as "id" where new.${quote(field)} is not null`;
    const within = target.scope === 'tenant' ? 't."tenantId" = new."tenantId" and ' : '';
    return `  if (${changed}) and exists (select from (${named}) n where not exists (select from ${quote(target.name)} t where ${within}t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = ${quoteText(`${name}_${field}_fkey`)}, table = ${quoteText(name)};
  end if;`;
  });
  const trigger = time === 'before' ? 'checkReached' : 'keepReached';
  const fields = [...new Set(references.flatMap(({ watched }) => watched))];
  const called = quote(`${trigger}_${name}`);
  return [
    `create or replace function ${called}() returns trigger language plpgsql as $$
begin
${checks.join('\n')}
  return new;
end $$;
create or replace trigger ${quote(trigger)} ${time} insert or update of ${fields.map(quote).join(', ')} on ${quote(name)} for each row when (not "reachesAll"()) execute function ${called}();`,
  ];
}
