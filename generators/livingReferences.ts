import { beyondReach, declaredReach } from './beyondReach.ts';
import type { Entity } from './formats.ts';
import { isOfParent } from './parts.ts';
import { isPinned } from './pin.ts';
import { quote, quoteText } from './sql.ts';
import { storedFields } from './tables.ts';

/**
 * Keeps records that people manage from referring to one in the recycle bin (rule S3): when they are stored, when the
 * reference changes, and when they come back from the bin themselves. It is refused as a reference to nothing is, after
 * the foreign key has locked the record referred to, so that of who refers to it and who removes it at once
 * (`server/engine/remove.ts`) one waits for the other; a record that comes back locks it here. What a learner has
 * answered may well be about what was removed since, and so may what is pinned to a version (rule V15).
 */
export function livingReferences(entities: Record<string, Entity>): string {
  return Object.values(entities)
    .flatMap((entity) => {
      const references = referencesOf({ entity, entities });
      return [
        ...((entity.hasHistory || entity.tree || entity.partOf) && references.length > 0
          ? [triggerText({ entity, references })]
          : []),
        ...(entity.hasRecycle ? partsTriggers({ entity, entities }) : []),
      ];
    })
    .join('\n\n');
}

interface Reference {
  field: string;
  target: Entity;
  isKept: boolean;
}

function referencesOf({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): Reference[] {
  return storedFields(entity).flatMap(([field, property]) => {
    const target = entities[property['x-ref'] ?? ''];
    return target?.hasRecycle && !isOfParent({ entity, field }) ? [{ field, target, isKept: isPinned(property) }] : [];
  });
}

/** With a record that comes back from the bin its parts do, which lay there with it. */
function partsTriggers({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  const checks = Object.values(entities).flatMap((part) =>
    part.partOf?.entity === entity.name
      ? referencesOf({ entity: part, entities }).flatMap(({ field, target, isKept }) =>
          isKept ? [] : [partCheck({ part, parent: part.partOf?.parent ?? '', field, target })],
        )
      : [],
  );
  if (checks.length === 0) return [];
  const trigger = quote(`keepPartReferences_${entity.name}`);
  return [
    `create or replace function ${trigger}() returns trigger language plpgsql as $$
declare
  ${declaredReach}
begin
${beyondReach(checks.join('\n'))}
  return new;
end $$;
create or replace trigger "keepPartReferences" after update of "deletedTime" on ${quote(entity.name)} for each row when (${restored}) execute function ${trigger}();`,
  ];
}

function partCheck({
  part,
  parent,
  field,
  target,
}: {
  part: Entity;
  parent: string;
  field: string;
  target: Entity;
}): string {
  const within = target.scope === 'tenant' ? 't."tenantId" = p."tenantId" and ' : '';
  const referred = `from ${quote(part.name)} p join ${quote(target.name)} t on ${within}t."id" = p.${quote(field)}
      where ${part.scope === 'tenant' ? 'p."tenantId" = new."tenantId" and ' : ''}p.${quote(parent)} = new."id"`;
  return `  perform ${referred} order by t."id" for key share of t;
  if exists (select ${referred} and t."deletedTime" is not null) then
    raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = ${quoteText(`${part.name}_${field}_fkey`)}, table = ${quoteText(part.name)};
  end if;`;
}

const restored = 'old."deletedTime" is not null and new."deletedTime" is null';

function triggerText({
  entity: { name, hasRecycle },
  references,
}: {
  entity: Entity;
  references: Reference[];
}): string {
  const checks = references.map(({ field, target, isKept }) => {
    const isAsked = hasRecycle && !isKept;
    const within = target.scope === 'tenant' ? '"tenantId" = new."tenantId" and ' : '';
    const referred = `from ${quote(target.name)} where ${within}"id" = new.${quote(field)}`;
    const locking = `if ${restored} then perform ${referred} for key share; end if;
    `;
    return `  if new.${quote(field)} is distinct from old.${quote(field)}${isAsked ? ` or (${restored})` : ''} then
    ${isAsked ? locking : ''}if exists (select ${referred} and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = ${quoteText(`${name}_${field}_fkey`)}, table = ${quoteText(name)};
    end if;
  end if;`;
  });
  const watched = [...references.map(({ field }) => field), ...(hasRecycle ? ['deletedTime'] : [])];
  const trigger = quote(`keepReferences_${name}`);
  return `create or replace function ${trigger}() returns trigger language plpgsql as $$
declare
  ${declaredReach}
begin
${beyondReach(checks.join('\n'))}
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of ${watched.map(quote).join(', ')} on ${quote(name)} for each row execute function ${trigger}();`;
}
