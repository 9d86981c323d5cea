import { RichText } from '#learner/richText/RichText.tsx';
import { optionLabel } from './optionLabel.ts';
import { chooseOption, questionTypes, type Review } from './question.ts';
import type { AnswerInputProps } from './answerInput.ts';
import { texts } from './texts.ts';

/** The options as rows; each row is a radio button or a checkbox as a whole. */
export function Choices({ question, answer, onAnswer, isReadOnly, review, titleId }: AnswerInputProps) {
  const isMultiple = question.questionType === questionTypes.multiple;
  return (
    <div className="question-options" role={isMultiple ? 'group' : 'radiogroup'} aria-labelledby={titleId}>
      {question.optionList.map(({ order, content }) => {
        const isChosen = answer.selectedOptions.includes(order);
        const mark = review && markOf({ review, order, isChosen, isMultiple });
        return (
          <label
            key={order}
            className={`question-option${isChosen ? ' is-chosen' : ''}${mark ? ` is-${mark.kind}` : ''}${isReadOnly ? ' is-fixed' : ''}`}
          >
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={titleId}
              checked={isChosen}
              disabled={isReadOnly}
              onChange={() => onAnswer(chooseOption({ question, answer, order }))}
            />
            <span className="question-letter">{optionLabel({ question, order })}</span>
            <RichText html={content} />
            {mark && (
              <span className="question-mark">
                <span aria-hidden="true">{mark.kind === 'wrong' ? '✗' : '✓'}</span> {mark.text}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}

interface Mark {
  kind: 'right' | 'missed' | 'wrong';
  text: string;
}

/** How an option is marked once it was checked; those neither right nor chosen are not. */
function markOf({
  review,
  order,
  isChosen,
  isMultiple,
}: {
  review: Review;
  order: number;
  isChosen: boolean;
  isMultiple: boolean;
}): Mark | undefined {
  if (review.correctOptions.includes(order)) {
    if (isChosen) return { kind: 'right', text: texts.chosenKey };
    return { kind: 'missed', text: isMultiple ? texts.missed : texts.key };
  }
  return isChosen ? { kind: 'wrong', text: texts.chosen } : undefined;
}
