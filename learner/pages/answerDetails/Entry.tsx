import { useState } from 'react';
import { Aid } from '#learner/question/Aid.tsx';
import { FavoriteButton } from '#learner/question/FavoriteButton.tsx';
import { QuestionView } from '#learner/question/QuestionView.tsx';
import { AddToBook } from './AddToBook.tsx';
import { stateOf, type Reviewed } from './sheet.ts';
import { texts } from './texts.ts';

interface EntryProps {
  /** Of its element, which the numbers lead to. */
  id: string;
  certCode: string;
  question: Reviewed;
  /** Its keys are shown, unless it is held. */
  hasKeys: boolean;
  /** The entry above is about the same material. */
  isMaterialKnown: boolean;
}

/** One question of an exam that was handed in, with its keys where they are shown and what can be done with it. */
export function Entry({ id, certCode, question, hasKeys, isMaterialKnown }: EntryProps) {
  const [isFavorite, setIsFavorite] = useState(question.isFavorite);
  const { questionId, version, questionIndex, gained, score, isFlagged, isHeld, cause, note, canPractise } = question;
  const by = texts.causes[cause ?? ''];
  const state = stateOf(question);
  // With its keys a question says itself whether it is right, but not that it brought a part.
  const isStateSaid = state === 'partial' || (!hasKeys && !isHeld);
  return (
    <article className="details-entry" id={id} tabIndex={-1} aria-label={texts.number(questionIndex)}>
      <p className="details-place">
        <b>
          {texts.number(questionIndex)}
          {isFlagged && <span className="details-flag"> ⚑ {texts.filters.flagged}</span>}
        </b>
        <span className="details-points">
          {isHeld ? texts.points(score) : texts.gained({ gained, score })}
          {isStateSaid && <b className={`is-${state}`}>{texts.stateOf[state]}</b>}
          {by && <small>{by}</small>}
        </span>
      </p>
      <QuestionView
        question={question}
        answer={question}
        review={hasKeys && !isHeld ? question : undefined}
        isReadOnly
        isMaterialKnown={isMaterialKnown}
      />
      {note && <p className="details-note">{texts.note(note)}</p>}
      {isHeld && <p className="details-note">{hasKeys ? texts.held : texts.pointsHeld}</p>}
      {canPractise && !isHeld && <Aid questionId={questionId} version={version} certCode={certCode} isOpen={false} />}
      {canPractise && (
        <p className="details-steps">
          <FavoriteButton
            questionId={questionId}
            certCode={certCode}
            isFavorite={isFavorite}
            onChange={setIsFavorite}
          />
          {!isHeld && <AddToBook questionId={questionId} certCode={certCode} isInBook={question.isInBook} />}
        </p>
      )}
    </article>
  );
}
