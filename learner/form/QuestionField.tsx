import { useId } from 'react';
import type { Question } from '#runtime/core/operations/answerForm.ts';
import { Field } from './Field.tsx';
import { SelectField } from './SelectField.tsx';
import { texts } from './texts.ts';
import { LaterFileField, LaterPhotoField } from './UploadedField.tsx';

export interface QuestionFieldProps {
  question: Question;
  isRequired: boolean;
  /** A text, a number as it is typed, the choices, or whether it is so. */
  value: string | string[] | boolean;
  error?: string | undefined;
  onChange: (value: string | string[] | boolean) => void;
}

/** A question of a form that somebody designed, by its sort. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, value, error, isRequired, onChange } = props;
  const { title, type, format, enum: choices, items, maxLength } = question;
  const label = isRequired || type === 'boolean' ? title : texts.optional(title);
  const text = typeof value === 'string' ? value : '';
  if (type === 'boolean') return <Switch {...props} />;
  if (question['x-widget']) {
    const file = {
      label,
      value: text,
      error,
      help: question.description,
      onChange: (address: string) => onChange(address),
    };
    return question['x-widget'] === 'image' ? (
      <LaterPhotoField {...file} picture={question['x-picture']} />
    ) : (
      <LaterFileField {...file} />
    );
  }
  if (items) return <Several {...props} label={label} choices={items.enum} />;
  if (choices)
    return (
      <SelectField
        label={label}
        value={text}
        choices={choices.map((each) => ({ value: each, label: each }))}
        empty={texts.choose}
        help={question.description}
        error={error}
        onChange={onChange}
      />
    );
  if (type === 'string' && !format && (maxLength ?? 0) > longestLine) return <Long {...props} label={label} />;
  const isNumber = type === 'integer' || type === 'number';
  return (
    <Field
      label={label}
      value={text}
      error={error}
      type={format === 'date' ? 'date' : format === 'date-time' ? 'datetime-local' : 'text'}
      inputMode={type === 'integer' ? 'numeric' : isNumber ? 'decimal' : undefined}
      maxLength={maxLength}
      placeholder={question.description}
      required={isRequired}
      onChange={onChange}
    />
  );
}

/** Characters of a text that is more than a line. */
const longestLine = 200;

function Long({ question, label, value, error, onChange }: QuestionFieldProps & { label: string }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box" data-invalid={error === undefined ? undefined : ''}>
        <textarea
          id={id}
          rows={4}
          value={typeof value === 'string' ? value : ''}
          maxLength={question.maxLength}
          placeholder={question.description}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

function Several({
  question,
  label,
  choices,
  value,
  error,
  onChange,
}: QuestionFieldProps & { label: string; choices: readonly string[] }) {
  const id = useId();
  const chosen = Array.isArray(value) ? value : [];
  return (
    <fieldset className="field field-several" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{label}</legend>
      {question.description && <p className="field-help">{question.description}</p>}
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            aria-invalid={error !== undefined}
            onChange={(event) =>
              onChange(choices.filter((each) => (each === choice ? event.target.checked : chosen.includes(each))))
            }
          />
          <span>{choice}</span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function Switch({ question: { title, description }, value, error, onChange }: QuestionFieldProps) {
  const id = useId();
  return (
    <div className="field field-several">
      <label>
        <input
          type="checkbox"
          checked={value === true}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{title}</span>
      </label>
      {description && <p className="field-help">{description}</p>}
      <FieldError id={id} error={error} />
    </div>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className="field-error">
      {error}
    </p>
  );
}
