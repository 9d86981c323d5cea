import type { CSSProperties } from 'react';
import { letterOf } from '../optionEditor/options.ts';
import { pointsOf } from '../paperEditor/texts.ts';
import { isChoice, type PrintedPaper, type PrintedQuestion } from './printed.ts';
import { Lines } from './Question.tsx';
import { texts } from './texts.ts';

/** What a paper is answered on: letters to fill, lines and boxes, by the numbers of its questions. */
export function AnswerSheet({ paper }: { paper: PrintedPaper }) {
  return (
    <>
      <header className="printed-head">
        <h1>{paper.paperName}</h1>
        <p className="printed-kind">{texts.sheetOf}</p>
      </header>
      <div className="printed-examinee">
        {texts.examinee
          .filter((name) => name !== texts.ticket)
          .map((name) => (
            <span key={name}>{name}</span>
          ))}
      </div>
      <div className="printed-ticket">
        <strong>{texts.ticket}</strong>
        {Array.from({ length: paper.ticketLength }, (_, place) => (
          <span key={place} />
        ))}
      </div>
      <p className="printed-instructions">{texts.howToFill}</p>
      {paper.sections.map(({ title, questions }) => (
        <section key={title ?? ''} className="printed-section">
          {title !== null && (
            <header>
              <h2>{title}</h2>
            </header>
          )}
          <ol
            className={`answer-rows${questions.every(isChoice) ? ' is-choice' : ''}`}
            style={
              { '--options': Math.max(4, ...questions.map(({ optionList }) => optionList.length)) } as CSSProperties
            }
          >
            {questions.map((question) => (
              <li key={question.number} value={question.number} className="answer-row">
                <span className="printed-number">{question.number}</span>
                <Place question={question} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function Place({ question }: { question: PrintedQuestion }) {
  const { questionType, optionList, blankCount, score } = question;
  if (isChoice(question))
    return (
      <span className="answer-bubbles">
        {optionList.map(({ order }) => (
          <span key={order}>{letterOf({ type: questionType, index: order - 1 })}</span>
        ))}
      </span>
    );
  if (questionType === 'blank') return <Lines count={blankCount} />;
  return <div className={`printed-room is-${questionType}`}>{texts.points(pointsOf(score))}</div>;
}
