import type { Entity, Json } from '#generators/formats.ts';
import { flatOwn } from '#runtime/core/operations/ownFields.ts';
import { targetOf } from '#kinds/data/index.ts';
import { labelNameOf, labelsNameOf } from '#kinds/ref/names.ts';
import type { CallContext, Values } from '../context.ts';
import { reading } from '../../database/statement.ts';
import { prepared } from '../prepared.ts';
import { visible } from '../save.ts';
import { mayRead } from '../sight.ts';
import { readLabels } from './references.ts';
import type { KeptRow } from './row.ts';

/** What comes of a row, as a person sees it before it is stored. */
export interface PreviewRow {
  /** As the sheet counts it, from 1. */
  row: number;
  kind: 'new' | 'changed';
  /** The fields that change; of a new record none. */
  fields: string[];
  record: Values;
}

/** Rows of either kind that are shown at most. */
const shown = 50;

/** Fields that follow from others and that nobody typed. */
const derived = new Set(['identityHash']);

/**
 * The first rows of either kind. References come with their labels, pictures with their own bytes, as they are not stored
 * yet. `hidden` is the state of a new record whose row does not say it: the person has still to choose.
 */
export async function previewOf({
  context,
  entity,
  stored,
  hidden,
  fresh,
}: {
  context: Asked;
  entity: Entity;
  stored: readonly KeptRow[];
  hidden: string | undefined;
  /** What new records of the sheet will be called, by id, as others of it may refer to them. */
  fresh: ReadonlyMap<string, string>;
}): Promise<PreviewRow[]> {
  const rows = [
    ...stored.filter(({ named }) => !named).slice(0, shown),
    ...stored.filter(({ named }) => named).slice(0, shown),
  ].sort((a, b) => a.row - b.row);
  const labels = await labelsOf({ context, entity, records: rows.map(({ record }) => record), fresh });
  const parts = await Promise.all(
    entity.parts.flatMap((name) => {
      const part = context.app.catalogue.entities[name];
      return part ? [partsOf({ context, part, rows })] : [];
    }),
  );
  const unread = unreadFields({ context, entity });
  return rows.map(({ row, record, named, changes, hasState, pictures }) => {
    const { identityHash: _, ...plain } = visible({ entity, record });
    if (hidden !== undefined && !named && !hasState) delete plain[hidden];
    for (const shownParts of parts) Object.assign(plain, shownParts(record));
    const pictured = pictures.reduce(
      (text, { url, source }) => text.replaceAll(url, source),
      JSON.stringify(withoutFields({ values: { ...plain, ...labels(record) }, fields: unread })),
    );
    return {
      row: row + 1,
      kind: named ? 'changed' : 'new',
      fields: Object.keys(flatOwn(changes ?? {})).filter((field) => !derived.has(field)),
      record: flatOwn(JSON.parse(pictured) as Values) as Values,
    };
  });
}

type Asked = Pick<CallContext, 'app' | 'scope'>;

function unreadFields({ context: { scope }, entity }: { context: Asked; entity: Entity }): string[] {
  return Object.entries(entity.properties).flatMap(([field, property]) =>
    mayRead({ scope, property }) ? [] : [field],
  );
}

/** The parts that a record will have, as they may be seen. */
async function partsOf({
  context,
  part,
  rows,
}: {
  context: Asked;
  part: Entity;
  rows: readonly KeptRow[];
}): Promise<(record: Values) => Values> {
  const as = part.partOf?.as ?? '';
  const listOf = (record: Values): Values[] => (Array.isArray(record[as]) ? (record[as] as Values[]) : []);
  const records = rows.flatMap(({ record }) => listOf(record));
  const labels = await labelsOf({ context, entity: part, records, fresh: new Map() });
  const fields = unreadFields({ context, entity: part });
  return (record) =>
    as in record
      ? { [as]: listOf(record).map((each) => withoutFields({ values: { ...each, ...labels(each) }, fields })) }
      : {};
}

function withoutFields({ values, fields }: { values: Values; fields: readonly string[] }): Values {
  const left = new Set(fields.flatMap((field) => [field, labelNameOf(field)]));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !left.has(name)));
}

async function labelsOf({
  context,
  entity,
  records,
  fresh,
}: {
  context: Asked;
  entity: Entity;
  records: readonly Values[];
  fresh: ReadonlyMap<string, string>;
}): Promise<(record: Values) => Values> {
  const found = new Map<string, Map<string, string>>();
  for (const [field, property] of Object.entries(entity.properties)) {
    const target = context.app.catalogue.entities[targetOf(property) ?? ''];
    const ids = [
      ...new Set(records.flatMap((record) => [record[field] ?? null].flat().filter((id) => typeof id === 'string'))),
    ];
    if (ids.length === 0) continue;
    if (target) found.set(field, await readLabels({ context, entity: target, ids }));
    else if (property['x-actor']) found.set(field, await readActors({ context, ids }));
  }
  return (record) =>
    Object.fromEntries(
      [...found].map(([field, labels]) => {
        const value = record[field];
        const labelOf = (id: Json | undefined) => labels.get(String(id)) ?? fresh.get(String(id)) ?? null;
        return Array.isArray(value) ? [labelsNameOf(field), value.map(labelOf)] : [labelNameOf(field), labelOf(value)];
      }),
    );
}

/** What those who stored records are called. */
async function readActors({ context: { app, scope }, ids }: { context: Asked; ids: readonly string[] }) {
  const text = `select a."id", "actorName"(a."id") as "label" from unnest($1::text[]) a("id")`;
  const [rows] = await app.database.batch({
    scope,
    statements: [prepared(reading<{ id: string; label: string }>({ text, values: [ids] }))],
  });
  return new Map(rows.map(({ id, label }) => [id, label]));
}
