import { useState } from 'react';
import { isUnreachable, toCallError, type CallError } from '#runtime/core/errors.ts';
import { reasonOf } from '#learner/answers/queue.ts';
import type { Sitting } from '#learner/answers/sitting.ts';
import { Button } from '#learner/parts/Button.tsx';
import { texts } from './texts.ts';
import { useAgain } from './useAgain.ts';
import { useStore } from './useStore.ts';

/** Says that another device or window answers, and takes over from it: by itself once an invigilator lets go of that one. */
export function Elsewhere({ sitting }: { sitting: Sitting }) {
  const { waiting } = useStore(sitting.saving);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallError>();
  const isHeld = failure !== undefined && reasonOf(failure) === 'release';
  const takeOver = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    await sitting.takeOver().catch((error) => setFailure(toCallError(error)));
    setBusy(false);
  };
  const again = async (): Promise<void> => {
    try {
      await sitting.takeOver();
    } catch (thrown) {
      const error = toCallError(thrown);
      if (!isUnreachable(error)) setFailure(error);
    }
  };
  useAgain(isHeld ? again : undefined);
  return (
    <div className="exam-notice is-warning" role="alert">
      <p>
        {texts.elsewhere}
        {waiting > 0 && texts.elsewhereUnsaved(waiting)}
        {failure && ` ${failure.message}。`}
        {isHeld && ` ${texts.held}`}
      </p>
      <Button kind="primary" disabled={isBusy} onClick={() => void takeOver()}>
        {isBusy ? texts.takingOver : texts.takeOver}
      </Button>
    </div>
  );
}
