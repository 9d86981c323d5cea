import type { CSSProperties } from 'react';
import { gapCount } from '#runtime/core/answer/gaps.ts';
import { RichText } from '#kinds/richText/screen/RichText.tsx';
import { asHtml } from '../answerEditor/html.ts';
import { letterOf } from '../optionEditor/options.ts';
import { pointsOf } from '../paperEditor/texts.ts';
import { isChoice, optionColumns, type PrintedQuestion } from './printed.ts';
import { texts } from './texts.ts';

/** A question as it is printed: with its key, or with room to write. */
export function Question({ question, hasKeys }: { question: PrintedQuestion; hasKeys: boolean }) {
  const { number, questionType, title, score, optionList } = question;
  return (
    <li className="printed-question" value={number}>
      <div className="printed-stem">
        <span className="printed-number">{`${number}.`}</span>
        <RichText html={title} />
        <span className="printed-points">{texts.points(pointsOf(score))}</span>
      </div>
      {optionList.length > 0 && (
        <ol className="printed-options" style={{ '--columns': optionColumns(optionList) } as CSSProperties}>
          {optionList.map(({ order, content }) => (
            <li key={order}>
              <span>{`${letterOf({ type: questionType, index: order - 1 })}.`}</span>
              <RichText html={content} />
            </li>
          ))}
        </ol>
      )}
      {hasKeys ? <Key question={question} /> : <Room question={question} />}
    </li>
  );
}

function Key({
  question: { questionType, correctOptions = [], answer = [], analysis },
}: {
  question: PrintedQuestion;
}) {
  const letters = correctOptions.map((order) => letterOf({ type: questionType, index: order - 1 })).join('');
  const written = answer
    .map(({ anyOf, tolerance }) =>
      asHtml(`${anyOf.join(' / ')}${typeof tolerance === 'number' ? texts.tolerance(tolerance) : ''}`),
    )
    .join('<br>');
  return (
    <dl className="printed-key">
      <dt>{texts.answer}</dt>
      <dd>
        <RichText html={letters || written || texts.noAnswer} />
      </dd>
      {analysis && (
        <>
          <dt>{texts.analysis}</dt>
          <dd>
            <RichText html={analysis} />
          </dd>
        </>
      )}
    </dl>
  );
}

function Room({ question }: { question: PrintedQuestion }) {
  const { questionType, title, blankCount } = question;
  if (isChoice(question) || (questionType === 'blank' && gapCount(title) > 0)) return null;
  if (questionType === 'blank') return <Lines count={blankCount} />;
  return <div className={`printed-room is-${questionType}`} />;
}

/** Lines to write on, one a blank. */
export function Lines({ count }: { count: number }) {
  return (
    <div className="printed-lines">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="printed-line">
          {count > 1 && `(${index + 1})`}
        </span>
      ))}
    </div>
  );
}
