import { Alert, App, Button, Checkbox, Input } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import { useDraft } from '#runtime/react/useDraft.ts';
import { useKeys } from '#runtime/react/useKeys.ts';
import { isTyped } from '../applyReview/keys.ts';
import { NumberBox } from '../numberBox/NumberBox.tsx';
import { fits, problemOf, type Typed } from '../numberBox/problem.ts';
import { isAtDesk, isOn } from './keys.ts';
import { pointsOf, type Sheet } from './marking.ts';
import { texts } from './texts.ts';
import type { AnswerState } from './useAnswer.ts';

interface Filled extends Record<string, unknown> {
  points: Typed;
  rubric: number[];
  note: string;
}

/** The points of an answer: by rubric, keys or steps; what is typed is kept until it is stored. */
export function ScoreForm({
  sheet,
  answer,
  isBusy,
  onUndo,
}: {
  sheet: Sheet;
  answer: AnswerState;
  isBusy: boolean;
  /** Opens the one that was scored last, where there is one. */
  onUndo(): void;
}) {
  const { maximum, rubric, proposed, matched, former, canChange } = sheet;
  const { message } = App.useApp();
  const { found: left, keep, discard } = useDraft({ form: 'marking', id: sheet.id });
  const found = canChange ? left : undefined;
  const isMarked = sheet.markedTime !== null;
  const [filled, setFilled] = useState<Filled>(
    () =>
      (found?.values as Filled | undefined) ?? {
        points: sheet.points ?? proposed ?? null,
        rubric: sheet.rubricGiven,
        note: sheet.note ?? '',
      },
  );
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState('');
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const focusBox = (): void => root.current?.querySelector<HTMLInputElement>('input[role=spinbutton]')?.focus();
  useEffect(focusBox, []);

  const limits = { min: 0, max: maximum, step: 0.5 };
  const set = (changes: Partial<Filled>): void => {
    if (!canChange) return;
    const next = { ...filled, ...changes };
    setFilled(next);
    setFailure('');
    keep({ values: next });
  };
  const submit = async (): Promise<void> => {
    const { points, note } = filled;
    setChecked(true);
    if (!canChange || !fits(points, limits)) return;
    try {
      await answer.score({ points, rubric: filled.rubric, note: note.trim() }, () => {
        discard();
        if (isMarked) void message.success(texts.changed);
      });
    } catch (thrown) {
      setFailure(toCallError(thrown).message);
    }
  };
  const skip = (): void => {
    // The call says why not.
    answer.skip(discard).catch(() => undefined);
  };
  useKeys((event) => {
    if (!isAtDesk(event.target, root.current)) return;
    // No letter is part of a number.
    const isLetterInBox =
      isOn(event.target, '[role=spinbutton]') &&
      /^[a-z]$/i.test(event.key) &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey;
    if ((isTyped(event) && !isLetterInBox) || event.repeat) return;
    if (isLetterInBox) event.preventDefault();
    const isOnButton = isOn(event.target, 'button, a, [role=tab]');
    if (event.key === 'Enter' && !isOnButton) void submit();
    if (event.key.toLowerCase() === 's' && !isMarked) skip();
    if (event.key.toLowerCase() === 'u') onUndo();
    if (/^\d$/.test(event.key)) {
      event.preventDefault();
      set({ points: Number(event.key) });
      focusBox();
    }
  });

  return (
    <form
      ref={root}
      className="marking-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {isMarked && (
        <Alert
          role="note"
          type={canChange ? 'info' : 'warning'}
          message={canChange ? texts.isFormer(sheet.points ?? 0) : texts.isClosed}
        />
      )}
      {answer.isTakenAnew && <Alert role="note" type="info" message={texts.takenAnew} />}
      {found && <p className="screen-help">{texts.restored}</p>}
      {!isMarked && typeof proposed === 'number' && (
        <Alert role="note" type="info" message={texts.proposed(proposed, matched)} />
      )}
      {former.map(({ number, points, note }) => (
        <Alert key={number} role="note" type="info" message={texts.former(number, points, note)} />
      ))}
      {rubric.length > 0 && (
        <fieldset>
          <legend>{texts.rubric}</legend>
          {rubric.map(({ text, points }, index) => (
            <Checkbox
              key={index}
              disabled={!canChange}
              checked={filled.rubric.includes(index + 1)}
              aria-label={texts.rubricItem(text, points)}
              onChange={({ target }) => {
                const others = filled.rubric.filter((number) => number !== index + 1);
                const given = target.checked ? [...others, index + 1].sort((a, b) => a - b) : others;
                set({ rubric: given, points: pointsOf(sheet, given) });
              }}
            >
              <span>{text}</span>
              <strong>{points}</strong>
            </Checkbox>
          ))}
        </fieldset>
      )}
      <div className="marking-points">
        <label htmlFor={id}>{texts.points}</label>
        <NumberBox
          id={id}
          value={filled.points}
          step={0.5}
          isReadOnly={!canChange}
          problem={isChecked ? problemOf(filled.points, limits) : undefined}
          describedBy={`${id}-help`}
          onChange={(points) => set({ points })}
        />
        <Button disabled={!canChange} onClick={() => set({ points: 0 })}>
          {texts.zero}
        </Button>
        <Button disabled={!canChange} onClick={() => set({ points: maximum })}>
          {texts.full}
        </Button>
        <small id={`${id}-help`}>{texts.pointsHelp(maximum)}</small>
      </div>
      <label>
        {texts.note}
        <Input.TextArea
          value={filled.note}
          maxLength={500}
          disabled={!canChange}
          autoSize={{ minRows: 2, maxRows: 6 }}
          onChange={({ target }) => set({ note: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
          }}
        />
      </label>
      {failure !== '' && <Alert type="error" role="alert" message={failure} />}
      <footer>
        <Button type="primary" htmlType="submit" size="large" disabled={!canChange || isBusy}>
          {isMarked ? texts.change : texts.submit}
        </Button>
        {!isMarked && (
          <Button size="large" disabled={isBusy} onClick={skip}>
            {texts.skip}
          </Button>
        )}
        <small>{texts.keys}</small>
      </footer>
    </form>
  );
}
