import { useCallback, useEffect, useRef, useState } from 'react';
import { drafts, type Draft, type DraftPlace, type DraftStore } from '#runtime/core/drafts.ts';

export interface DraftState {
  /** What was left unsaved before this form was opened, until it is taken or discarded. */
  found: Draft | undefined;
  /** Keeps what is filled in now, a moment later or when the page goes; nothing: there is nothing to keep any more. */
  keep: (now: Pick<Draft, 'values' | 'base'> | undefined) => void;
  /** The draft found is shown in the form from now on. */
  take: () => void;
  /** Forgets the draft. */
  discard: () => void;
}

/** Milliseconds without a change after which a draft is written. */
const pause = 400;

/** The draft of a form: kept while it is filled in, offered when the form is opened again (docs/architecture.md). */
export function useDraft({ form, id, store = drafts }: DraftPlace & { store?: DraftStore }): DraftState {
  const [found, setFound] = useState(() => store.read({ form, id }));
  const waiting = useRef<Draft>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isKept = useRef(false);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (waiting.current) store.write({ form, id }, waiting.current);
    waiting.current = undefined;
  }, [form, id, store]);

  const discard = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    isKept.current = false;
    store.remove({ form, id });
    setFound(undefined);
  }, [form, id, store]);

  const keep = useCallback<DraftState['keep']>(
    (now) => {
      if (!now) {
        // A form that has only been opened leaves alone what it found.
        if (isKept.current) discard();
        return;
      }
      isKept.current = true;
      waiting.current = { ...now, savedTime: Date.now() };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, pause);
    },
    [discard, flush],
  );

  const take = useCallback(() => {
    isKept.current = true;
    setFound(undefined);
  }, []);

  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
      flush();
    };
  }, [flush]);

  return { found, keep, take, discard };
}
