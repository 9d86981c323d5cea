import { App } from 'antd';
import { useCallback, useRef, useState } from 'react';
import type { FormScreen } from '#generators/formats.ts';
import { callByName } from '#runtime/core/call.ts';
import { flatOwn } from '#runtime/core/operations/ownFields.ts';
import { toCallError } from '#runtime/core/errors.ts';
import type { ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { conflictsOf, resolve, type Choice, type ConflictField } from './conflict.ts';
import { valuesIn, type FormModel } from './model.ts';

export interface Conflict {
  fields: readonly ConflictField[];
  base: ScreenRecord;
  theirs: ScreenRecord;
}

export interface Save {
  isSaving: boolean;
  /** Counts tries that were stopped by something wrong, so that the summary is shown again. */
  round: number;
  conflict: Conflict | undefined;
  save(): Promise<void>;
  /** Saves again on top of theirs, with what was chosen. */
  resolveConflict(choices: Readonly<Record<string, Choice>>): Promise<void>;
  closeConflict(): void;
}

/** Saving a form: what is wrong is shown, a stale version is put before the person, success goes to `onSaved`. */
export function useSave({
  screen,
  model,
  user,
  savedText,
  onSaved,
}: {
  screen: FormScreen;
  model: FormModel;
  user: unknown;
  /** What is said of a reply. */
  savedText(reply: unknown): string;
  onSaved(record: ScreenRecord): void;
}): Save {
  const { message } = App.useApp();
  const [isSaving, setIsSaving] = useState(false);
  const [round, setRound] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();
  const isRunning = useRef(false);

  const fail = useCallback(
    (thrown: unknown) => {
      const error = toCallError(thrown);
      const base = model.base();
      const theirs = theirsOf(error.data);
      if (error.kind === 'conflict' && base && theirs) {
        const fields = conflictsOf({
          fields: screen.fields,
          base,
          values: valuesIn(model.form),
          theirs,
          user,
        });
        setConflict({ fields, base, theirs });
        return;
      }
      if (error.fieldErrors.length > 0) {
        model.refuse(error.fieldErrors);
        setRound((former) => former + 1);
        return;
      }
      if (error.kind !== 'expired') message.error(error.message || texts.saveFailed);
    },
    [message, model, screen.fields, user],
  );

  const save = useCallback(async () => {
    if (isRunning.current) return;
    if (model.attempt()) {
      setRound((former) => former + 1);
      return;
    }
    const base = model.base();
    const changes = model.changes();
    if (base && Object.keys(changes).length === 0) {
      message.info(texts.nothingChanged);
      return;
    }
    isRunning.current = true;
    setIsSaving(true);
    try {
      const record = (await callByName(screen.save, model.input(), { isQuiet: true })) as ScreenRecord;
      message.success(savedText(record));
      onSaved(record);
    } catch (thrown) {
      fail(thrown);
    } finally {
      isRunning.current = false;
      setIsSaving(false);
    }
  }, [fail, message, model, onSaved, savedText, screen.save]);

  const resolveConflict = useCallback(
    async (choices: Readonly<Record<string, Choice>>) => {
      if (!conflict) return;
      const { theirs, fields } = conflict;
      model.restart({
        base: theirs,
        values: resolve({
          fields: screen.fields,
          values: valuesIn(model.form),
          theirs,
          conflicts: fields,
          choices,
        }),
      });
      setConflict(undefined);
      if (Object.keys(model.changes()).length === 0) {
        message.info(texts.nothingChanged);
        onSaved(theirs);
        return;
      }
      await save();
    },
    [conflict, message, model, onSaved, save, screen.fields],
  );

  return { isSaving, round, conflict, save, resolveConflict, closeConflict: () => setConflict(undefined) };
}

function theirsOf(data: unknown): ScreenRecord | undefined {
  const theirs = typeof data === 'object' && data !== null && 'theirs' in data ? data.theirs : undefined;
  return typeof theirs === 'object' && theirs !== null ? flatOwn(theirs as ScreenRecord) : undefined;
}
