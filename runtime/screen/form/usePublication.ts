import { App } from 'antd';
import { useCallback } from 'react';
import type { FormPublication, FormScreen } from '#generators/formats.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useFrame } from '../host.ts';
import { asText, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { valuesIn, type FormModel } from './model.ts';

/** How a form offers to save a record that learners see once it is published. */
export interface Publishing {
  /** What comes of saving, for learners. */
  note: string;
  /** Saving as it is. */
  saveTitle: string;
  /** The state that a new record is saved in. */
  saveState: string | undefined;
  /** Publishing; undefined where it is published already, or the person may not. `why`: it cannot be published now. */
  publish?: { title: string; state: string; why?: string | undefined };
  /** The state in which a new record is saved before the next one, and what that is called. */
  next: { title: string; state: string } | undefined;
  /** Asks whether what is not ready for learners is to be published all the same. */
  confirm(): Promise<boolean>;
}

/** What the bar of a form offers where its records are published; undefined elsewhere. */
export function usePublication({
  screen: { publication },
  record,
  model,
  user,
}: {
  screen: FormScreen;
  record: ScreenRecord | undefined;
  model: FormModel;
  user: unknown;
}): Publishing | undefined {
  const has = useCodes();
  const { asking } = useFrame();
  const { modal } = App.useApp();
  const confirm = useCallback(async () => {
    if (!publication) return true;
    const { unready, title } = publication;
    const now = { ...record, ...valuesIn(model.form) };
    if (!unready || !isTrue(unready.when, now)) return true;
    return modal.confirm({
      title: texts.publishUnready(title),
      content: unready.text,
      okText: texts.publishAllTheSame(title),
      cancelText: texts.cancel,
    });
  }, [publication, record, model, modal]);
  if (!publication || asking) return undefined;
  const { way, usual } = publication;
  const mayPublish = (record === undefined && usual === publication.published) || has(way.codes);
  return { ...offeredOf({ publication, record, user, mayPublish }), confirm };
}

/** What is offered for a record, or for a new one. */
export function offeredOf({
  publication: { field, draft, published, usual, labels, title, seen, way, unready },
  record,
  user,
  mayPublish,
}: {
  publication: FormPublication;
  record: ScreenRecord | undefined;
  user: unknown;
  mayPublish: boolean;
}): Omit<Publishing, 'confirm'> {
  const state = record ? asText(record[field]) : draft;
  const label = labels[state] ?? state;
  if (state === published)
    return { note: texts.seenAtOnce(label, seen), saveTitle: texts.save, saveState: undefined, next: undefined };
  const isWay = way.from.includes(state);
  const isReady = isTrue(way.when ?? true, { record: record ?? {}, user });
  const canPublish = mayPublish && isWay && isReady;
  const publishesNext = canPublish && usual === published && !(unready && isTrue(unready.when, {}));
  return {
    note: state === draft ? texts.seenOnce(title, seen) : texts.staysUnseen(label, title, seen),
    saveTitle: state === draft ? texts.saveAs(label) : texts.save,
    saveState: state,
    ...(mayPublish && isWay && { publish: { title, state: published, ...(!isReady && { why: way.why }) } }),
    next: record
      ? undefined
      : publishesNext
        ? { title: texts.andNew(title), state: published }
        : { title: texts.andNew(texts.saveAs(labels[draft] ?? draft)), state: draft },
  };
}
