import { useId } from 'react';
import { messages } from './messages.ts';
import { questionTypes, textLimit, writeText, type Review } from './question.ts';
import type { AnswerInputProps } from './QuestionView.tsx';

/** The inputs of blanks (a line each) and of short and long questions (lines as many as needed). */
export function Texts(props: AnswerInputProps) {
  const { question, titleId } = props;
  return (
    <div className="question-texts" role="group" aria-labelledby={titleId}>
      {Array.from({ length: question.blankCount }, (_blank, index) => (
        <Text key={index} index={index} {...props} />
      ))}
    </div>
  );
}

function Text({ index, question, answer, onAnswer, isReadOnly, review }: AnswerInputProps & { index: number }) {
  const id = useId();
  const { questionType, blankCount } = question;
  const value = answer.inputInfo[index] ?? '';
  const mark = review && markOf({ review, index });
  const isLine = questionType === questionTypes.blank;
  const shared = {
    id,
    value,
    readOnly: isReadOnly,
    maxLength: textLimit,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => onAnswer(writeText({ question, answer, index, text: target.value })),
  };
  return (
    <div className={`question-text${mark === undefined ? '' : mark ? ' is-right' : ' is-wrong'}`}>
      <label htmlFor={id}>{blankCount > 1 || isLine ? messages.blank(index + 1) : messages.text}</label>
      {isLine ? <input type="text" enterKeyHint="done" {...shared} /> : <textarea rows={questionType === questionTypes.long ? 8 : 4} {...shared} />}
      {mark !== undefined && (
        <span className="question-mark">
          <span aria-hidden="true">{mark ? '✓' : '✗'}</span> {mark ? messages.right : messages.wrong}
        </span>
      )}
    </div>
  );
}

/** Whether the text is right, where that is known. */
function markOf({ review: { optionList }, index }: { review: Review; index: number }): boolean | undefined {
  return optionList.find(({ order }) => order === index + 1)?.isRight ?? undefined;
}
