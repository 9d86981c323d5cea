import { useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { Button } from '#learner/parts/Button.tsx';
import { texts } from './texts.ts';

/** Puts a question into the wrong-answer book; says where it stands there. */
export function AddToBook({
  questionId,
  certCode,
  isInBook,
}: {
  questionId: string;
  certCode: string;
  isInBook: boolean;
}) {
  const [isAdded, setAdded] = useState(isInBook);
  const [isSaving, setSaving] = useState(false);
  const add = async (): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    try {
      await call('record.add', { questionId, certCode });
      setAdded(true);
    } catch {
      // The core has said why.
    }
    setSaving(false);
  };
  if (isAdded) return <span className="details-in-book">✓ {texts.inBook}</span>;
  return (
    <Button kind="quiet" aria-busy={isSaving} onClick={() => void add()}>
      {texts.addToBook}
    </Button>
  );
}
