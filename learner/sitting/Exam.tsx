import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useUnsavedGuard } from '#runtime/react/useUnsavedGuard.ts';
import type { Paper } from '#learner/answers/answer.ts';
import type { Sitting } from '#learner/answers/sitting.ts';
import { Dialog } from '#learner/parts/Dialog.tsx';
import type { Answer } from '#learner/question/question.ts';
import { QuestionView } from '#learner/question/QuestionView.tsx';
import { useOptionKeys, usePageKeys } from '#learner/question/useOptionKeys.ts';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import { useDisplayClass } from './display.ts';
import { ExamBar } from './ExamBar.tsx';
import { ExamNotices } from './ExamNotices.tsx';
import { ExamSteps } from './ExamSteps.tsx';
import { HandIn } from './HandIn.tsx';
import { Navigator } from './Navigator.tsx';
import { PaperHead } from './PaperHead.tsx';
import { sectionsOf } from './sections.ts';
import { texts } from './texts.ts';
import './sitting.css';
import { useStore } from './useStore.ts';

interface ExamProps {
  sitting: Sitting;
  paper: Paper;
  title: string;
  /** Where one is who leaves it. */
  leavePath: string;
}

/** The exam and nothing else: one question, the time left, what is saved, the numbers, and the way to hand it in. */
export function Exam({ sitting, paper, title, leavePath }: ExamProps) {
  const { given, isMine, isPaused, phase } = useStore(sitting.state);
  const saving = useStore(sitting.saving);
  const displayClass = useDisplayClass();
  const questions = paper.questionList;
  const sections = useMemo(() => sectionsOf(paper), [paper]);
  const [index, go] = usePlace(questions.length);
  // A question begins at its top, with what there is to be told.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [index]);
  const [opened, setOpened] = useState<'handIn' | 'sheet' | 'instructions'>();
  useAlone();
  useUnsavedGuard(isMine && saving.waiting > 0);

  const question = questions[index];
  const state = question && given[question.questionId];
  const canAnswer = isMine && !isPaused && phase === 'sitting';
  const step = (target: number): void => {
    if (target < 0 || target >= questions.length) return;
    sitting.flush();
    go(target);
  };
  const answer = (next: Answer): void => {
    if (question) sitting.give(question.questionId, next, { isTyping: question.blankCount > 0 });
  };
  useOptionKeys({
    question: question ?? noQuestion,
    answer: state ?? noQuestion.answer,
    onAnswer: answer,
    isOff: !canAnswer || !question || question.blankCount > 0,
  });
  usePageKeys((event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(index + (event.key === 'ArrowLeft' ? -1 : 1));
  });
  const navigator = (onGo: (target: number) => void) => (
    <Navigator
      paper={paper}
      given={given}
      current={index}
      onGo={onGo}
      onInstructions={() => setOpened('instructions')}
    />
  );
  if (!question || !state) return null;
  const section = sections.find(({ from, questions: within }) => index >= from && index < from + within.length);
  const refusal = saving.refused[question.questionId];

  return (
    <div className={`exam ${displayClass}`}>
      <ExamBar
        sitting={sitting}
        title={title}
        leavePath={leavePath}
        canHandIn={canAnswer}
        onHandIn={() => setOpened('handIn')}
      />
      <ExamNotices sitting={sitting} />
      <div className="exam-body">
        <section className="exam-question" aria-label={texts.question}>
          {!isPaused && <PaperHead paper={paper} section={section} index={index} />}
          <p className="exam-place">
            <span aria-live="polite">{texts.position({ index: index + 1, count: questions.length })}</span>
            <span>{texts.points(question.score)}</span>
          </p>
          {isPaused ? (
            <p className="exam-curtain">{texts.curtain}</p>
          ) : (
            <QuestionView
              key={question.questionId}
              question={question}
              answer={state}
              onAnswer={answer}
              isReadOnly={!canAnswer}
              headingLevel={section ? 3 : 2}
            />
          )}
          {refusal && (
            <p className="exam-failure" role="alert">
              {texts.refused(refusal)}
            </p>
          )}
        </section>
        <aside className="exam-side" aria-label={texts.sheet}>
          {navigator(step)}
        </aside>
      </div>
      <ExamSteps
        index={index}
        count={questions.length}
        isFlagged={state.isFlagged}
        canAnswer={canAnswer}
        onStep={step}
        onFlag={() => sitting.give(question.questionId, { isFlagged: !state.isFlagged })}
        onSheet={() => setOpened('sheet')}
        onHandIn={() => setOpened('handIn')}
      />
      <HandIn sitting={sitting} isOpen={opened === 'handIn'} onClose={() => setOpened(undefined)} onGo={step} />
      <Dialog title={texts.sheet} isOpen={opened === 'sheet'} onClose={() => setOpened(undefined)}>
        {navigator((target) => {
          setOpened(undefined);
          step(target);
        })}
      </Dialog>
      <Dialog title={texts.instructions} isOpen={opened === 'instructions'} onClose={() => setOpened(undefined)}>
        <p className="exam-told">{paper.instructions}</p>
      </Dialog>
    </div>
  );
}

const noQuestion = {
  questionId: '',
  questionType: '',
  title: '',
  optionList: [],
  blankCount: 0,
  answer: { selectedOptions: [], inputInfo: [] },
};

/** Which question is shown, from 0; the URL has it too, so a reload stays there. */
function usePlace(count: number): [number, (index: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  // Kept here as well: the router draws a new URL later, and a key pressed meanwhile would answer the former question.
  const [index, setIndex] = useState(
    () => Math.min(count, Math.max(1, Math.floor(Number(parameters.get('question'))) || 1)) - 1,
  );
  const go = (target: number): void => {
    setIndex(target);
    const next = new URLSearchParams(parameters);
    next.set('question', String(target + 1));
    setParameters(Object.fromEntries(next), { replace: true });
  };
  return [index, go];
}

/** Header, menus and help step aside while the exam is shown. */
function useAlone(): void {
  useEffect(() => {
    document.documentElement.classList.add('is-exam');
    return () => document.documentElement.classList.remove('is-exam');
  }, []);
}
