import { useState } from 'react';
import type { Sitting } from '#learner/answers/sitting.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Dialog } from '#learner/parts/Dialog.tsx';
import { hasAnswer } from '#learner/question/question.ts';
import './failure.css';
import { texts } from './texts.ts';
import { useStore } from './useStore.ts';

interface HandInProps {
  sitting: Sitting;
  isOpen: boolean;
  onClose: () => void;
  onGo: (index: number) => void;
}

/** Before it is handed in: what is still open, each a way back to its question. */
export function HandIn({ sitting, isOpen, onClose, onGo }: HandInProps) {
  const { paper, given } = useStore(sitting.state);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const questions = (paper?.questionList ?? []).map(({ questionId }, index) => ({ index, state: given[questionId] }));
  const open = questions.filter(({ state }) => state && !hasAnswer(state));
  const flagged = questions.filter(({ state }) => state?.isFlagged);
  const close = (): void => {
    setFailure('');
    onClose();
  };
  const go = (index: number): void => {
    close();
    onGo(index);
  };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure('');
    const result = await sitting.handIn();
    setBusy(false);
    if (result.kind === 'unsaved') setFailure(texts.unsavedHandIn(result.count));
    else if (result.kind === 'failed') setFailure(result.error.message);
    else close();
  };
  return (
    <Dialog
      title={texts.handInTitle}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button kind="plain" onClick={close}>
            {texts.goBack}
          </Button>
          <Button kind="primary" disabled={isBusy} onClick={() => void confirm()}>
            {isBusy ? texts.handingIn : texts.confirmHandIn}
          </Button>
        </>
      }
    >
      {open.length === 0 ? (
        <p>{texts.allAnswered({ count: questions.length })}</p>
      ) : (
        <Open title={texts.unanswered(open.length)} indexes={open.map(({ index }) => index)} onGo={go} />
      )}
      {flagged.length > 0 && (
        <Open title={texts.marked(flagged.length)} indexes={flagged.map(({ index }) => index)} onGo={go} />
      )}
      <p>{texts.handInText}</p>
      {failure && (
        <p className="exam-failure" role="alert">
          {failure}
        </p>
      )}
    </Dialog>
  );
}

function Open({ title, indexes, onGo }: { title: string; indexes: number[]; onGo: (index: number) => void }) {
  return (
    <>
      <p className="exam-open">{title}</p>
      <ol className="exam-numbers">
        {indexes.map((index) => (
          <li key={index}>
            <button
              type="button"
              className="exam-number"
              aria-label={texts.goTo(index + 1)}
              onClick={() => onGo(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
