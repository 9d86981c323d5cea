import { questionsOf } from '#runtime/core/operations/answerForm.ts';
import { QuestionField } from '#learner/form/QuestionField.tsx';
import type { SectionProps } from './section.ts';
import { ownForm } from './terms.ts';
import { texts } from './texts.ts';

/** What the certificate's own form asks. */
export function Questions({ terms: { applyForm }, values: { answers }, errors, change }: SectionProps) {
  const form = ownForm({ applyForm });
  if (!form) return null;
  return (
    <fieldset className="apply-section">
      <legend>{texts.form}</legend>
      {questionsOf(form).map(([name, question]) => (
        <QuestionField
          key={name}
          question={question}
          isRequired={form.required?.includes(name) ?? false}
          value={answers[name] ?? ''}
          error={errors[`answers/${name}`]}
          onChange={(value) => change({ answers: { ...answers, [name]: value } })}
        />
      ))}
    </fieldset>
  );
}
