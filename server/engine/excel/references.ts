import type { Entity, Property } from '#generators/formats.ts';
import { pathOf, referenceKey } from '#kinds/ref/data/referenceKey.ts';
import { fixedBy } from '#runtime/core/operations/filter.ts';
import { reading } from '../../database/statement.ts';
import { column as quoted } from '../conditions.ts';
import type { CallContext } from '../context.ts';
import { choiceLabel } from '../labels.ts';
import { livingIn } from '../living.ts';
import { prepared } from '../prepared.ts';
import { cellOf } from './cells.ts';
import type { SheetColumn } from './layout.ts';

type ReferenceContext = Pick<CallContext, 'app' | 'scope'>;

/**
 * The ids of the records that the cells of reference columns name: by the label of the entity, by a field that no two
 * records share, such as a code, or by the id itself. One query a column and field.
 */
export async function readReferences({
  context,
  columns,
  rows,
}: {
  context: ReferenceContext;
  columns: readonly (SheetColumn | undefined)[];
  rows: readonly string[][];
}): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const [index, column] of columns.entries()) {
    const entity = column?.column.ref ? context.app.catalogue.entities[column.column.ref] : undefined;
    if (!column || !entity) continue;
    const { names: namesIn } = cellOf(column.column);
    const words = [
      ...new Set(
        rows.slice(1).flatMap((row) => {
          const text = (row[index] ?? '').trim();
          return (namesIn?.(text) ?? [text]).flatMap((words) => wordsOf({ entity, text: words }));
        }),
      ),
    ].filter((text) => text !== '');
    const names = [entity.label, ...codeFieldsOf(entity), 'id'].map(quoted);
    for (const name of new Set([...names, choiceLabel(entity)])) {
      const matches = await selectLiving<{ id: string; words: string }>({
        context,
        entity,
        text: (living) =>
          `select "id", ${name} as "words" from ${quoted(`${entity.name}View`)}
            where ${living} and ${name} = any($2)`,
        values: [words],
      });
      for (const match of matches) {
        const key = referenceKey({ entity: entity.name, words: match.words });
        found.set(key, [...new Set([...(found.get(key) ?? []), match.id])]);
      }
    }
  }
  return found;
}

/** What a cell may mean: its words, and of one in a tree its path however it is spaced. */
function wordsOf({ entity, text }: { entity: Entity; text: string }): string[] {
  return entity.tree ? [text, pathOf(text)] : [text];
}

/** The field by which a reference is written into a cell when its label is not enough. */
export function codeFieldsOf(entity: Entity): string[] {
  return entity.unique.flatMap(({ fields, where }) =>
    fields.length === 1 && Object.keys(where).length === 0 ? fields : [],
  );
}

/** The labels of the entity that more than one record has. */
export async function readSharedLabels({
  context,
  entity,
}: {
  context: ReferenceContext;
  entity: Entity;
}): Promise<Set<string>> {
  const label = choiceLabel(entity);
  const rows = await selectLiving<{ label: string }>({
    context,
    entity,
    text: (living) =>
      `select ${label} as "label" from ${quoted(`${entity.name}View`)} where ${living} group by ${label} having count(*) > 1`,
    values: [],
  });
  return new Set(rows.map((row) => row.label));
}

/**
 * What the records that a field may name are called in a cell, in the order of the alphabet: the label, or, where several
 * have that, the code. Of its filter what other cells of a row say is left open.
 */
export async function readChoices({
  context,
  property,
  most,
}: {
  context: ReferenceContext;
  property: Property | undefined;
  most: number;
}): Promise<string[]> {
  const entity = context.app.catalogue.entities[property?.['x-ref'] ?? ''];
  if (!entity) return [];
  const fixed = Object.entries(fixedBy(property?.['x-filter']));
  const fitting = fixed.map(([field], index) => ` and ${quoted(field)} = any($${index + 2})`).join('');
  const label = choiceLabel(entity);
  const [code] = codeFieldsOf(entity);
  const words = code
    ? `case when count(*) over (partition by ${label}) > 1 then ${quoted(code)} else ${label} end`
    : label;
  const rows = await selectLiving<{ words: string | null }>({
    context,
    entity,
    text: (living) =>
      `select ${words} as "words" from ${quoted(`${entity.name}View`)} where ${living}${fitting} order by 1 limit ${most}`,
    values: fixed.map(([, values]) => values),
  });
  return [...new Set(rows.flatMap((row) => row.words ?? []))];
}

/** The labels of the records with these ids. */
export async function readLabels({
  context,
  entity,
  ids,
}: {
  context: ReferenceContext;
  entity: Entity;
  ids: readonly string[];
}): Promise<Map<string, string>> {
  const rows = await selectLiving<{ id: string; label: string | null }>({
    context,
    entity,
    text: (living) =>
      `select "id", ${choiceLabel(entity)} as "label" from ${quoted(`${entity.name}View`)} where ${living} and "id" = any($2)`,
    values: [ids],
  });
  return new Map(rows.flatMap(({ id, label }) => (label === null ? [] : [[id, label]])));
}

/** Rows of living records of the caller's tenant; `$1` is the tenant, `text` gets the condition. */
export async function selectLiving<Row>({
  context: { app, scope },
  entity,
  text,
  values,
}: {
  context: ReferenceContext;
  entity: Entity;
  text(living: string): string;
  values: readonly unknown[];
}): Promise<Row[]> {
  const living = livingIn({ entity, tenant: '$1' });
  const [rows] = await app.database.batch({
    scope,
    statements: [prepared(reading<Row>({ text: text(living), values: [scope.tenantId, ...values] }))],
  });
  return rows;
}
