import { useState } from 'react';
import type { Sitting } from '#learner/answers/sitting.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Dialog } from '#learner/parts/Dialog.tsx';
import { useNavigate } from '#learner/router/useNavigate.ts';
import { DisplayMenu } from './DisplayMenu.tsx';
import { SaveState } from './SaveState.tsx';
import { texts } from './texts.ts';
import { Timer } from './Timer.tsx';
import { useStore } from './useStore.ts';

interface ExamBarProps {
  sitting: Sitting;
  title: string;
  leavePath: string;
  canHandIn: boolean;
  onHandIn: () => void;
}

/** The bar above the exam: what it is, whether all is saved, the time left, how it is shown, and the two ways out. */
export function ExamBar({ sitting, title, leavePath, canHandIn, onHandIn }: ExamBarProps) {
  const { isMine } = useStore(sitting.state);
  const saving = useStore(sitting.saving);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const hasUnsaved = isMine && saving.waiting > 0;
  return (
    <header className="exam-bar">
      <Button kind="quiet" onClick={() => setLeaving(true)}>
        {texts.leave}
      </Button>
      <h1>{title}</h1>
      {isMine && <SaveState saving={saving} />}
      <Timer remaining={sitting.remaining} />
      <DisplayMenu />
      <Button kind="primary" disabled={!canHandIn} onClick={onHandIn}>
        {texts.handIn}
      </Button>
      <Dialog
        title={texts.leaveTitle}
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        actions={
          <>
            <Button kind="plain" onClick={() => setLeaving(false)}>
              {texts.stay}
            </Button>
            <Button kind="primary" onClick={() => navigate(leavePath)}>
              {texts.leave}
            </Button>
          </>
        }
      >
        <p>{hasUnsaved ? texts.leaveUnsaved(saving.waiting) : texts.leaveText}</p>
      </Dialog>
    </header>
  );
}
