import { askedField, askedFields } from '#runtime/core/operations/filter.ts';
import { beyondReach, declaredReach } from './beyondReach.ts';
import type { Entity, Expression } from './formats.ts';
import { fixedComparison } from './roll.ts';
import { quote, quoteText } from './sql.ts';
import { storedFields } from './tables.ts';

/**
 * Refuses a reference to a record that its filter does not fit (rule V3): when a record is stored, and when the
 * reference or a field that the filter asks for changes. Of what was right when it was stored nothing is asked again.
 */
export function filterTriggers(entities: Record<string, Entity>): string {
  return Object.values(entities)
    .flatMap((entity) => {
      const filtered = storedFields(entity).flatMap(([field, { 'x-ref': ref, 'x-filter': filter }]) => {
        const target = entities[ref ?? ''];
        return target && filter ? [{ field, target, filter }] : [];
      });
      return filtered.length > 0 ? [triggerText({ entity, filtered })] : [];
    })
    .join('\n\n');
}

interface Filtered {
  field: string;
  target: Entity;
  filter: Record<string, Expression>;
}

function triggerText({ entity: { name, properties }, filtered }: { entity: Entity; filtered: Filtered[] }): string {
  const checks = filtered.map(({ field, target, filter }) => {
    const changed = watchedBy({ field, filter }).map(
      (each) => `new.${quote(each)} is distinct from old.${quote(each)}`,
    );
    const within = target.scope === 'tenant' ? 't."tenantId" = new."tenantId" and ' : '';
    const fits = Object.entries(filter).map(([each, condition]) => `t.${quote(each)} ${comparison(condition)}`);
    // A record that is not there is the foreign key's to refuse.
    return `  if (${changed.join(' or ')}) and exists (select from ${quote(target.name)} t where ${within}t."id" = new.${quote(field)} and (${fits.join(' and ')}) is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = ${quoteText(name)}, detail = ${quoteText(field)};
  end if;`;
  });
  const watched = [...new Set(filtered.flatMap(watchedBy))];
  // What a trigger fills in is not among the columns that a statement sets.
  const isMade = watched.some((each) => ['x-value', 'x-copyOf'].some((word) => word in (properties[each] ?? {})));
  const when = isMade ? '' : ` of ${watched.map(quote).join(', ')}`;
  const trigger = quote(`keepFilters_${name}`);
  return `create or replace function ${trigger}() returns trigger language plpgsql as $$
declare
  ${declaredReach}
begin
${beyondReach(checks.join('\n'))}
  return new;
end $$;
create or replace trigger "keepFilters" before insert or update${when} on ${quote(name)} for each row execute function ${trigger}();`;
}

function watchedBy({ field, filter }: Pick<Filtered, 'field' | 'filter'>): string[] {
  return [...new Set([field, ...askedFields(filter)])];
}

function comparison(condition: Expression): string {
  const asked = askedField(condition);
  return asked === undefined ? fixedComparison(condition) : `= new.${quote(asked)}`;
}
