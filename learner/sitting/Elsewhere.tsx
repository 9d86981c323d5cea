import { useState } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import type { Sitting } from '#learner/answers/sitting.ts';
import { Button } from '#learner/parts/Button.tsx';
import { texts } from './texts.ts';
import { useStore } from './useStore.ts';

/** Says that another device or window answers, and takes over from it. */
export function Elsewhere({ sitting }: { sitting: Sitting }) {
  const { waiting } = useStore(sitting.saving);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const takeOver = async (): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      await sitting.takeOver();
    } catch (error) {
      setFailure(toCallError(error).message);
      setBusy(false);
    }
  };
  return (
    <div className="exam-notice is-warning" role="alert">
      <p>
        {texts.elsewhere}
        {waiting > 0 && texts.elsewhereUnsaved(waiting)}
        {failure && ` ${failure}`}
      </p>
      <Button kind="primary" disabled={isBusy} onClick={() => void takeOver()}>
        {isBusy ? texts.takingOver : texts.takeOver}
      </Button>
    </div>
  );
}
