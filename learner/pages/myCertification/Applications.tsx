import { call, type Output } from '#runtime/core/call.ts';
import { labelOf } from '#runtime/core/dictionaries.ts';
import type { CallState } from '#runtime/react/useCall.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { useDeed } from '#learner/deed/useDeed.ts';
import { isDone } from '#learner/exam/ahead.ts';
import type { Exam } from '#learner/exam/next.ts';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

type Application = Output<'certApply.mine'>['rows'][number];

interface ApplicationsProps {
  applications: CallState<Output<'certApply.mine'>>;
  /** The subjects of those that are registered, as far as they are known. */
  exams: readonly Exam[];
}

/** The learner's applications: state, reason and the one next step of each, the last first. */
export function Applications({ applications, exams }: ApplicationsProps) {
  return (
    <section className="mine-section" aria-labelledby="mine-applications">
      <div className="cert-head">
        <h2 id="mine-applications">{texts.applications}</h2>
      </div>
      <Loaded call={applications}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="mine-none">
              {texts.noApplications} <Link to="/all-certificates">{texts.chooseToApply}</Link>
            </p>
          ) : (
            <ol className="row-list">
              {rows.map((row) => (
                <li key={row.id}>
                  <One
                    application={row}
                    isLatest={rows.find(({ certId }) => certId === row.certId) === row}
                    subjects={exams.filter(({ applyId }) => applyId === row.id)}
                  />
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}

/** States in which the learner may take an application back. */
const withdrawable = ['pending', 'rechecking', 'platform', 'returned', 'approved'];
/** States in which nothing is under way any more, and one may apply anew. */
const ended = ['rejected', 'expired', 'cancelled'];

interface OneProps {
  application: Application;
  /** Of its certificate: one applies anew from there, not from each that ended before. */
  isLatest: boolean;
  /** Of the exam in which it is registered. */
  subjects: readonly Exam[];
}

function One({ application, isLatest, subjects }: OneProps) {
  const { id, certName, certCode, examName, applyCode, state, submittedTime, reason, completeBy, isLate } = application;
  const { values } = useDictionary('applyState');
  const { buttonOf, perform } = useDeed();
  const applyPath = `/apply?certCode=${encodeURIComponent(certCode)}`;
  const isReturned = state === 'returned' && !isLate;

  const withdraw = (): Promise<void> =>
    perform({
      id,
      ask: { title: texts.withdrawTitle(certName), message: texts.withdrawText, confirmText: texts.withdraw },
      changedText: texts.changed,
      work: async (options) => {
        await call('certApply.ownStep', { ids: [id], step: 'withdraw' }, options);
        return texts.withdrawn;
      },
    });

  return (
    <>
      <div className="mine-application">
        <b>{certName}</b>
        <span className={`mine-state is-${state}`}>{labelOf({ values, code: state })}</span>
        <p>
          {examName ?? texts.noExam} · {texts.applyCode(applyCode)} · {submittedTime.slice(0, 16)}
        </p>
        <p className="mine-next">{nextOf(application, subjects)}</p>
        {reason && (state === 'returned' || state === 'rejected') && (
          <p className="mine-reason">{texts.reason(reason)}</p>
        )}
        {isReturned && completeBy && <p className="mine-reason">{texts.completeBy(completeBy.slice(0, 16))}</p>}
      </div>
      <div className="mine-steps">
        {isReturned && (
          <Link className="button button-primary" to={applyPath}>
            {texts.complete}
          </Link>
        )}
        {isLatest && (ended.includes(state) || isLate) && (
          <Link className="button" to={applyPath}>
            {texts.applyAgain}
          </Link>
        )}
        {withdrawable.includes(state) && (
          <Button kind="quiet" {...buttonOf(id)} onClick={() => void withdraw()}>
            {texts.withdraw}
          </Button>
        )}
      </div>
    </>
  );
}

/** What comes next, in a sentence. */
function nextOf({ state, isLate, examName }: Application, subjects: readonly Exam[]): string {
  if (state === 'returned') return isLate ? texts.late : texts.returned;
  if (state === 'approved') return examName ? texts.approved : texts.approvedWithoutExam;
  if (state === 'registered' && subjects.length > 0 && subjects.every(isDone)) return texts.sat;
  return texts.next[state] ?? '';
}
