import type { ReactNode } from 'react';
import type { AnswerKey } from '#runtime/core/answer/keys.ts';
import { textAsHtml } from '#learner/richText/richHtml.ts';
import { RichText } from '#learner/richText/RichText.tsx';
import { CodeText } from './CodeText.tsx';
import { optionLabel } from './optionLabel.ts';
import { hasAnswer, isCode, isCompared, type Answer, type Question, type Review } from './question.ts';
import { texts } from './texts.ts';

/** Whether the answer was right, what would be, and why; the analysis can be folded away. */
export function ReviewPanel({ question, answer, review, judge }: ReviewPanelProps) {
  const { analysis, isRead = false } = review;
  const verdict = review.isCorrect ?? review.selfVerdict ?? null;
  const hasOwn = isCompared({ question, answer, review });
  return (
    <div
      className={`question-review${verdict === null ? '' : verdict ? ' is-right' : ' is-wrong'}${hasOwn ? ' is-compared' : ''}`}
    >
      {!isRead && (
        <p className="question-verdict" role="status">
          <span aria-hidden="true">{verdict === null ? '✎' : verdict ? '✓' : '✗'}</span>{' '}
          {hasAnswer(answer) ? verdictText({ review, verdict }) : texts.unanswered}
        </p>
      )}
      {hasOwn && <Own question={question} answer={answer} />}
      {question.blankCount === 0 ? (
        <Letters question={question} answer={answer} review={review} />
      ) : (
        <References question={question} keys={review.answer} />
      )}
      {hasOwn && judge}
      <details open>
        <summary>{texts.analysis}</summary>
        {analysis ? <RichText html={analysis} /> : <p className="question-none">{texts.noAnalysis}</p>}
      </details>
    </div>
  );
}

interface ReviewPanelProps {
  question: Question;
  answer: Answer;
  review: Review;
  /** How the learner judges where the verdict is open. */
  judge?: ReactNode;
}

function verdictText({ review: { isCorrect }, verdict }: { review: Review; verdict: boolean | null }): string {
  if (verdict === null) return texts.unknown;
  if (isCorrect === null) return verdict ? texts.judgedRight : texts.judgedWrong;
  return verdict ? texts.right : texts.wrong;
}

/** What the learner has written, beside the key. */
function Own({ question, answer: { inputInfo } }: { question: Question; answer: Answer }) {
  return (
    <div className="question-own">
      <p>{texts.text}</p>
      <ol className={inputInfo.length === 1 ? 'is-single' : ''}>
        {inputInfo.map((text, index) => (
          <li key={index}>{isCode(question) ? <CodeText code={text} /> : text}</li>
        ))}
      </ol>
    </div>
  );
}

function Letters({
  question,
  answer,
  review: { correctOptions, isRead },
}: {
  question: Question;
  answer: Answer;
  review: Review;
}) {
  const lettersOf = (orders: readonly number[]): string =>
    orders.map((order) => optionLabel({ question, order })).join('、') || texts.unanswered;
  return (
    <p className="question-letters">
      <span>
        {texts.rightAnswer}
        <b>{lettersOf(correctOptions)}</b>
      </span>
      {!isRead && (
        <span>
          {texts.yourAnswer}
          <b>{lettersOf(answer.selectedOptions)}</b>
        </span>
      )}
    </p>
  );
}

function References({ question, keys }: { question: Question; keys: readonly AnswerKey[] }) {
  if (keys.length === 0) return null;
  return (
    <div className="question-references">
      <p>{texts.reference}</p>
      <ol className={keys.length === 1 ? 'is-single' : ''}>
        {keys.map(({ anyOf, tolerance }, index) => (
          <li key={index}>
            {isCode(question) ? (
              anyOf.map((code, place) => <CodeText key={place} code={code} />)
            ) : (
              <RichText html={textAsHtml(anyOf.join(texts.alternatives))} />
            )}
            {typeof tolerance === 'number' && <span className="question-tolerance">{texts.tolerance(tolerance)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
