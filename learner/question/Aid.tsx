import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import './aid.css';
import { aidTexts } from './aidTexts.ts';

const AidPanel = lazy(() => loadChunk(() => import('./AidPanel.tsx')).then((module) => ({ default: module.AidPanel })));

export interface AidProps {
  questionId: string;
  /** The version that was seen. */
  version: number;
  certCode: string;
  /** Shown by itself, as after a wrong answer; otherwise once it is asked for. */
  isOpen: boolean;
}

/** What helps with a question that was answered: its knowledge points, questions like it, one's own note, the way to report a mistake in it. */
export function Aid({ isOpen, ...question }: AidProps) {
  const [isAskedFor, setAskedFor] = useState(false);
  if (!isOpen && !isAskedFor)
    return (
      <Button kind="quiet" onClick={() => setAskedFor(true)}>
        {aidTexts.open}
      </Button>
    );
  return (
    <section className="aid" aria-label={aidTexts.title}>
      <Suspense fallback={<Skeleton lines={5} />}>
        <AidPanel {...question} />
      </Suspense>
    </section>
  );
}
