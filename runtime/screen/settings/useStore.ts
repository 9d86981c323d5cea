import { useState } from 'react';
import type { Json } from '#generators/formats.ts';
import { toCallError, type FieldError } from '#runtime/core/errors.ts';
import { overlayOf, readOverlay, saveOverlay, type OverlayRecord } from './overlayRecord.ts';

export interface SettingsStore {
  isBusy: boolean;
  /** Why it was not stored. */
  failures: readonly string[];
  /** What somebody else has stored meanwhile. */
  conflict: OverlayRecord | undefined;
  /** Stores changes as a version; undefined where they were not taken. */
  save(version: { patch: Json; note: string }): Promise<OverlayRecord | undefined>;
  forgetConflict(): void;
}

/** Stores versions of a screen's changes, and tells what stands against it. */
export function useStore({
  screen,
  record,
  onSaved,
}: {
  screen: string;
  record: OverlayRecord | undefined;
  onSaved(saved: OverlayRecord): void;
}): SettingsStore {
  const [isBusy, setIsBusy] = useState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<OverlayRecord>();
  const save: SettingsStore['save'] = async ({ patch, note }) => {
    setIsBusy(true);
    setFailures([]);
    try {
      const saved = await saveOverlay({ record, screen, patch, note });
      onSaved(saved);
      return saved;
    } catch (thrown) {
      const error = toCallError(thrown);
      const theirs = await theirsOf({ screen, record, data: error.data, kind: error.kind });
      if (theirs) setConflict(theirs);
      else setFailures(messagesOf(error));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failures, conflict, save, forgetConflict: () => setConflict(undefined) };
}

/** What another person stored in the meantime: a later version, or the first one. */
async function theirsOf({
  screen,
  record,
  data,
  kind,
}: {
  screen: string;
  record: OverlayRecord | undefined;
  data: unknown;
  kind: string;
}): Promise<OverlayRecord | undefined> {
  if (kind === 'conflict' && isTold(data)) return overlayOf(data.theirs);
  const isFirst = record === undefined;
  return isFirst ? readOverlay(screen).catch(() => undefined) : undefined;
}

function isTold(data: unknown): data is { theirs: Record<string, unknown> } {
  return typeof data === 'object' && data !== null && 'theirs' in data && typeof data.theirs === 'object';
}

function messagesOf({ message, data }: { message: string; data: unknown }): string[] {
  const errors =
    typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors)
      ? (data.errors as FieldError[])
      : [];
  return errors.length > 0 ? errors.map((error) => error.message) : [message];
}
