import { App } from 'antd';
import { useCallback, useRef, useState } from 'react';
import type { FormPublication, FormScreen } from '#generators/formats.ts';
import { callByName } from '#runtime/core/call.ts';
import { flatOwn } from '#runtime/core/operations/ownFields.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { asText, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { conflictsOf, resolve, type Choice, type ConflictField } from './conflict.ts';
import { valuesIn, type FormModel } from './model.ts';

export interface Conflict {
  fields: readonly ConflictField[];
  base: ScreenRecord;
  theirs: ScreenRecord;
  /** What the form had: mine. */
  values: ScreenRecord;
}

export interface Save {
  isSaving: boolean;
  /** Counts tries that were stopped by something wrong, so that the summary is shown again. */
  round: number;
  conflict: Conflict | undefined;
  /** `state`: whether it is published, where its records are. */
  save(state?: string): Promise<void>;
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
  onKept,
}: {
  screen: FormScreen;
  model: FormModel;
  user: unknown;
  /** What is said of a reply. */
  /** Nothing where something else says it. */
  savedText(reply: unknown): string | undefined;
  onSaved(record: ScreenRecord): void;
  /** It is stored, but was not published: one stays with it. */
  onKept(record: ScreenRecord): void;
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
        const values = valuesIn(model.form);
        const fields = conflictsOf({ fields: screen.fields, base, values, theirs, user });
        setConflict({ fields, base, theirs, values });
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

  const { publication } = screen;
  /** What the record is to become; solving a conflict goes on with it. */
  const wanted = useRef<string>();
  const save = useCallback(
    async (state?: string) => {
      if (isRunning.current) return;
      wanted.current = state;
      if (model.attempt()) {
        setRound((former) => former + 1);
        return;
      }
      const base = model.base();
      const changes = model.changes();
      const isChanged = base === undefined || Object.keys(changes).length > 0;
      const isPublished = publication !== undefined && state === publication.published;
      if (!isChanged && !isPublished) {
        message.info(texts.nothingChanged);
        return;
      }
      isRunning.current = true;
      setIsSaving(true);
      try {
        const record = isChanged
          ? ((await callByName(
              screen.save,
              { ...model.input(), ...(!base && publication && stateOfNew({ publication, state })) },
              { isQuiet: true },
            )) as ScreenRecord)
          : base;
        const problem = isPublished ? await publish({ publication, record }) : undefined;
        if (problem) {
          message.error(
            texts.savedOnly({
              state: publication?.labels[asText(record[publication.field])] ?? '',
              title: publication?.title ?? '',
              reason: problem.message,
            }),
          );
          onKept(record);
          return;
        }
        const said =
          publication && state !== undefined ? texts.savedIn(publication.labels[state] ?? '') : savedText(record);
        if (said !== undefined) message.success(said);
        onSaved(record);
      } catch (thrown) {
        fail(thrown);
      } finally {
        isRunning.current = false;
        setIsSaving(false);
      }
    },
    [fail, message, model, onKept, onSaved, publication, savedText, screen.save],
  );

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
      if (Object.keys(model.changes()).length === 0 && wanted.current !== publication?.published) {
        message.info(texts.nothingChanged);
        onSaved(theirs);
        return;
      }
      await save(wanted.current);
    },
    [conflict, message, model, onSaved, publication, save, screen.fields],
  );

  return { isSaving, round, conflict, save, resolveConflict, closeConflict: () => setConflict(undefined) };
}

/** The state that a new record is sent with, where the call takes it: one that steps alone publish begins as a draft by itself. */
function stateOfNew({
  publication: { field, usual, way },
  state,
}: {
  publication: FormPublication;
  state: string | undefined;
}): ScreenRecord {
  return state === undefined || state === usual || way.input['step'] !== undefined ? {} : { [field]: state };
}

/** Brings a stored record where learners see it, unless it is there. @returns why it could not */
async function publish({
  publication: { field, published, way },
  record,
}: {
  publication: FormPublication;
  record: ScreenRecord;
}): Promise<CallError | undefined> {
  if (record[field] === published) return undefined;
  try {
    await callByName(way.does, { ...way.input, ids: [record['id']] }, { isQuiet: true });
    return undefined;
  } catch (thrown) {
    return toCallError(thrown);
  }
}

function theirsOf(data: unknown): ScreenRecord | undefined {
  const theirs = typeof data === 'object' && data !== null && 'theirs' in data ? data.theirs : undefined;
  return typeof theirs === 'object' && theirs !== null ? flatOwn(theirs as ScreenRecord) : undefined;
}
