import { CheckOutlined } from '@ant-design/icons';
import { RichText } from '#kinds/richText/screen/RichText.tsx';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import { AnswerText } from '../answerEditor/AnswerText.tsx';
import { GivenTexts } from '../marking/GivenTexts.tsx';
import { Stem } from '../marking/Stem.tsx';
import { letterOf } from '../optionEditor/options.ts';
import { pointsOf, stateOf, type ReviewedQuestion } from './reviewedPaper.ts';
import { texts } from './texts.ts';
import '../marking/marking.css';

interface QuestionProps {
  question: ReviewedQuestion;
  /** By what it has its points, in words. */
  cause: string;
  /** The question above is about the same material. */
  isMaterialKnown: boolean;
}

/** A question as it was sat, with what was answered, its key, and its points beside it. */
export function Question({ question, cause, isMaterialKnown }: QuestionProps) {
  const { questionIndex, questionType, title, material, optionList, inputInfo, format } = question;
  const { values } = useDictionary('questionType');
  const name = texts.number(questionIndex);
  return (
    <article className="review-question" aria-label={name} tabIndex={-1}>
      <div className="review-asked">
        <p className="review-place">
          <b>{name}</b> {values.find(({ code }) => code === questionType)?.label}
        </p>
        <Stem title={title} material={isMaterialKnown ? null : material} />
        {optionList.length > 0 ? (
          <Options question={question} />
        ) : (
          <div className="marking-answer">
            <h3>{texts.answer}</h3>
            <GivenTexts answer={inputInfo} format={format} />
          </div>
        )}
        <Key question={question} />
      </div>
      <Points question={question} cause={cause} />
    </article>
  );
}

function Options({ question: { questionType: type, optionList, selectedOptions } }: { question: ReviewedQuestion }) {
  return (
    <>
      <ol className="review-options" aria-label={texts.options}>
        {optionList.map(({ order, content, isAnswer = false }) => {
          const isChosen = selectedOptions.includes(order);
          const letter = letterOf({ type, index: order - 1 });
          return (
            <li key={order} className={isAnswer ? 'is-right' : isChosen ? 'is-chosen' : undefined}>
              <b>{letter}</b>
              <RichText html={content} />
              {isChosen && <span>{texts.chosen}</span>}
              {isAnswer && (
                <span className="review-right">
                  <CheckOutlined aria-hidden /> {texts.right}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {selectedOptions.length === 0 && <p className="screen-none">{texts.notChosen}</p>}
    </>
  );
}

function Key({
  question: { isKeyShown, optionList, answer, format, rubric, analysis },
}: {
  question: ReviewedQuestion;
}) {
  if (!isKeyShown) return <p className="screen-none">{texts.held}</p>;
  return (
    <>
      {optionList.length === 0 && (
        <div>
          <h3>{texts.key}</h3>
          <AnswerText keys={answer} isCode={format === 'code'} />
        </div>
      )}
      {rubric.length > 0 && (
        <div>
          <h3>{texts.rubric}</h3>
          <ol className="review-rubric">
            {rubric.map(({ text, points }, index) => (
              <li key={index}>{texts.rubricItem(text, points)}</li>
            ))}
          </ol>
        </div>
      )}
      {analysis && (
        <div>
          <h3>{texts.analysis}</h3>
          <RichText html={analysis} />
        </div>
      )}
    </>
  );
}

/** What it brought, by what, and what examiners gave. */
function Points({ question, cause }: { question: ReviewedQuestion; cause: string }) {
  const { note, marks } = question;
  return (
    <div className="review-points">
      <p>
        <strong className={`is-${stateOf(question)}`}>{pointsOf(question)}</strong> {cause}
      </p>
      {note && <p className="review-note">{note}</p>}
      {marks.length > 0 && (
        <div>
          <h3>{texts.marks}</h3>
          <ul>
            {marks.map(({ number, points, rubric: given, note: said }) => (
              <li key={number}>
                {texts.mark(number, points)}
                {given.length > 0 && <small>{texts.markRubric(given)}</small>}
                {said && <small>{said}</small>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
