import type { Entity } from '#generators/formats.ts';
import { labelNameOf } from '#kinds/ref/names.ts';
import type { CallContext, Values } from '../context.ts';
import { visible } from '../save.ts';
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
  context: Pick<CallContext, 'app' | 'scope'>;
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
  const labels = await labelsOf({ context, entity, rows, fresh });
  return rows.map(({ row, record, named, changes, hasState, pictures }) => {
    const { identityHash: _, ...plain } = visible({ entity, record });
    if (hidden !== undefined && !named && !hasState) delete plain[hidden];
    const pictured = pictures.reduce(
      (text, { url, source }) => text.replaceAll(url, source),
      JSON.stringify({ ...plain, ...labels(record) }),
    );
    return {
      row: row + 1,
      kind: named ? 'changed' : 'new',
      fields: Object.keys(changes ?? {}).filter((field) => !derived.has(field)),
      record: JSON.parse(pictured) as Values,
    };
  });
}

async function labelsOf({
  context,
  entity,
  rows,
  fresh,
}: {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
  rows: readonly KeptRow[];
  fresh: ReadonlyMap<string, string>;
}): Promise<(record: Values) => Values> {
  const found = new Map<string, Map<string, string>>();
  for (const [field, property] of Object.entries(entity.properties)) {
    const target = property['x-ref'] ? context.app.catalogue.entities[property['x-ref']] : undefined;
    const ids = [...new Set(rows.flatMap(({ record }) => (typeof record[field] === 'string' ? [record[field]] : [])))];
    if (target && ids.length > 0) found.set(field, await readLabels({ context, entity: target, ids }));
  }
  return (record) =>
    Object.fromEntries(
      [...found].map(([field, labels]) => {
        const id = String(record[field]);
        return [labelNameOf(field), labels.get(id) ?? fresh.get(id) ?? null];
      }),
    );
}
