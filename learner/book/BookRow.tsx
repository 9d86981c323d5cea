import { lazy, Suspense, useState, type ReactNode } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import type { Checked, PracticeQuestion } from '#learner/question/checkAnswer.ts';
import { typeName } from '#learner/question/texts.ts';
import { RichText } from '#learner/richText/RichText.tsx';
import { texts } from './texts.ts';

// What answers a question comes with the first one that is opened.
const Redo = lazy(() =>
  loadChunk(() => import('#learner/question/Redo.tsx')).then((module) => ({ default: module.Redo })),
);

interface BookRowProps {
  question: PracticeQuestion;
  certCode: string;
  certName: string;
  /** Short facts beside the certificate, the most important first. */
  facts: readonly ReactNode[];
  /** Text of the button that opens the question. */
  openText: string;
  /** Stands in a mock exam under way: it cannot be answered before that is handed in. */
  isHeld: boolean;
  onChecked?: (checked: Checked) => void;
  /** What else can be done with the question. */
  children?: ReactNode;
}

/** A question of a list: its stem, and opened the whole of it to be answered in place. */
export function BookRow({ question, certCode, certName, facts, openText, isHeld, onChecked, children }: BookRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="book-row">
      <p className="book-facts">
        {!isOpen && <span className="question-type">{typeName(question.questionType)}</span>}
        <span>{certName}</span>
        {facts.map((fact, index) => (
          <span key={index}>{fact}</span>
        ))}
      </p>
      {isOpen ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <Redo question={question} certCode={certCode} {...(onChecked && { onChecked })} />
        </Suspense>
      ) : (
        <div className="book-stem">
          <RichText html={question.title} />
        </div>
      )}
      <div className="book-steps">
        {isHeld && !isOpen ? (
          <p className="book-held">{texts.held}</p>
        ) : (
          <Button kind={isOpen ? 'quiet' : 'plain'} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.fold : openText}
          </Button>
        )}
        {children}
      </div>
    </li>
  );
}
