import { dayWords } from '#runtime/core/operations/series.ts';
import type { Entity, Property, Series } from './formats.ts';
import { quote, quoteText } from './sql.ts';

/** The series of an entity's fields, with every default filled in. */
export function seriesOf(properties: Record<string, Property>): Series[] {
  return Object.entries(properties).flatMap(([field, { 'x-series': words }]) =>
    words ? [{ field, pattern: words.pattern, per: words.per ?? [], isGapless: words.gapless ?? false }] : [],
  );
}

/**
 * Gives the numbers of series (rule V4): to each new record that has none yet, in its own transaction, and to whoever
 * asks beforehand. A trigger keeps a number, and what it was counted per, as it was given.
 */
export function seriesSql(entities: Record<string, Entity>): string {
  return [
    numbering,
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
  'p_pattern',
);

const numbering = `-- The next numbers of a series of the transaction's tenant, in their order. Counted for itself is each text of a pattern
-- whose day, in Shanghai, is filled in; a count that has more digits than the pattern makes the number longer.
create or replace function "nextNumbers"(p_series text, p_per jsonb, p_pattern text, p_many integer) returns setof text language plpgsql as $$
declare
  v_day timestamp := now() at time zone 'Asia/Shanghai';
  v_stem text := ${stem};
  v_digits text := substring(v_stem from '\\{0+\\}');
  v_last integer;
begin
  insert into "series" as s ("id", "count") values (p_series || ' ' || p_per || ' ' || v_stem, p_many)
    on conflict ("tenantId", "id") do update set "count" = s."count" + p_many returning s."count" into v_last;
  return query select replace(v_stem, v_digits, lpad(n::text, greatest(length(v_digits) - 2, length(n::text)), '0'))
    from generate_series(v_last - p_many + 1, v_last) n;
end $$;`;

function triggerText({ name, series }: Entity): string {
  const given = series.map(
    ({ field, pattern, per }) => `    if new.${quote(field)} is null then
      new.${quote(field)} := "nextNumbers"(${quoteText(seriesName({ entity: name, field }))}, jsonb_build_array(${per.map((each) => `new.${quote(each)}`).join(', ')}), ${quoteText(pattern)}, 1);
    end if;`,
  );
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

/** What a series is called where its counts are kept. */
function seriesName({ entity, field }: { entity: string; field: string }): string {
  return `${entity}.${field}`;
}
