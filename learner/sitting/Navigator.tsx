import type { Given, PaperQuestion } from '#learner/answers/answer.ts';
import { hasAnswer } from '#learner/question/question.ts';
import { texts } from './texts.ts';

interface NavigatorProps {
  questions: readonly PaperQuestion[];
  given: Readonly<Record<string, Given>>;
  /** From 0. */
  current: number;
  onGo: (index: number) => void;
}

/** The numbers of all questions: answered, flagged, current; a touch leads there. */
export function Navigator({ questions, given, current, onGo }: NavigatorProps) {
  const done = questions.filter(({ questionId }) => hasAnswer(given[questionId] ?? nothing)).length;
  return (
    <div className="exam-sheet">
      <p className="exam-sheet-count">{texts.answered({ done, count: questions.length })}</p>
      <ol className="exam-numbers">
        {questions.map(({ questionId }, index) => {
          const state = given[questionId] ?? nothing;
          const [isDone, isFlagged] = [hasAnswer(state), state.isFlagged];
          return (
            <li key={questionId}>
              <button
                type="button"
                className={`exam-number${isDone ? ' is-answered' : ''}${isFlagged ? ' is-flagged' : ''}`}
                aria-label={texts.numberLabel({ index: index + 1, isAnswered: isDone, isFlagged })}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onGo(index)}
              >
                {index + 1}
              </button>
            </li>
          );
        })}
      </ol>
      <p className="exam-legend" aria-hidden="true">
        <i className="exam-number is-answered" /> {texts.legendAnswered}
        <i className="exam-number is-flagged" /> {texts.legendFlagged}
        <i className="exam-number is-current" /> {texts.legendCurrent}
      </p>
    </div>
  );
}

const nothing: Given = { selectedOptions: [], inputInfo: [], isFlagged: false };
