import type { Entity } from '#generators/formats.ts';
import { newestNameOf, versionNameOf } from '#kinds/ref/names.ts';
import { asText, type ScreenRecord } from '#runtime/screen/records.ts';
import type { Store } from './records.ts';
import type { VerbCall } from './types.ts';

interface Kept {
  store: Store;
  entity: Entity;
  record: ScreenRecord;
}

/** Keeps a record as it is in its present version. */
export function keepVersion({ store, entity, record }: Kept): void {
  store.versions[keyOf({ entity: entity.name, id: record['id'], version: record['version'] })] =
    structuredClone(record);
}

/** The record that a field refers to; of a pinned reference as it was. */
export function referredRow({
  store,
  entity: { properties },
  record,
  field,
}: Kept & { field: string }): ScreenRecord | undefined {
  const entity = properties[field]?.['x-ref'] ?? '';
  const id = record[field];
  const kept =
    properties[field]?.['x-at'] && store.versions[keyOf({ entity, id, version: record[versionNameOf(field)] })];
  return kept || (store.rows[entity] ?? []).find((row) => row['id'] === id);
}

/** The versions of pinned references as a save leaves them: those of another choice, and of one left empty, are the newest. */
export function takenVersions({
  call: { store, entity },
  before,
  sent,
}: {
  call: Pick<VerbCall, 'store' | 'entity'>;
  before: ScreenRecord | undefined;
  sent: ScreenRecord;
}): ScreenRecord {
  return Object.fromEntries(
    pinsOf(entity).flatMap((field): [string, unknown][] => {
      const version = versionNameOf(field);
      const isChosen = field in sent && sent[field] !== before?.[field];
      if (before && !isChosen && sent[version] !== null) return [];
      return [[version, newestOf({ store, entity, record: { ...before, ...sent }, field })]];
    }),
  );
}

/** What a reply carries beside pinned references. */
export function newestVersions({ store, entity, record }: Kept): ScreenRecord {
  return Object.fromEntries(
    pinsOf(entity).map((field) => [newestNameOf(field), newestOf({ store, entity, record, field })]),
  );
}

function newestOf({ store, entity, record, field }: Kept & { field: string }): unknown {
  const rows = store.rows[entity.properties[field]?.['x-ref'] ?? ''] ?? [];
  return rows.find(({ id }) => id === record[field])?.['version'] ?? null;
}

function pinsOf({ properties }: Entity): string[] {
  return Object.keys(properties).filter((field) => properties[field]?.['x-at'] !== undefined);
}

function keyOf({ entity, id, version }: { entity: string; id: unknown; version: unknown }): string {
  return `${entity}/${asText(id)}/${asText(version)}`;
}
