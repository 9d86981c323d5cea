import { useId, type ChangeEvent } from 'react';
import { gapCount } from '#runtime/core/answer/gaps.ts';
import { useCodeKeys } from '#runtime/react/useCodeKeys.ts';
import { isCode, questionTypes, textLimit, writeText, type Question, type Review } from './question.ts';
import type { AnswerInputProps } from './answerInput.ts';
import { texts } from './texts.ts';

/** The inputs of blanks (a line each), of short and long questions (lines as many as needed) and of code. */
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
  const value = answer.inputInfo[index] ?? '';
  const mark = review && markOf({ review, index });
  const write = (text: string): void => onAnswer(writeText({ question, answer, index, text }));
  const shared = {
    id,
    value,
    readOnly: isReadOnly,
    maxLength: textLimit,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => write(target.value),
  };
  return (
    <div className={`question-text${mark === undefined ? '' : mark ? ' is-right' : ' is-wrong'}`}>
      <label htmlFor={id}>{labelOf({ question, index })}</label>
      {question.questionType === questionTypes.blank ? (
        <input type="text" enterKeyHint="done" {...shared} />
      ) : isCode(question) ? (
        <CodeBox {...shared} onWrite={write} />
      ) : (
        <textarea rows={question.questionType === questionTypes.long ? 8 : 4} {...shared} />
      )}
      {mark !== undefined && (
        <span className="question-mark">
          <span aria-hidden="true">{mark ? '✓' : '✗'}</span> {mark ? texts.right : texts.wrong}
        </span>
      )}
    </div>
  );
}

interface CodeBoxProps {
  id: string;
  value: string;
  readOnly: boolean;
  maxLength: number;
  spellCheck: boolean;
  autoComplete: string;
  onChange(event: ChangeEvent<HTMLTextAreaElement>): void;
  onWrite(text: string): void;
}

/** A box for code: no line is broken, Tab indents, and below it stands how to leave it. */
function CodeBox({ onWrite, ...shared }: CodeBoxProps) {
  const helpId = useId();
  const onKeyDown = useCodeKeys({ onChange: onWrite });
  return (
    <>
      <textarea
        className="is-code"
        rows={12}
        wrap="off"
        autoCapitalize="off"
        autoCorrect="off"
        aria-describedby={shared.readOnly ? undefined : helpId}
        onKeyDown={onKeyDown}
        {...shared}
      />
      {!shared.readOnly && (
        <span className="question-code-help" id={helpId}>
          {texts.codeHelp}
        </span>
      )}
    </>
  );
}

/** Blanks are counted; one box for several gaps says so. */
function labelOf({ question, index }: { question: Question; index: number }): string {
  const { questionType, blankCount, title } = question;
  if (isCode(question)) return texts.code;
  if (blankCount > 1) return texts.blank(index + 1);
  if (questionType !== questionTypes.blank) return texts.text;
  const gaps = gapCount(title);
  return gaps > 1 ? texts.severalGaps(gaps) : texts.blank(1);
}

/** Whether the text is right, where that is known. */
function markOf({ review: { optionList }, index }: { review: Review; index: number }): boolean | undefined {
  return optionList.find(({ order }) => order === index + 1)?.isRight ?? undefined;
}
