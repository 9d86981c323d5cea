import { Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { longestLine } from '../../answers/fields.ts';
import { growing } from '../../screen/growing.ts';
import { sortOf } from '../design.ts';
import { longest, type Question } from '#runtime/core/operations/answerForm.ts';
import { texts } from './texts.ts';

export interface WordsProps {
  id: string;
  name: string;
  /** What the question is called. */
  label: string;
  question: Partial<Question>;
  isReadOnly: boolean;
  onChange(question: Partial<Question>): void;
}

/** The seldom words of a question: its help, and limits that fit its sort. */
export function QuestionWords({ id, name, label, question, isReadOnly, onChange }: WordsProps) {
  const sort = sortOf(question);
  const set = <Word extends keyof Question>(word: Word, value: Question[Word] | undefined): void => {
    const { [word]: _former, ...others } = question;
    onChange(value === undefined ? others : { ...others, [word]: value });
  };
  const count = (word: 'minLength' | 'maxLength' | 'minimum' | 'maximum', title: string, bounds: Bounds): ReactNode => (
    <label>
      <span>{title}</span>
      <InputNumber
        aria-label={`${label} ${title}`}
        value={question[word] ?? null}
        disabled={isReadOnly}
        {...bounds}
        onChange={(value) => set(word, value ?? bounds.without)}
      />
    </label>
  );
  return (
    <div className="form-design-words">
      <label className="is-wide">
        <span>{texts.help}</span>
        <Input.TextArea
          id={`${id}-help`}
          aria-label={`${label} ${texts.help}`}
          value={question.description ?? ''}
          placeholder={texts.helpHint}
          disabled={isReadOnly}
          {...growing({ least: 1, most: 4 })}
          onChange={({ target }) => set('description', target.value === '' ? undefined : target.value)}
        />
      </label>
      {sort === 'text' && (
        <>
          {count('minLength', texts.leastCharacters, { min: 0, max: longestLine, precision: 0 })}
          {count('maxLength', texts.mostCharacters, { min: 1, max: longestLine, precision: 0 })}
        </>
      )}
      {sort === 'longText' && (
        <>
          {count('minLength', texts.leastCharacters, { min: 0, max: longest, precision: 0 })}
          {count('maxLength', texts.mostCharacters, {
            min: longestLine + 1,
            max: longest,
            precision: 0,
            without: longest,
          })}
        </>
      )}
      {(sort === 'integer' || sort === 'number') && (
        <>
          {count('minimum', texts.least, sort === 'integer' ? { precision: 0 } : {})}
          {count('maximum', texts.most, sort === 'integer' ? { precision: 0 } : {})}
        </>
      )}
      {sort === 'number' && (
        <label>
          <span>{texts.decimals}</span>
          <Select
            value={question.multipleOf ?? 0}
            aria-label={`${label} ${texts.decimals}`}
            disabled={isReadOnly}
            popupMatchSelectWidth={false}
            onChange={(step) => set('multipleOf', step === 0 ? undefined : step)}
            options={stepOptions(question.multipleOf)}
          />
        </label>
      )}
      <p className="screen-none is-wide">{texts.name(name)}</p>
    </div>
  );
}

interface Bounds {
  min?: number;
  max?: number;
  precision?: number;
  /** What stands where the input is emptied. */
  without?: number;
}

const stepsOffered = [0.1, 0.01, 0.001, 0.0001];

function stepOptions(present: number | undefined): { value: number; label: string }[] {
  return [
    { value: 0, label: texts.anyDecimals },
    ...stepsOffered.map((value, index) => ({ value, label: texts.places(index + 1) })),
    ...(present === undefined || stepsOffered.includes(present)
      ? []
      : [{ value: present, label: texts.step(present) }]),
  ];
}
