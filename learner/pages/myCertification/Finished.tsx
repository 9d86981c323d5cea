import type { Output } from '#runtime/core/call.ts';
import type { CallState } from '#runtime/react/useCall.ts';
import { dayText } from '#learner/exam/days.ts';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { ReceiptsButton } from '#learner/receipts/ReceiptsButton.tsx';
import { texts as receiptTexts } from '#learner/receipts/texts.ts';
import { outcomeText } from '#learner/result/texts.ts';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

type Page = Output<'result.myExamFinish'>;

/** The subjects that the learner sat or missed, the last one first, each with its result once that is published. */
export function Finished({ finished }: { finished: CallState<Page> }) {
  return (
    <section className="mine-section" aria-labelledby="mine-finished">
      <div className="cert-head">
        <h2 id="mine-finished">{texts.finished}</h2>
      </div>
      <Loaded call={finished}>
        {({ rows }) => (
          <ol className="row-list">
            {rows.map((row) => (
              <li key={row.placementId}>
                <One row={row} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      {finished.data?.rows.some(({ attemptId }) => attemptId) && (
        <p>
          {receiptTexts.purpose} <Link to="/help-doc/receipts">{receiptTexts.check}</Link>
        </p>
      )}
    </section>
  );
}

function One({ row }: { row: Page['rows'][number] }) {
  const { examName, subjectName, startTime, isPublished, score, fullScore, placementId, attemptId } = row;
  const { isExamPassed, total } = row;
  const { name, text } = verdictOf(row);
  return (
    <>
      <div className="mine-application">
        <b>{examName}</b>
        <span className={`mine-state ${name}`}>{text}</span>
        <p>{subjectName}</p>
        <p className="mine-next">
          {dayText(startTime)}
          {score !== null && fullScore !== null && ` · ${texts.score({ score, total: fullScore })}`}
        </p>
        {isExamPassed !== null && <p>{outcomeText({ isPassed: isExamPassed, total })}</p>}
        {!isPublished && <p>{texts.results.waitingNext}</p>}
      </div>
      {(isPublished || attemptId) && (
        <div className="mine-steps">
          {isPublished && (
            <Link className="button button-primary" to={`/exam-result?${String(new URLSearchParams({ placementId }))}`}>
              {texts.toResult}
            </Link>
          )}
          {attemptId && <ReceiptsButton attemptId={attemptId} />}
        </div>
      )}
    </>
  );
}

function verdictOf({ isPublished, kind, isPassed }: Page['rows'][number]): { name: string; text: string } {
  const { results } = texts;
  if (!isPublished) return { name: 'is-none', text: results.waiting };
  if (kind === 'absent') return { name: 'is-expired', text: results.absent };
  if (kind === 'invalid') return { name: 'is-rejected', text: results.invalid };
  return isPassed ? { name: 'is-approved', text: results.passed } : { name: 'is-rejected', text: results.failed };
}
