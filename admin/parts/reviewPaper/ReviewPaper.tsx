import { Alert, Empty, Skeleton } from 'antd';
import { useRef } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import type { FieldPartProps } from '#runtime/screen/parts.ts';
import { idOf } from '#runtime/screen/records.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { Facts, type Fact } from '../pictures/Facts.tsx';
import { Question } from './Question.tsx';
import { stateOf, type ReviewedPaper, type ReviewedQuestion } from './reviewedPaper.ts';
import { texts } from './texts.ts';
import './reviewPaper.css';

/** Who decides reviews. */
const code = 'a12-m2.22.3';

/** The paper of a review, for who decides it: question by question what was asked, answered and given. */
export function ReviewPaper({ record }: FieldPartProps) {
  const has = useCodes();
  if (!has(code)) return <p className="screen-none">{texts.noCode}</p>;
  // What is decided changes the review, and the points with it.
  return <Loaded key={String(record['version'])} id={idOf(record)} />;
}

function Loaded({ id }: { id: string }) {
  const { data, error, reload } = useCall('scoreReview.paper', { id });
  if (data) return <Paper paper={data} />;
  if (!error) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (error.kind === 'denied' || error.kind === 'conflict')
    return <Alert type="info" showIcon message={error.message} />;
  return <Failed message={error.message} onRetry={() => void reload()} />;
}

function Paper({ paper }: { paper: ReviewedPaper }) {
  const { whole, questionList } = paper;
  const { values: causes } = useDictionary('awardCause');
  const { values: kinds } = useDictionary('resultKind');
  const causeOf = (named: string): string => causes.find(({ code: value }) => value === named)?.label ?? '';
  const kind = kinds.find(({ code: value }) => value === paper.kind)?.label ?? '';
  if (!whole && questionList.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={`${kind}，${texts.nothing}`} />;
  return (
    <div className="review-paper">
      <Facts facts={factsOf({ paper, kind, causeOf })} />
      {whole ? <p className="screen-help">{texts.wholeHelp}</p> : <Questions paper={paper} causeOf={causeOf} />}
    </div>
  );
}

function factsOf({
  paper: { kind: kindCode, score, gained, deduction, fullScore, whole },
  kind,
  causeOf,
}: {
  paper: ReviewedPaper;
  kind: string;
  causeOf(cause: string): string;
}): Fact[] {
  const under = [kindCode === 'normal' ? '' : kind, deduction > 0 ? texts.deduction(deduction) : ''];
  const first: Fact = [texts.score, texts.points(score, fullScore), under.filter(Boolean).join('，')];
  if (whole) {
    const by = [causeOf(whole.cause), whole.note].filter(Boolean).join('：');
    return [first, [texts.whole, texts.points(whole.gained, whole.maximum), by]];
  }
  return gained === score ? [first] : [first, [texts.paper, texts.points(gained, fullScore), '']];
}

/** All questions, below their numbers, which lead to them. */
function Questions({ paper: { questionList }, causeOf }: { paper: ReviewedPaper; causeOf(cause: string): string }) {
  const root = useRef<HTMLDivElement>(null);
  const goTo = (index: number): void => {
    const entry = root.current?.querySelectorAll<HTMLElement>('article')[index];
    entry?.scrollIntoView({ block: 'start' });
    entry?.focus({ preventScroll: true });
  };
  return (
    <div className="review-questions" ref={root}>
      <nav aria-label={texts.numbers}>
        {questionList.map((question, index) => {
          const state = stateOf(question);
          return (
            <button
              key={question.questionId}
              type="button"
              className={`review-number is-${state}`}
              aria-label={texts.numberLabel(question.questionIndex, texts.states[state])}
              onClick={() => goTo(index)}
            >
              {question.questionIndex}
            </button>
          );
        })}
      </nav>
      {questionList.map((question, index) => (
        <Question
          key={question.questionId}
          question={question}
          cause={causeOf(question.cause ?? '')}
          isMaterialKnown={isSameMaterial(question, questionList[index - 1])}
        />
      ))}
    </div>
  );
}

function isSameMaterial({ material }: ReviewedQuestion, before: ReviewedQuestion | undefined): boolean {
  return material?.id !== undefined && material.id === before?.material?.id;
}
