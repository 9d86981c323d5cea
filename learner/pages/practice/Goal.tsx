import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Ring } from '#learner/parts/Ring.tsx';
import { texts } from './texts.ts';

const GoalDialog = lazy(() =>
  loadChunk(() => import('./GoalDialog.tsx')).then((module) => ({ default: module.GoalDialog })),
);

/** How many questions were answered today and, where the learner has set one, how far the day's goal is. */
export function Goal({ goal, doneNum, reload }: { goal: number | null; doneNum: number; reload: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="practice-goal">
      {goal !== null && (
        <Ring percent={Math.min(100, (doneNum / goal) * 100)} label={texts.goalRing({ done: doneNum, goal })} />
      )}
      <p>
        <b>{goal === null ? texts.doneToday(doneNum) : texts.goalOf({ done: doneNum, goal })}</b>
        {goal !== null && doneNum >= goal && <span>{texts.goalReached}</span>}
      </p>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {goal === null ? texts.setGoal : texts.changeGoal}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <GoalDialog
            goal={goal}
            onClose={() => setOpen(false)}
            onSet={() => {
              setOpen(false);
              reload();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
