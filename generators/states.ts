import type { Catalogue } from './catalogue.ts';
import { quote, quoteText } from './sql.ts';
import { waysOf } from './ways.ts';

/**
 * Keeps records on the ways that their steps, and the transitions of their operations, name (rule S1), whatever changes them: a save, a
 * sheet, code of one's own. A state renamed by a migration is no change of state.
 */
export function statesSql({ entities, operations }: Pick<Catalogue, 'entities' | 'operations'>): string {
  const triggers = Object.values(entities).flatMap((entity) =>
    [...targetsOf({ operations, entity })].map(([field, ways]) => {
      const column = quote(field);
      return `create or replace trigger ${quote(`keepStates_${field}`)} before update of ${column} on ${quote(entity.name)} for each row when (old.${column} is distinct from new.${column}) execute function "keepStates"(${quoteText(field)}, ${quoteText(JSON.stringify(ways))});`;
    }),
  );
  return [keepStates, ...triggers].join('\n\n');
}

const keepStates = `create or replace function "keepStates"() returns trigger language plpgsql as $$
declare
  v_from text := to_jsonb(old) ->> tg_argv[0];
  v_to text := to_jsonb(new) ->> tg_argv[0];
begin
  if 'on' in (current_setting('app.quiet', true), current_setting('app.stepless', true)) or coalesce(tg_argv[1]::jsonb -> v_from ? v_to, false) then return new; end if;
  raise exception 'no way from % to %', v_from, v_to using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = tg_argv[0];
end $$;`;

/** By field, from which state to which ones. */
function targetsOf(place: Parameters<typeof waysOf>[0]): Map<string, Record<string, string[]>> {
  const fields = new Map<string, Record<string, string[]>>();
  for (const { field, from, to } of waysOf(place)) {
    const ways = fields.get(field) ?? {};
    ways[from] = [...new Set([...(ways[from] ?? []), to])];
    fields.set(field, ways);
  }
  return fields;
}
