import { Input } from 'antd';
import { useState } from 'react';
import { growing } from '../../screen/growing.ts';
import { choicesOf, withChoices } from '../design.ts';
import type { Question } from '#runtime/core/operations/answerForm.ts';
import { texts } from './texts.ts';
import type { WordsProps } from './QuestionWords.tsx';

/** What can be chosen, one a line. */
export function ChoicesInput({ id, label, question, isReadOnly, onChange }: Omit<WordsProps, 'name'>) {
  const choices = choicesOf(question);
  // A blank line, which is no choice yet, is one that is being written.
  const [typed, setTyped] = useState('');
  const text = isSame(choicesOf(changedBy(question, typed)), choices) ? typed : choices.join('\n');
  return (
    <div className="form-design-choices">
      <Input.TextArea
        id={id}
        value={text}
        placeholder={texts.choicesHint}
        aria-label={`${label} ${texts.choices}，${texts.choicesHint}`}
        disabled={isReadOnly}
        {...growing({ least: 2, most: 12 })}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(changedBy(question, target.value));
        }}
      />
      <span className="screen-none">{choices.length > 0 ? texts.choiceCount(choices.length) : texts.choicesHint}</span>
    </div>
  );
}

function changedBy(question: Partial<Question>, text: string): Partial<Question> {
  return withChoices({ question, choices: text.split('\n') });
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.join('\n') === others.join('\n');
}
