import type { Output } from '#runtime/core/call.ts';
import { typeName } from '#learner/question/texts.ts';
import { texts } from './texts.ts';

type Reviewed = Output<'mock.detail'>['questionList'][number];

/** Of each kind how many were right and what they brought, in the paper's order. */
export function KindScores({ questions }: { questions: readonly Reviewed[] }) {
  const types = [...new Set(questions.map(({ questionType }) => questionType))];
  return (
    <section className="mock-card">
      <h2 id="result-kinds">{texts.byKind}</h2>
      <table className="result-kinds" aria-labelledby="result-kinds">
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.right}</th>
            <th scope="col">{texts.gained}</th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <KindRow key={type} type={type} questions={questions.filter(({ questionType }) => questionType === type)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function KindRow({ type, questions }: { type: string; questions: readonly Reviewed[] }) {
  const open = questions.filter(({ isCorrect }) => isCorrect === null).length;
  const isPending = open === questions.length;
  const right = questions.filter(({ isCorrect }) => isCorrect).length;
  const gained = questions.reduce((sum, question) => sum + (question.gained ?? 0), 0);
  const total = questions.reduce((sum, { score }) => sum + score, 0);
  return (
    <tr>
      <th scope="row">
        {typeName(type)}
        <span className="result-bar" aria-hidden="true">
          <span style={{ width: `${total > 0 ? (gained / total) * 100 : 0}%` }} />
        </span>
      </th>
      <td>{isPending ? texts.pending : texts.rightOf({ right, count: questions.length, open })}</td>
      <td>{isPending ? texts.points(total) : texts.gainedOf({ gained, total })}</td>
    </tr>
  );
}
