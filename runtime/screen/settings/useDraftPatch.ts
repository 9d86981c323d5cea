import { useReducer } from 'react';
import type { Json } from '#generators/formats.ts';
import { isSame } from '#runtime/core/operations/same.ts';

/** Changes being edited, with the way back and forth. */
export interface DraftPatch {
  patch: Json;
  canUndo: boolean;
  canRedo: boolean;
  /** The next state; what is typed into one field (`field`) is one step. */
  change(patch: Json, field?: string): void;
  undo(): void;
  redo(): void;
  /** Begins anew, with nothing to go back to. */
  begin(patch: Json): void;
}

interface State {
  past: readonly Json[];
  patch: Json;
  future: readonly Json[];
  field: string | undefined;
}

type Step =
  | { kind: 'change'; patch: Json; field: string | undefined }
  | { kind: 'undo' | 'redo' }
  | { kind: 'begin'; patch: Json };

/** Keeps changes while they are edited. */
export function useDraftPatch(initial: Json): DraftPatch {
  const [{ past, patch, future }, run] = useReducer(next, initial, begun);
  return {
    patch,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (to, field) => run({ kind: 'change', patch: to, field }),
    undo: () => run({ kind: 'undo' }),
    redo: () => run({ kind: 'redo' }),
    begin: (to) => run({ kind: 'begin', patch: to }),
  };
}

function begun(patch: Json): State {
  return { past: [], patch, future: [], field: undefined };
}

function next(state: State, step: Step): State {
  const { past, patch, future } = state;
  switch (step.kind) {
    case 'begin':
      return begun(step.patch);
    case 'change':
      if (isSame(patch, step.patch)) return state;
      return {
        past: step.field !== undefined && step.field === state.field ? past : [...past, patch],
        patch: step.patch,
        future: [],
        field: step.field,
      };
    case 'undo': {
      const former = past.at(-1);
      return former === undefined
        ? state
        : { past: past.slice(0, -1), patch: former, future: [patch, ...future], field: undefined };
    }
    case 'redo': {
      const [later, ...rest] = future;
      return later === undefined ? state : { past: [...past, patch], patch: later, future: rest, field: undefined };
    }
  }
}
