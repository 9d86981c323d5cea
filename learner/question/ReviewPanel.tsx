import { RichText } from '#learner/parts/RichText.tsx';
import { textAsHtml } from '#learner/parts/richHtml.ts';
import { messages } from './messages.ts';
import { optionLabel } from './optionLabel.ts';
import { hasAnswer, type Answer, type Question, type Review } from './question.ts';

/** Whether the answer was right, what would be, and why; the analysis can be folded away. */
export function ReviewPanel({ question, answer, review }: { question: Question; answer: Answer; review: Review }) {
  const { isCorrect, analysis } = review;
  return (
    <div className={`question-review${isCorrect === null ? '' : isCorrect ? ' is-right' : ' is-wrong'}`}>
      <p className="question-verdict" role="status">
        <span aria-hidden="true">{isCorrect === null ? '✎' : isCorrect ? '✓' : '✗'}</span> {!hasAnswer(answer) ? messages.unanswered : isCorrect === null ? messages.unknown : isCorrect ? messages.right : messages.wrong}
      </p>
      {question.blankCount === 0 ? <Letters question={question} answer={answer} review={review} /> : <References answer={review.answer} />}
      <details open>
        <summary>{messages.analysis}</summary>
        {analysis ? <RichText html={analysis} /> : <p className="question-none">{messages.noAnalysis}</p>}
      </details>
    </div>
  );
}

function Letters({ question, answer, review: { correctOptions } }: { question: Question; answer: Answer; review: Review }) {
  const lettersOf = (orders: readonly number[]): string => orders.map((order) => optionLabel({ question, order })).join('、') || messages.unanswered;
  return (
    <p className="question-letters">
      <span>
        {messages.rightAnswer}
        <b>{lettersOf(correctOptions)}</b>
      </span>
      <span>
        {messages.yourAnswer}
        <b>{lettersOf(answer.selectedOptions)}</b>
      </span>
    </p>
  );
}

function References({ answer }: { answer: readonly string[] }) {
  if (answer.length === 0) return null;
  return (
    <div className="question-references">
      <p>{messages.reference}</p>
      <ol className={answer.length === 1 ? 'is-single' : ''}>
        {answer.map((text, index) => (
          <li key={index}>
            <RichText html={textAsHtml(text.split('|').map((alternative) => alternative.trim()).join(messages.alternatives))} />
          </li>
        ))}
      </ol>
    </div>
  );
}
