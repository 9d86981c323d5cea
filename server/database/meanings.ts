/**
 * What the values of each column meant when the database was last brought to the catalogue. Kinds of fields share types of
 * columns: a list of texts and a list of objects are both jsonb, a text and rich text both text. So the differ would find
 * nothing to do where rows are read as something else than was stored.
 */
import type { DatabasePlan, EntityRename, FieldRename, RenamePlan } from '#generators/formats.ts';
import type { ActualDatabase } from './introspect.ts';
import { quote } from './planSql.ts';
import type { Refusal } from './refused.ts';
import { reading } from './statement.ts';
import type { Connection } from './transaction.ts';

/** By table, then by place: `ruleList[].num`. */
export type Meanings = Record<string, Record<string, string>>;

/** What a plan says, to be kept. */
export function meaningsOfPlan({ tables }: DatabasePlan): Meanings {
  return Object.fromEntries(tables.map(({ name, meanings = {} }) => [name, meanings]));
}

/** What was kept; nothing of a database from before it was. */
export async function readMeanings(connection: Connection): Promise<Meanings> {
  const [state] = await connection.query(
    reading<{ meanings: Meanings }>({ text: 'select "meanings" from "catalogueState"' }),
  );
  return state?.meanings ?? {};
}

/** Fields that mean something else than the rows that are there. */
export function changedMeanings({
  plan,
  former,
  actual,
}: {
  plan: DatabasePlan;
  former: Meanings;
  actual: ActualDatabase;
}): Refusal[] {
  const before = (plan.renames ?? []).reduce(renamed, former);
  const filled = new Map(actual.tables.map(({ name, hasRows, columns }) => [name, hasRows ? columns : []]));
  return plan.tables.flatMap(({ name: table, meanings = {} }) =>
    Object.entries(meanings).flatMap(([place, meaning]) => {
      const [column = ''] = place.split(/[.[]/);
      const was = before[table]?.[place];
      const isThere = filled.get(table)?.some(({ name }) => name === column) ?? false;
      return was === undefined || was === meaning || !isThere ? [] : [refusal({ table, column, place, was, meaning })];
    }),
  );
}

function renamed(meanings: Meanings, rename: RenamePlan): Meanings {
  if (rename.kind === 'value') return meanings;
  if (rename.kind === 'field')
    return { ...meanings, [rename.entity]: fieldsRenamed({ fields: meanings[rename.entity] ?? {}, rename }) };
  const { [rename.from]: former, ...others } = meanings;
  const all = { ...(former && { [rename.to]: former }), ...others };
  return Object.fromEntries(
    Object.entries(all).map(([table, fields]) => [table, referencesRenamed({ fields, rename })]),
  );
}

/** What refers to several records of an entity says so by its name. */
function referencesRenamed({
  fields,
  rename: { from, to },
}: {
  fields: Record<string, string>;
  rename: EntityRename;
}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([place, meaning]) => [
      place,
      meaning.endsWith(`引用 ${from}`) ? `${meaning.slice(0, -from.length)}${to}` : meaning,
    ]),
  );
}

/** A migration may have written down the new name already: that one counts. */
function fieldsRenamed({
  fields,
  rename: { from, to },
}: {
  fields: Record<string, string>;
  rename: FieldRename;
}): Record<string, string> {
  const isInside = (place: string): boolean =>
    place === from || place.startsWith(`${from}.`) || place.startsWith(`${from}[]`);
  const moved = Object.entries(fields).filter(([place]) => isInside(place));
  return { ...Object.fromEntries(moved.map(([place, is]) => [to + place.slice(from.length), is])), ...fields };
}

function refusal({
  table,
  column,
  place,
  was,
  meaning,
}: {
  table: string;
  column: string;
  place: string;
  was: string;
  meaning: string;
}): Refusal {
  return {
    table,
    column,
    reason: `${place === column ? '保存' : `其中 ${place} `}的值原来是“${was}”，现在写成“${meaning}”：已有的数据会被当成别的意思`,
    suggestion: `-- 先换算已有的数据，再写下它们现在是什么：\nupdate ${quote(table)} set ${quote(column)} = …;\nupdate "catalogueState" set "meanings" = jsonb_set("meanings", '{"${table}","${place}"}', '"${meaning}"');`,
  };
}
