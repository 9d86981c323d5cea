import type { Json } from '#generators/formats.ts';
import { call } from '#runtime/core/call.ts';
import type { HistoryEntry } from '../history/useHistory.ts';

/** The tenant's changes of a screen as they are stored. */
export interface OverlayRecord {
  id: string;
  version: number;
  patch: Json;
  note: string;
}

/** One of the versions that were stored. */
export interface OverlayVersion {
  version: number;
  patch: Json;
  note: string;
  createdTime: string;
  createdBy: string;
}

/** What is stored of a screen; undefined where nothing is. @throws CallError */
export async function readOverlay(screen: string): Promise<OverlayRecord | undefined> {
  const { rows } = await call('screenOverlay.list', { screen, pageNum: 1, pageSize: 100 }, { isQuiet: true });
  const found = rows?.find((row) => row.screen === screen);
  return found?.id === undefined
    ? undefined
    : overlayOf(await call('screenOverlay.get', { id: found.id }, { isQuiet: true }));
}

/** Stores a further version. @throws CallError; `conflict` where somebody else has meanwhile */
export async function saveOverlay({
  record,
  screen,
  patch,
  note,
}: {
  record: OverlayRecord | undefined;
  screen: string;
  patch: Json;
  note: string;
}): Promise<OverlayRecord> {
  const stored = record && { id: record.id, version: record.version };
  return overlayOf(
    await call(
      'screenOverlay.save',
      { ...stored, screen, patch: patch as Record<string, unknown>, note },
      { isQuiet: true },
    ),
  );
}

/** A record of the server's as the editor keeps it. */
export function overlayOf(values: { id?: unknown; version?: unknown; patch?: unknown; note?: unknown }): OverlayRecord {
  return {
    id: String(values.id),
    version: Number(values.version),
    patch: (values.patch ?? {}) as Json,
    note: typeof values.note === 'string' ? values.note : '',
  };
}

/** All versions, newest first. An entry of the history says what it changed, so each is told from the one after it. */
export function versionsOf({
  record,
  entries,
}: {
  record: OverlayRecord;
  entries: readonly HistoryEntry[];
}): OverlayVersion[] {
  let { patch, note } = record;
  return entries.map(({ recordVersion, changes, createdTime, createdBy, createdByLabel }) => {
    const version = { version: recordVersion, patch, note, createdTime, createdBy: createdByLabel ?? createdBy };
    const { patch: patches, note: notes } = changes ?? {};
    if (patches) patch = (patches[0] ?? {}) as Json;
    if (notes) note = typeof notes[0] === 'string' ? notes[0] : '';
    return version;
  });
}
