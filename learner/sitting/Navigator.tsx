import type { Given, Paper, PaperQuestion } from '#learner/answers/answer.ts';
import { Button } from '#learner/parts/Button.tsx';
import { hasAnswer } from '#learner/question/question.ts';
import { kindsOf, sectionsOf } from './sections.ts';
import { texts } from './texts.ts';

interface NavigatorProps {
  paper: Paper;
  given: Readonly<Record<string, Given>>;
  /** From 0. */
  current: number;
  onGo: (index: number) => void;
  /** Shows what the paper says at its beginning. */
  onInstructions: () => void;
}

/** The numbers of all questions, by groups or kinds: answered, flagged, current; a touch leads there. */
export function Navigator({ paper, given, current, onGo, onInstructions }: NavigatorProps) {
  const { questionList: questions, instructions } = paper;
  const done = questions.filter(({ questionId }) => hasAnswer(given[questionId] ?? nothing)).length;
  const sections = sectionsOf(paper);
  const groups = sections.length > 0 ? sections : kindsOf(paper);
  const numbers = (shown: readonly PaperQuestion[], from: number) => (
    <ol className="exam-numbers" start={from + 1}>
      {shown.map(({ questionId }, at) => {
        const index = from + at;
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
  );
  return (
    <div className="exam-sheet">
      <p className="exam-sheet-count">{texts.answered({ done, count: questions.length })}</p>
      {groups.length > 0
        ? groups.map(({ title, from, questions: shown }) => (
            <div key={title} role="group" aria-label={title}>
              <h3>{title}</h3>
              {numbers(shown, from)}
            </div>
          ))
        : numbers(questions, 0)}
      <p className="exam-legend" aria-hidden="true">
        <i className="exam-number is-answered" /> {texts.legendAnswered}
        <i className="exam-number is-flagged" /> {texts.legendFlagged}
        <i className="exam-number is-current" /> {texts.legendCurrent}
      </p>
      {instructions && (
        <Button kind="plain" onClick={onInstructions}>
          {texts.instructions}
        </Button>
      )}
    </div>
  );
}

const nothing: Given = { selectedOptions: [], inputInfo: [], isFlagged: false };
