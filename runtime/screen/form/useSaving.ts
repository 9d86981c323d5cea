import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import type { FormScreen } from '#generators/formats.ts';
import { doneText } from '../actions/doneText.ts';
import { actionVerbOf } from '../actions/verbs.ts';
import { useFrame } from '../host.ts';
import type { ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import type { FormModel } from './model.ts';
import type { Next } from './useNext.ts';
import { useSave, type Save } from './useSave.ts';

export interface Saving extends Save {
  /** Saves, and goes on to the next record. */
  saveAndGoOn(state?: string): Promise<void>;
}

/** Saving a form and where it leads: away from it, or on to `next`. */
export function useSaving({
  screen,
  model,
  user,
  next,
}: {
  screen: FormScreen;
  model: FormModel;
  user: unknown;
  next: Next | undefined;
}): Saving {
  const frame = useFrame();
  const [savedRound, setSavedRound] = useState(0);
  const onSaved = useMemoizedFn((saved: ScreenRecord) => {
    model.restart({ base: saved });
    setSavedRound((former) => former + 1);
    frame.asking?.take?.(saved);
  });
  const goesOn = useRef(false);
  const leave = useRef<() => void>(frame.done);
  leave.current = () => (goesOn.current && next ? next.go(model.base() ?? {}) : frame.done());
  useEffect(() => {
    // Only now has the guard been taken down; going away earlier would ask about what is saved already.
    if (savedRound > 0) leave.current();
  }, [savedRound]);
  const savedText = useMemoizedFn((reply: unknown) => {
    if (!frame.asking) return texts.saved;
    // What is taken on says itself what came of it.
    return frame.asking.take ? undefined : doneText({ verb: actionVerbOf(screen.save), reply });
  });
  const onKept = useMemoizedFn((kept: ScreenRecord) => {
    model.restart({ base: kept });
    frame.kept?.();
  });
  const saver = useSave({ screen, model, user, savedText, onSaved, onKept });
  const save = useMemoizedFn(async (state?: string) => {
    goesOn.current = false;
    await saver.save(state);
  });
  const saveAndGoOn = useMemoizedFn(async (state?: string) => {
    goesOn.current = true;
    const base = model.base();
    // Who leafs through records to look at them has often nothing to save.
    if (base && next && !model.state.isDirty) next.go(base);
    else await saver.save(state);
  });
  return { ...saver, save, saveAndGoOn };
}
