import { dataKindOf } from '#kinds/data/index.ts';
import { acceptedSorts, typesOf, type FileSort } from '#kinds/file/sorts.ts';
import type { Entity, Property } from './formats.ts';
import { quote, quoteText } from './sql.ts';
import { storedFields } from './tables.ts';

/** Types of files that stand in a field, or in one of the entries of a list. */
interface Rule {
  field: string;
  inner?: string;
  /** The field that decides. */
  by?: string;
  /** By the value of that field; under '' where none decides. */
  types: Record<string, string[]>;
}

/**
 * Files of a sort that a field does not take (`x-accepts`, pictures; rule D7) are refused whenever the field, or the one
 * that it goes by, gets another value. What stood there before the word came stays.
 */
export function acceptedFilesSql(entities: Record<string, Entity>): string {
  const triggers = Object.values(entities).flatMap((entity) => {
    const rules = storedFields(entity).flatMap(rulesOf);
    if (rules.length === 0) return [];
    const columns = [...new Set(rules.flatMap(({ field, by }) => (by === undefined ? [field] : [field, by])))];
    return [
      `create or replace trigger "keepAcceptedFiles" before insert or update of ${columns.map(quote).join(', ')} on ${quote(entity.name)} for each row execute function "keepAcceptedFiles"(${rules.map((rule) => quoteText(JSON.stringify(rule))).join(', ')});`,
    ];
  });
  return triggers.length === 0 ? '' : `${accepted}\n${triggers.join('\n')}`;
}

function rulesOf([field, property]: [string, Property]): Rule[] {
  const inside = Object.entries(property.items?.properties ?? {});
  return [
    ...ruleOf({ property, place: { field } }),
    ...inside.flatMap(([inner, each]) => ruleOf({ property: each, place: { field, inner } })),
  ];
}

function ruleOf({ property, place }: { property: Property; place: Pick<Rule, 'field' | 'inner'> }): Rule[] {
  const accepts = dataKindOf(property).accepts?.(property);
  if (accepts === undefined) return [];
  const typed = (sorts: readonly FileSort[] = []): string[] => typesOf(sorts).map(([, type]) => type);
  if (!('by' in accepts)) return [{ ...place, types: { '': typed(acceptedSorts(accepts, undefined)) } }];
  const types = Object.entries(accepts.of).map(([value, sorts]) => [value, typed(sorts)]);
  return [{ ...place, by: accepts.by, types: Object.fromEntries(types) }];
}

const accepted = `create or replace function "keepAcceptedFiles"() returns trigger language plpgsql as $$
declare
  v_new jsonb := to_jsonb(new);
  v_old jsonb := case tg_op when 'UPDATE' then to_jsonb(old) end;
  v_text text;
  v_rule jsonb;
  v_value jsonb;
  v_types jsonb;
  v_entry jsonb;
  v_index bigint;
  v_id text;
begin
  foreach v_text in array tg_argv loop
    v_rule := v_text::jsonb;
    v_value := v_new -> (v_rule ->> 'field');
    if tg_op = 'UPDATE' and v_value is not distinct from v_old -> (v_rule ->> 'field')
      and v_new ->> (v_rule ->> 'by') is not distinct from v_old ->> (v_rule ->> 'by') then continue; end if;
    v_types := v_rule -> 'types' -> coalesce(v_new ->> (v_rule ->> 'by'), '');
    if v_types is null then continue; end if;
    for v_entry, v_index in select t.value, t.ordinality - 1
      from jsonb_array_elements(case jsonb_typeof(v_value) when 'array' then v_value else jsonb_build_array(v_value) end) with ordinality t loop
      for v_id in select (regexp_matches((case when v_rule ? 'inner' then v_entry -> (v_rule ->> 'inner') else v_entry end)::text, '/api/file/([A-Za-z0-9_-]+)', 'g'))[1] loop
        if exists (select from "file" where "id" = v_id and "deletedTime" is null and not v_types ? split_part("mime", ';', 1)) then
          raise exception 'a file of another sort' using errcode = 'check_violation', constraint = 'file_unfit', table = tg_table_name,
            detail = json_build_object('field', v_rule ->> 'field', 'inner', v_rule ->> 'inner',
              'index', case jsonb_typeof(v_value) when 'array' then v_index end, 'value', v_new ->> (v_rule ->> 'by'))::text;
        end if;
      end loop;
    end loop;
  end loop;
  return new;
end $$;`;
