import { useState } from 'react';
import type { Question } from '#runtime/core/presenter.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Dialog } from '#learner/parts/Dialog.tsx';
import { texts } from './texts.ts';

/** A question to the person, answered by yes or no; closing it is no. */
export function Ask({
  question: { title, message, confirmText = texts.confirm, cancelText = texts.cancel },
  onEnd,
}: {
  question: Question;
  onEnd: (isAgreed: boolean) => void;
}) {
  const [isOpen, setOpen] = useState(true);
  const end = (isAgreed: boolean): void => {
    setOpen(false);
    onEnd(isAgreed);
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={() => end(false)}
      actions={
        <>
          <Button onClick={() => end(false)}>{cancelText}</Button>
          <Button kind="primary" onClick={() => end(true)}>
            {confirmText}
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
