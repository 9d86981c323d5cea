import { useState, type FormEvent } from 'react';
import { call } from '#runtime/core/call.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Dialog } from '#learner/parts/Dialog.tsx';
import { goalTexts } from './goalTexts.ts';

const offers = [10, 20, 30, 50];
const most = 500;

/** Sets how many questions a day are meant to be answered, or leaves that. */
export function GoalDialog({ goal, onClose, onSet }: { goal: number | null; onClose: () => void; onSet: () => void }) {
  const [text, setText] = useState(String(goal ?? 20));
  const [isSaving, setSaving] = useState(false);
  const isWrong = !/^\d{1,3}$/.test(text.trim()) || Number(text) < 1 || Number(text) > most;
  const save = async (value: number): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    try {
      await call('practice.setGoal', { goal: value });
      onSet();
    } catch {
      // The core has said why.
      setSaving(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWrong) void save(Number(text));
  };
  return (
    <Dialog title={goalTexts.goal} isOpen onClose={onClose}>
      <form className="practice-goal-form" onSubmit={submit} noValidate>
        <p>{goalTexts.goalText}</p>
        <div className="practice-chips">
          {offers.map((offer) => (
            <label key={offer} className="practice-chip">
              <input
                type="radio"
                name="goal"
                checked={text === String(offer)}
                onChange={() => setText(String(offer))}
              />
              <span>{offer}</span>
            </label>
          ))}
          <input
            className="practice-amount"
            type="text"
            inputMode="numeric"
            aria-label={goalTexts.goalAmount}
            aria-invalid={isWrong}
            maxLength={3}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        {isWrong && (
          <p className="practice-wrong" role="alert">
            {goalTexts.goalWrong}
          </p>
        )}
        <div className="practice-steps">
          <Button kind="primary" type="submit" aria-busy={isSaving} disabled={isWrong}>
            {goalTexts.goalSave}
          </Button>
          {goal !== null && (
            <Button kind="quiet" onClick={() => void save(0)}>
              {goalTexts.goalLeave}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
