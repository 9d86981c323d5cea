import { useEffect, useRef, useState, type FormEvent } from 'react';
import { call } from '#runtime/core/call.ts';
import { loadChunk } from '#runtime/core/chunks.ts';
import { isUnreachable, toCallError } from '#runtime/core/errors.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { fieldErrorsOf } from '#learner/form/fieldErrors.ts';
import { useKeptDraft } from '#learner/form/useKeptDraft.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Agree } from './Agree.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { ExamChoice } from './ExamChoice.tsx';
import { PersonFields } from './PersonFields.tsx';
import { Questions } from './Questions.tsx';
import type { Terms } from './terms.ts';
import { texts } from './texts.ts';
import { freeOf, initialValues, type ApplyValues } from './values.ts';

/** Everything that is filled in; kept on this device until it is handed in. `onStale`: what is to be agreed to is another by now. */
export function ApplyForm({
  terms,
  onDone,
  onStale,
}: {
  terms: Terms;
  onDone: (applyCode: string) => void;
  onStale: () => void;
}) {
  const [initial] = useState(() => initialValues(terms));
  const [kept, setValues, draft] = useKeptDraft({
    key: `apply/${terms.open?.id ?? terms.id}`,
    initial,
    isReady: true,
  });
  // An exam that was chosen before may be full or over by now: then none is.
  const examId = freeOf(terms.exams).some(({ id }) => id === kept.examId) ? kept.examId : '';
  const values = { ...kept, examId };
  // Of these editions alone: another that is published meanwhile is to be agreed to anew.
  const asked = terms.agreements.map(({ id }) => id).join();
  const [agreed, setAgreed] = useState('');
  const isAgreed = agreed === asked;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const change = (changes: Partial<ApplyValues>): void => {
    setValues((former) => ({ ...former, ...changes }));
    // What is being mended is no longer marked.
    const names = Object.keys(changes);
    setErrors((former) =>
      Object.fromEntries(
        Object.entries(former).filter(
          ([name]) => name !== 'general' && !names.some((each) => name === each || name.startsWith(`${each}/`)),
        ),
      ),
    );
  };
  const clear = async (): Promise<void> => {
    const isSure = await presenter().confirm({
      title: texts.clearTitle,
      message: texts.clearText,
      confirmText: texts.clear,
    });
    if (!isSure) return;
    draft.clear();
    setErrors({});
  };
  const isShown = useRef(true);
  const show = (found: Record<string, string>): void => {
    isShown.current = false;
    setErrors(found);
  };
  // After the marks are drawn: the first of them is where one goes on.
  useEffect(() => {
    if (isShown.current) return;
    isShown.current = true;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const { inputOf, problemsOf } = await loadChunk(() => import('./handIn.ts'));
      const problems = problemsOf({ terms, values, isAgreed });
      if (Object.keys(problems).length > 0) return show(problems);
      const { applyCode } = await call('certApply.applyCert', inputOf({ terms, values }), { isQuiet: true });
      draft.clear();
      onDone(applyCode ?? '');
    } catch (thrown) {
      // Without a line even what looks for problems may not come.
      const isOffline = !navigator.onLine || isUnreachable(toCallError(thrown));
      const found = isOffline ? { general: texts.offline } : fieldErrorsOf(thrown);
      show(found);
      if (found['agreedIds']) onStale();
    } finally {
      setBusy(false);
    }
  };

  const section = { terms, values, errors, change };
  const count = Object.keys(errors).filter((name) => name !== 'general').length;
  return (
    <form ref={form} noValidate className="apply-form" onSubmit={(event) => void submit(event)}>
      {draft.isRestored && (
        <p className="apply-restored" role="status">
          {texts.restored}
          <button type="button" onClick={() => void clear()}>
            {texts.clear}
          </button>
        </p>
      )}
      {!terms.open && <ExamChoice {...section} />}
      <PersonFields {...section} />
      <ConditionFields {...section} />
      <Questions {...section} />
      <label className="apply-attest">
        <input
          type="checkbox"
          checked={values.isAttested}
          aria-invalid={errors['isAttested'] !== undefined}
          onChange={(event) => change({ isAttested: event.target.checked })}
        />
        <span>{texts.attest}</span>
      </label>
      <Agree
        agreements={terms.agreements}
        isAgreed={isAgreed}
        error={errors['agreedIds']}
        onChange={(is) => {
          setAgreed(is ? asked : '');
          setErrors(({ agreedIds: _, ...others }) => others);
        }}
      />
      <div className="apply-end">
        {count > 0 && (
          <p className="field-error" role="alert">
            {texts.problems(count)}
            {Object.values(errors).slice(0, 3).join('；')}
          </p>
        )}
        {errors['general'] && (
          <p className="field-error" role="alert">
            {errors['general']}
          </p>
        )}
        <Button kind="primary" type="submit" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? texts.submitting : terms.open ? texts.resubmit : texts.submit}
        </Button>
      </div>
    </form>
  );
}
