import { useId, useMemo, type ReactNode } from 'react';
import { RichText } from '#learner/richText/RichText.tsx';
import { Choices } from './Choices.tsx';
import { Material } from './Material.tsx';
import { splitStem } from './passage.ts';
import { isCompared, type Answer, type Question, type Review } from './question.ts';
import './question.css';
import { ReviewPanel } from './ReviewPanel.tsx';
import { typeName } from './texts.ts';
import { Texts } from './Texts.tsx';

export interface QuestionViewProps {
  question: Question;
  answer: Answer;
  onAnswer?: (answer: Answer) => void;
  isReadOnly?: boolean;
  /** Keys and analysis; with it the answer cannot be changed. */
  review?: Review | undefined;
  /** How the learner judges an answer whose verdict is open. */
  judge?: ReactNode;
  headingLevel?: number;
  /** Its material was shown with the question above already. */
  isMaterialKnown?: boolean;
}

/** One question: stem, options as whole rows or inputs for texts, and once it was checked what is right and why. */
export function QuestionView({
  question,
  answer,
  onAnswer = () => undefined,
  isReadOnly = false,
  review,
  judge,
  headingLevel = 2,
  isMaterialKnown = false,
}: QuestionViewProps) {
  const id = useId();
  const shared = { question, answer, onAnswer, isReadOnly: isReadOnly || review !== undefined, review, titleId: id };
  // Where nothing is written any more, the review alone shows what was.
  const isBesideKey = isReadOnly && isCompared({ question, answer, review });
  const { questionId, title } = question;
  const split = useMemo(() => (question.material ? undefined : splitStem(title)), [question.material, title]);
  const material = question.material ?? (split && { id: questionId, content: split.passage, sound: null });
  return (
    <div className={`question${material && !isMaterialKnown ? ' has-passage' : ''}`}>
      {material && <Material material={material} questionId={questionId} titleId={id} isKnown={isMaterialKnown} />}
      <div>
        <span className="question-type">{typeName(question.questionType)}</span>
        <div className="question-title" id={id} role="heading" aria-level={headingLevel}>
          <RichText html={split?.asked ?? title} />
        </div>
        {question.blankCount === 0 ? <Choices {...shared} /> : !isBesideKey && <Texts {...shared} />}
        {review && <ReviewPanel question={question} answer={answer} review={review} judge={judge} />}
      </div>
    </div>
  );
}
