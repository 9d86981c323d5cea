import { useState } from 'react';

/** Former plans, the latest last, and undone ones, the next to do again last. */
interface Steps {
  /** What came of the latest step: another plan is somebody else's, and its steps are not ours. */
  plan: string[];
  past: readonly string[][];
  future: readonly string[][];
}

const mostSteps = 100;

/** Changes of a plan, undone and done again. `undo` and `redo` are undefined where there is nothing to. */
export function usePlanSteps({ plan, onChange }: { plan: string[]; onChange(plan: string[]): void }): {
  change(next: string[]): void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
} {
  const [kept, setKept] = useState<Steps>({ plan, past: [], future: [] });
  const steps = isSame(kept.plan, plan) ? kept : { plan, past: [], future: [] };
  const go = (next: Steps) => {
    setKept(next);
    onChange(next.plan);
  };
  const before = steps.past.at(-1);
  const after = steps.future.at(-1);
  return {
    change: (next) => {
      if (!isSame(next, plan)) go({ plan: next, past: [...steps.past, plan].slice(-mostSteps), future: [] });
    },
    undo: before && (() => go({ plan: before, past: steps.past.slice(0, -1), future: [...steps.future, plan] })),
    redo: after && (() => go({ plan: after, past: [...steps.past, plan], future: steps.future.slice(0, -1) })),
  };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.join('\n') === b.join('\n');
}
