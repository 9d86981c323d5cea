import { useState } from 'react';
import type { Output } from '#runtime/core/call.ts';
import { Aid } from '#learner/question/Aid.tsx';
import { FavoriteButton } from '#learner/question/FavoriteButton.tsx';
import { QuestionView } from '#learner/question/QuestionView.tsx';
import { AddToBook } from './AddToBook.tsx';
import { texts } from './texts.ts';

interface EntryProps {
  /** Of its element, which the numbers lead to. */
  id: string;
  certCode: string;
  question: Output<'mock.detail'>['questionList'][number];
  /** The entry above is about the same material. */
  isMaterialKnown: boolean;
}

/** One question of an exam that was handed in, with its keys and what can be done with it. */
export function Entry({ id, certCode, question, isMaterialKnown }: EntryProps) {
  const [isFavorite, setIsFavorite] = useState(question.isFavorite);
  const { questionId, version, questionIndex, gained, score, isFlagged, isHeld } = question;
  return (
    <article className="details-entry" id={id} tabIndex={-1} aria-label={texts.number(questionIndex)}>
      <p className="details-place">
        <b>
          {texts.number(questionIndex)}
          {isFlagged && <span className="details-flag"> ⚑ {texts.filters.flagged}</span>}
        </b>
        <span>{isHeld ? texts.points(score) : texts.gained({ gained, score })}</span>
      </p>
      <QuestionView
        question={question}
        answer={question}
        review={isHeld ? undefined : question}
        isReadOnly
        isMaterialKnown={isMaterialKnown}
      />
      {isHeld ? (
        <p className="details-held">{texts.held}</p>
      ) : (
        <Aid questionId={questionId} version={version} certCode={certCode} isOpen={false} />
      )}
      <p className="details-steps">
        <FavoriteButton questionId={questionId} certCode={certCode} isFavorite={isFavorite} onChange={setIsFavorite} />
        {!isHeld && <AddToBook questionId={questionId} certCode={certCode} isInBook={question.isInBook} />}
      </p>
    </article>
  );
}
