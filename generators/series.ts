import { dayWords, longestPattern } from '#runtime/core/operations/series.ts';
import { beyondReach, declaredReach } from './beyondReach.ts';
import type { Entity, Property, Series, SeriesToken } from './formats.ts';
import { quote, quoteText } from './sql.ts';

/** The series of an entity's fields, with every default filled in. */
export function seriesOf(properties: Record<string, Property>): Series[] {
  return Object.entries(properties).flatMap(([field, { 'x-series': words }]) =>
    words
      ? [
          {
            field,
            pattern: words.pattern,
            per: words.per ?? [],
            isGapless: words.gapless ?? false,
            isRuled: words.ruled ?? false,
            tokens: Object.entries(words.tokens ?? {}).map(([name, path]) => tokenOf({ name, path })),
            isTaken: words.taken ?? false,
          },
        ]
      : [],
  );
}

function tokenOf({ name, path }: { name: string; path: string }): SeriesToken {
  const [first = '', second] = path.split('.');
  return { name, ...(second === undefined ? { field: first } : { field: second, through: first }) };
}

/** Says at the pattern of a rule what it may name besides the day, as the catalogue has it. */
export function nameTokens(entities: Record<string, Entity>): void {
  const properties = entities[ruleEntity]?.properties;
  const pattern = properties?.['pattern'];
  if (!properties || !pattern) return;
  const named = Object.values(entities).flatMap((entity) =>
    entity.series.flatMap(({ field, isRuled, tokens }) =>
      isRuled
        ? tokens.map((token) => {
            const owner = ownerOf({ entity, token, entities });
            return `${entity.properties[field]?.title ?? field}还可以写 {${token.name}}，是${owner?.properties[token.field]?.title ?? token.field}，各从 1 编起`;
          })
        : [],
    ),
  );
  if (named.length > 0)
    properties['pattern'] = { ...pattern, description: [pattern.description ?? '', ...named].join('。') };
}

/** The entity whose field a token names. */
function ownerOf({
  entity,
  token: { through },
  entities,
}: {
  entity: Entity;
  token: SeriesToken;
  entities: Record<string, Entity>;
}): Entity | undefined {
  return through === undefined ? entity : entities[entity.properties[through]?.['x-ref'] ?? ''];
}

/** The entity in which organisations set patterns of their own. */
export const ruleEntity = 'numberRule';

/** What a series is called where its counts and its rules are kept. */
export function seriesName({ entity, field }: { entity: string; field: string }): string {
  return `${entity}.${field}`;
}

/**
 * Gives the numbers of series (rule V4): to each new record that has none yet, in its own transaction, and to whoever
 * asks beforehand. A trigger keeps a number, and what it was counted per, as it was given.
 */
export function seriesSql(entities: Record<string, Entity>): string {
  return [
    numbering,
    ...(namingSeries(entities).length > 0 ? [tokenTexts(entities)] : []),
    ...(entities[ruleEntity] ? [ruling(entities)] : []),
    ...Object.values(entities).flatMap((entity) => (entity.series.length > 0 ? [triggerText(entity)] : [])),
  ].join('\n\n');
}

const formats: Record<(typeof dayWords)[number], string> = {
  '{yyyy}': 'YYYY',
  '{yy}': 'YY',
  '{mm}': 'MM',
  '{dd}': 'DD',
};

const stem = dayWords.reduce(
  (text, word) => `replace(${text}, ${quoteText(word)}, to_char(v_day, ${quoteText(formats[word])}))`,
  'v_pattern',
);

/** Taken shared by who takes numbers, alone by who changes the rule: then nobody takes one by a rule that is over. */
const ruleLock = (tenant: string, series: string): string =>
  `hashtextextended(concat_ws('/', '${ruleEntity}', ${tenant}, ${series}), 0)`;

/** Taken by who takes a number with a field in it: several texts are counted then, and one of them may come to another's numbers. */
const tokenLock = `hashtextextended(concat_ws('/', '${ruleEntity}', v_tenant, p_series, 'tokens'), 0)`;

/** A pattern as what it may come to, of any day. */
const shape = dayWords.reduce(
  (text, word) => `replace(${text}, ${quoteText(word)}, ${quoteText(`\\d{${word.length - 2}}`)})`,
  'v_pattern',
);

const numbering = `-- A pattern with what is named in it filled in: nothing of it but what stands in numbers.
create or replace function "withTokens"(p_pattern text, p_tokens jsonb) returns text language plpgsql immutable as $$
declare
  v_name text;
  v_text text;
begin
  for v_name, v_text in select t."key", t."value" from jsonb_each_text(p_tokens) t loop
    p_pattern := replace(p_pattern, '{' || v_name || '}', regexp_replace(upper(coalesce(v_text, '')), '[^A-Z0-9/-]', '', 'g'));
  end loop;
  return p_pattern;
end $$;

-- The next numbers of a series of the transaction's tenant, in their order. Counted for itself is each text of a pattern
-- whose day, in Shanghai, is filled in; a count that has more digits than the pattern makes the number longer.
-- Of a series that is ruled the organisation's own pattern comes first. What another pattern may have given already is
-- told by its count, also of records that are gone or not yet stored, and passed over. Looked at are the counts of those
-- patterns alone that may come to the same text: of their beginnings, as of their ends, one is the other with digits that
-- a number may have there; where the other goes on beyond its digits, also with what it goes on with.
drop function if exists "nextNumbers"(text, jsonb, text, integer);
drop function if exists "nextNumbers"(text, jsonb, text, integer, boolean);
create or replace function "nextNumbers"(p_series text, p_per jsonb, p_pattern text, p_many integer, p_ruled boolean, p_tokens jsonb) returns setof text language plpgsql as $$
declare
  v_tenant text := current_setting('app.tenant_id', true);
  v_day timestamp := now() at time zone 'Asia/Shanghai';
  v_counted text := p_series || ' ' || p_per || ' ';
  v_pattern text := p_pattern;
  v_filled text;
  v_stem text;
  v_digits text;
  v_before text;
  v_behind text;
  v_last integer;
  v_next integer;
  v_many integer := p_many;
  v_text text;
  v_shapes text[];
  v_counts integer[];
begin
  if p_ruled then
    perform pg_advisory_xact_lock_shared(${ruleLock('v_tenant', 'p_series')});
    v_pattern := coalesce((select r."pattern" from "${ruleEntity}" r
      where r."tenantId" = v_tenant and r."series" = p_series), p_pattern);
  end if;
  v_filled := "withTokens"(v_pattern, p_tokens);
  if v_filled <> v_pattern then
    perform pg_advisory_xact_lock(${tokenLock});
    v_pattern := v_filled;
  end if;
  -- Without what the catalogue names no longer.
  v_stem := regexp_replace(${stem}, '\\{[a-z]+\\}', '', 'g');
  v_digits := substring(v_stem from '\\{0+\\}');
  insert into "series" as s ("id", "count") values (v_counted || v_stem, p_many)
    on conflict ("tenantId", "id") do update set "count" = s."count" + p_many returning s."count" into v_last;
  v_next := v_last - p_many + 1;
  if p_ruled then
    v_before := split_part(v_stem, '{', 1);
    v_behind := split_part(v_stem, '}', 2);
    select array_agg('^' || regexp_replace(o.stem, '\\{0+\\}', '(\\\\d{' || o.width || '}|[1-9]\\\\d{' || o.width || ',})') || '$'), array_agg(o."count")
      into v_shapes, v_counts
      from (select s.*, length(substring(s.stem from '\\{(0+)\\}')) as width,
          substr(case when s."isDeeper" then s.before else v_before end, 1 + least(length(s.before), length(v_before))) as above,
          case when s."isDeeper" then v_behind else s.behind end as "aboveOther",
          left(case when s."isLonger" then s.behind else v_behind end, abs(length(s.behind) - length(v_behind))) as below,
          case when s."isLonger" then v_before else s.before end as "belowOther"
        from (select c.*, split_part(c.stem, '{', 1) as before, split_part(c.stem, '}', 2) as behind,
            length(split_part(c.stem, '{', 1)) >= length(v_before) as "isDeeper",
            length(split_part(c.stem, '}', 2)) >= length(v_behind) as "isLonger"
          from (select r."count", substr(r."id", length(v_counted) + 1) as stem, v_last + sum(r."count") over () as most from "series" r
            where r."tenantId" = v_tenant and starts_with(r."id", v_counted)) c
          where c.stem <> v_stem and c.stem ~ '^[A-Z0-9/-]*\\{0+\\}[A-Z0-9/-]*$') s
        where (starts_with(s.before, v_before) or starts_with(v_before, s.before))
          and (right(s.behind, length(v_behind)) = v_behind or right(v_behind, length(s.behind)) = s.behind)) o
      where case when o.above ~ '^[0-9]*$' then ('0' || o.above)::numeric <= o.most or o."aboveOther" ~ '^[0-9]'
          else starts_with(ltrim(o."aboveOther", '0123456789'), ltrim(o.above, '0123456789')) end
        and case when o.below ~ '^[0-9]*$' then ('0' || o.below)::numeric <= o.most or o."belowOther" ~ '[0-9]$'
          else right(rtrim(o."belowOther", '0123456789'), length(rtrim(o.below, '0123456789'))) = rtrim(o.below, '0123456789') end;
  end if;
  while v_many > 0 loop
    v_text := replace(v_stem, v_digits, lpad(v_next::text, greatest(length(v_digits) - 2, length(v_next::text)), '0'));
    v_next := v_next + 1;
    continue when exists (select from unnest(v_shapes, v_counts) o(shape, given)
      where substring(v_text from o.shape)::numeric between 1 and o.given);
    continue when p_ruled and exists (select from "series" s where s."tenantId" = v_tenant and s."id" = 'taken ' || v_counted || v_text);
    return next v_text;
    v_many := v_many - 1;
  end loop;
  if v_next > v_last + 1 then
    update "series" set "count" = v_next - 1 where "tenantId" = v_tenant and "id" = v_counted || v_stem;
  end if;
end $$;

-- Whether a number that was given elsewhere is one as a ruled series gives them now, of any day.
drop function if exists "fitsSeries"(text, text, text);
create or replace function "fitsSeries"(p_series text, p_pattern text, p_tokens jsonb, p_number text) returns boolean language plpgsql stable as $$
declare
  v_pattern text := coalesce((select r."pattern" from "${ruleEntity}" r
    where r."tenantId" = current_setting('app.tenant_id', true) and r."series" = p_series), p_pattern);
  v_digits integer := length(substring(v_pattern from '\\{(0+)\\}'));
begin
  v_pattern := "withTokens"(v_pattern, p_tokens);
  v_pattern := ${shape};
  return p_number ~ ('^' || regexp_replace(v_pattern, '\\{0+\\}', '(\\\\d{' || v_digits || '}|[1-9]\\\\d{' || v_digits || ',})') || '$');
end $$;

-- Takes such a number into the series. No number of it is given meanwhile, so that whoever takes the next sees it and passes it over.
drop function if exists "takeNumber"(text, jsonb, text, text, text);
create or replace function "takeNumber"(p_series text, p_per jsonb, p_pattern text, p_tokens jsonb, p_number text, p_table text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(${ruleLock(`current_setting('app.tenant_id', true)`, 'p_series')});
  if not "fitsSeries"(p_series, p_pattern, p_tokens, p_number) then
    raise exception 'a number does not fit its pattern' using errcode = 'check_violation', constraint = 'series_shape', table = p_table, detail = p_number;
  end if;
  insert into "series" ("id", "count") values ('taken ' || p_series || ' ' || p_per || ' ' || p_number, 1) on conflict ("tenantId", "id") do nothing;
end $$;`;

/** What the database holds of a rule, whoever stores it: the same as `ownPatternProblem`. */
const ruling = (entities: Record<string, Entity>): string => `-- What the patterns of a series may name besides the day.
create or replace function "tokensOf"(p_series text) returns text[] language sql immutable as $$
  select ${tokenNames(entities)}
$$;

drop function if exists "isNumberPattern"(text);
create or replace function "isNumberPattern"(p_pattern text, p_tokens text[]) returns boolean language sql immutable as $$
  select length(p_pattern) <= ${longestPattern}
    and p_pattern ~ ('^([A-Z0-9/-]|\\{(${dayWords.map((word) => word.slice(1, -1)).join('|')}|0+' || array_to_string(array(select '|' || t from unnest(p_tokens) t), '') || ')\\})+$')
    and not exists (select from unnest(p_tokens) t where p_pattern like '%{' || t || '}%{' || t || '}%')
    and p_pattern ~ '\\{0+\\}' and p_pattern !~ '\\{0+\\}.*\\{0+\\}'
    and (p_pattern !~ '\\{mm\\}' or p_pattern ~ '\\{yy(yy)?\\}') and (p_pattern !~ '\\{dd\\}' or p_pattern ~ '\\{mm\\}')
$$;

create or replace function "keepNumberRule"() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new."series" <> old."series" then
    raise exception 'a rule is of one series' using errcode = 'check_violation', constraint = 'rule_series', table = tg_table_name;
  end if;
  if tg_op <> 'DELETE' and not "isNumberPattern"(new."pattern", "tokensOf"(new."series")) then
    raise exception 'no pattern of a number' using errcode = 'check_violation', constraint = 'rule_pattern', table = tg_table_name, detail = new."series" || ' ' || new."pattern";
  end if;
  if tg_op = 'DELETE' then
    perform pg_advisory_xact_lock(${ruleLock('old."tenantId"', 'old."series"')});
    return old;
  end if;
  perform pg_advisory_xact_lock(${ruleLock('new."tenantId"', 'new."series"')});
  return new;
end $$;
create or replace trigger "keepNumberRule" before insert or update or delete on ${quote(ruleEntity)} for each row execute function "keepNumberRule"();`;

/** What stands for the fields that patterns of a series name, by its name and a record that has them, whoever reaches what is named. */
function tokenTexts(entities: Record<string, Entity>): string {
  const filled = namingSeries(entities).map(({ entity, name, tokens }) => {
    const texts = tokens.map((token) => {
      const owner = token.through === undefined ? undefined : ownerOf({ entity, token, entities });
      const value = owner
        ? `(select s.${quote(token.field)} from ${quote(owner.name)} s where s."tenantId" = current_setting('app.tenant_id', true) and s."id" = p_record ->> ${quoteText(token.through ?? '')})`
        : `p_record ->> ${quoteText(token.field)}`;
      return `${quoteText(token.name)}, ${value}`;
    });
    return `  if p_series = ${quoteText(name)} then v_texts := jsonb_build_object(${texts.join(', ')}); end if;`;
  });
  return `-- The texts of the fields that patterns of a series name, of a record.
create or replace function "tokenTexts"(p_series text, p_record jsonb) returns jsonb language plpgsql as $$
declare
  v_texts jsonb := '{}';
  ${declaredReach}
begin
${beyondReach(filled.join('\n'))}
  return v_texts;
end $$;`;
}

/** The series whose patterns may name fields. */
function namingSeries(
  entities: Record<string, Entity>,
): { entity: Entity; name: string; tokens: readonly SeriesToken[] }[] {
  return Object.values(entities).flatMap((entity) =>
    entity.series
      .filter(({ tokens }) => tokens.length > 0)
      .map(({ field, tokens }) => ({ entity, name: seriesName({ entity: entity.name, field }), tokens })),
  );
}

/** The names of these, as SQL. */
function tokenNames(entities: Record<string, Entity>): string {
  const cases = namingSeries(entities).map(
    ({ name, tokens }) =>
      `when ${quoteText(name)} then array[${tokens.map((token) => quoteText(token.name)).join(', ')}]`,
  );
  return cases.length > 0 ? `case p_series ${cases.join(' ')} else '{}'::text[] end` : `'{}'::text[]`;
}

function triggerText({ name, series }: Entity): string {
  const given = series.map(({ field, pattern, per, isRuled, isTaken, tokens }) => {
    const called = quoteText(seriesName({ entity: name, field }));
    const number = `new.${quote(field)}`;
    const counted = `${called}, jsonb_build_array(${per.map((each) => `new.${quote(each)}`).join(', ')}), ${quoteText(pattern)}`;
    const texts = tokens.length > 0 ? `"tokenTexts"(${called}, to_jsonb(new))` : `'{}'`;
    return [
      `    if ${number} is null then`,
      `      ${number} := "nextNumbers"(${counted}, 1, ${isRuled}, ${texts});`,
      ...(isTaken
        ? ['    else', `      perform "takeNumber"(${counted}, ${texts}, ${number}, ${quoteText(name)});`]
        : []),
      '    end if;',
    ].join('\n');
  });
  const kept = series.map(({ field, per }) => {
    const changed = [field, ...per].map((each) => `new.${quote(each)} is distinct from old.${quote(each)}`);
    return `  elsif old.${quote(field)} is not null and (${changed.join(' or ')}) then
    raise exception 'a number is kept as it was given' using errcode = 'check_violation', constraint = 'series_kept', table = ${quoteText(name)}, detail = ${quoteText(field)};`;
  });
  const watched = [...new Set(series.flatMap(({ field, per }) => [field, ...per]))];
  const trigger = quote(`giveNumbers_${name}`);
  // Before "keepRecord" in the order of the alphabet, in which triggers run: the history has the number.
  return `create or replace function ${trigger}() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
${given.join('\n')}
${kept.join('\n')}
  end if;
  return new;
end $$;
create or replace trigger "giveNumbers" before insert or update of ${watched.map(quote).join(', ')} on ${quote(name)} for each row execute function ${trigger}();`;
}
