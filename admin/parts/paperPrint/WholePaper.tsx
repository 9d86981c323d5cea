import { RichText } from '#kinds/richText/screen/RichText.tsx';
import { pointsOf } from '../paperEditor/texts.ts';
import { materialUntil, shortTitle, type PrintedPaper, type PrintedSection } from './printed.ts';
import { Question } from './Question.tsx';
import { texts } from './texts.ts';

/** A paper as it is printed: its head, and its questions group by group. */
export function WholePaper({ paper, hasKeys }: { paper: PrintedPaper; hasKeys: boolean }) {
  return (
    <>
      <header className="printed-head">
        <h1>{paper.paperName}</h1>
        {hasKeys && <p className="printed-kind">{texts.keysOf}</p>}
        <p>
          {[paper.certName, paper.paperCode, texts.total(paper.questionCount, pointsOf(paper.totalScore))]
            .filter((part) => part !== null)
            .join('　')}
        </p>
      </header>
      {!hasKeys && (
        <>
          <div className="printed-examinee">
            {texts.examinee.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <Scores paper={paper} />
          {paper.instructions && (
            <section className="printed-instructions">
              <strong>{texts.instructions}</strong>
              <p>{paper.instructions}</p>
            </section>
          )}
        </>
      )}
      {paper.sections.map((section) => (
        <Section key={section.title ?? ''} section={section} hasKeys={hasKeys} />
      ))}
    </>
  );
}

function Scores({ paper: { sections, totalScore } }: { paper: PrintedPaper }) {
  const parts = sections.flatMap(({ title, score }) => (title === null ? [] : [{ title, score }]));
  const columns = [
    ...parts.map(({ title, score }) => ({ name: shortTitle(title), score })),
    { name: texts.sum, score: totalScore },
  ];
  return (
    <table className="printed-scores" aria-label={texts.scores}>
      <thead>
        <tr>
          <th scope="row">{texts.part}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{texts.marker}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{texts.full}</th>
          {columns.map(({ name, score }) => (
            <td key={name}>{pointsOf(score)}</td>
          ))}
          <td />
        </tr>
        <tr>
          <th scope="row">{texts.gained}</th>
          {columns.map(({ name }) => (
            <td key={name} />
          ))}
          <td />
        </tr>
      </tbody>
    </table>
  );
}

function Section({
  section: { title, instructions, score, questions },
  hasKeys,
}: {
  section: PrintedSection;
  hasKeys: boolean;
}) {
  return (
    <section className="printed-section">
      {title !== null && (
        <header>
          <h2>{texts.section(title, questions.length, pointsOf(score))}</h2>
          {instructions && <p>{instructions}</p>}
        </header>
      )}
      <ol className="printed-questions">
        {questions.map((question, index) => {
          const until = materialUntil(questions, index);
          return [
            until !== undefined && question.material && (
              <li key={`material ${question.number}`} className="printed-material" value={question.number}>
                <p>
                  <strong>{texts.material(question.number, until)}</strong>
                  {question.material.sound && texts.sound}
                </p>
                <RichText html={question.material.content} />
              </li>
            ),
            <Question key={question.number} question={question} hasKeys={hasKeys} />,
          ];
        })}
      </ol>
    </section>
  );
}
