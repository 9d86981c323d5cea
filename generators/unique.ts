import { createHash } from 'node:crypto';
import type { EntityWords } from '#schemas/generated/words.ts';
import type { CatalogueSource } from './files.ts';
import { linkOf } from './link.ts';
import type { Entity, Json, LinkSide, Property, Unique } from './formats.ts';
import { quote, quoteText } from './sql.ts';

/** The longest name of the database that is not cut. */
export const longestName = 63;

/** What a code of a dictionary is called, or what bringing a record there is. */
export type LabelOf = (place: { dictionary: string; code: string; as?: 'label' | 'verb' }) => string;

type Group = Exclude<NonNullable<EntityWords['unique']>[number], string[]>;

/** The groups of fields that no two records share, as they are written; of those among all records the condition is empty. */
export function uniqueWords(words: object): Group[] {
  const { unique = [] } = words as Pick<EntityWords, 'unique'>;
  return unique.map((group) => (Array.isArray(group) ? { fields: group, where: {} } : group));
}

/** The same in full: with the name of the index that holds it, and what is said to whoever would break it. */
export function uniqueOf({
  source: { name, content },
  labelOf,
}: {
  source: CatalogueSource;
  labelOf: LabelOf;
}): Unique[] {
  const properties = content['properties'] as Record<string, Property>;
  const { partOf } = content['x-entity'] as unknown as EntityWords;
  const link = linkOf({ content });
  const pair = link ? [pairOf({ name, link, properties })] : [];
  const others = uniqueWords(content['x-entity'] as object).map(({ fields, where: written, message }) => {
    const where = Object.fromEntries(Object.entries(written).map(([field, value]) => [field, [value].flat()]));
    const isChosen = (field: string): boolean =>
      properties[field]?.['x-ref'] !== undefined || properties[field]?.['x-dict'] !== undefined;
    const titlesOf = (some: readonly string[]): string =>
      some.map((field) => properties[field]?.title ?? field).join('、');
    const titles = titlesOf(fields.filter((field) => field !== partOf?.parent));
    const among = Object.entries(where).map(([field, values]) =>
      amongText({ property: properties[field], values, labelOf }),
    );
    const title = `${among.length > 0 ? `${among.join('、')}的` : ''}${String(content['title'])}`;
    const [chosen, typed] = [fields.filter(isChosen), fields.filter((field) => !isChosen(field))];
    const taken =
      chosen.length > 0 ? `同一${titlesOf(chosen)}已有这个${titlesOf(typed)}，请换一个` : `${titles}已存在，请换一个`;
    const usual = partOf
      ? `${partOf.title}的${titles}已存在，请换一个；要互换时请分两次保存`
      : typed.length === 0
        ? `所选${titles}已有${title}`
        : `${among.length > 0 ? `${title}中，` : ''}${taken}`;
    return { name: uniqueName({ entity: name, fields, where }), fields, where, message: message ?? usual };
  });
  return [...pair, ...others];
}

/** The two sides of a link, which meet once: 所选人员已经是所选部门的成员. */
function pairOf({
  name,
  link: [one, other],
  properties,
}: {
  name: string;
  link: NonNullable<Entity['link']>;
  properties: Record<string, Property>;
}): Unique {
  const fields = [one.field, other.field];
  const titleOf = ({ field }: LinkSide): string => properties[field]?.title ?? field;
  return {
    name: uniqueName({ entity: name, fields }),
    fields,
    where: {},
    message: `所选${titleOf(other)}已经是所选${titleOf(one)}的${one.title}`,
  };
}

/** Of a group that holds among all records no more than its fields; of others also what tells two over the same fields apart. */
export function uniqueName({
  entity,
  fields,
  where = {},
}: {
  entity: string;
  fields: string[];
  where?: Unique['where'];
}): string {
  const name = `${entity}_unique_${fields.join('_')}`;
  return Object.keys(where).length === 0 ? name : markedName({ name, meaning: [fields, where] });
}

/** A name that the database does not cut, with what tells those of another meaning apart. */
export function markedName({ name, meaning }: { name: string; meaning: unknown }): string {
  const mark = createHash('sha256').update(JSON.stringify(meaning)).digest('hex').slice(0, 8);
  return `${name.slice(0, longestName - mark.length - 1)}_${mark}`;
}

/** The records that a condition means, in SQL; with the name of the row where there are several. */
export function whereSql(where: Unique['where'], row?: string): string[] {
  return Object.entries(where).map(
    ([field, values]) =>
      `${row === undefined ? '' : `${row}.`}${quote(field)} in (${values.map((value) => (typeof value === 'boolean' ? String(value) : quoteText(String(value)))).join(', ')})`,
  );
}

/** Which values of a field a condition means, by their labels. */
export function amongText({
  property: { title = '', 'x-dict': dictionary } = {},
  values,
  labelOf,
}: {
  property: Property | undefined;
  values: readonly Json[];
  labelOf: LabelOf;
}): string {
  const labels = values.map((value) =>
    typeof value === 'boolean' ? (value ? '是' : '否') : labelOf({ dictionary: dictionary ?? '', code: String(value) }),
  );
  return `${title}为${labels.map((label) => `“${label}”`).join('或')}`;
}
