import type { SectionProps } from './section.ts';
import { texts } from './texts.ts';

/** Which exam is applied for; what cannot be chosen says why. */
export function ExamChoice({ terms: { exams }, values, errors, change }: SectionProps) {
  if (exams.length === 0) return <p className="apply-none">{texts.noExam}</p>;
  return (
    <fieldset className="apply-section" aria-describedby={errors['examId'] ? 'apply-exam-error' : undefined}>
      <legend>{texts.exam}</legend>
      {exams.map(({ id, examName, isOpen, left, applyStartTime, applyEndTime, note, ...period }) => {
        const isFree = isOpen && left !== 0;
        return (
          <label key={id} className="apply-exam" data-off={isFree ? undefined : ''}>
            <input
              type="radio"
              name="exam"
              value={id}
              checked={values.examId === id}
              disabled={!isFree}
              aria-invalid={errors['examId'] !== undefined}
              onChange={() => change({ examId: id })}
            />
            <span>
              <b>{examName}</b>
              <small>
                {texts.examTime(period.validityPeriodStartTime.slice(0, 10), period.validityPeriodEndTime.slice(0, 10))}
              </small>
              <small>
                {isOpen ? texts.applyUntil(applyEndTime.slice(0, 16)) : texts.applyFrom(applyStartTime.slice(0, 16))}
                {typeof left === 'number' && <> · {texts.left(left)}</>}
              </small>
              {note && <small>{note}</small>}
            </span>
          </label>
        );
      })}
      {errors['examId'] && (
        <p id="apply-exam-error" className="field-error">
          {errors['examId']}
        </p>
      )}
    </fieldset>
  );
}
