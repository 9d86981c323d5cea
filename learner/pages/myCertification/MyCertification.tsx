import { lazy, Suspense, useEffect } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { useCall, type CallState } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import '#learner/cert/cert.css';
import { Preparing } from '#learner/cert/Preparing.tsx';
import { below } from '#learner/deed/below.ts';
import { isAhead } from '#learner/exam/ahead.ts';
import { SignInFirst } from '#learner/parts/SignInFirst.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { useFresh } from '#learner/deed/useDeed.ts';
import { Switch } from '#learner/parts/Switch.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import './myCertification.css';
import { texts } from './texts.ts';

/** Fetches the code of the sections, while what they show is asked for. */
const loadSections = () => loadChunk(() => import('./sections.ts'));
const Exams = lazy(() => loadSections().then((module) => ({ default: module.Exams })));
const Finished = lazy(() => loadSections().then((module) => ({ default: module.Finished })));
const Applications = lazy(() => loadSections().then((module) => ({ default: module.Applications })));
const Wall = lazy(() => loadSections().then((module) => ({ default: module.Wall })));
// Far below the first screen.
const Mocks = lazy(() => loadChunk(() => import('./Mocks.tsx')).then((module) => ({ default: module.Mocks })));

/** The learner's own page: exams and applications, certificates won, certificates being prepared, mock exams as a time line. */
export function MyCertification() {
  const { status } = useSession();
  return (
    <div className="page cert-page">
      <h1>{texts.title}</h1>
      <p className="cert-lead">{texts.lead}</p>
      {status === 'signedIn' ? (
        <Mine />
      ) : status === 'signedOut' ? (
        <SignInFirst text={texts.signInFirst} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  );
}

function Mine() {
  const exams = useCall('placement.myExam', {}, { isKept: true });
  const applications = useCall('certApply.mine', {}, { isKept: true });
  const finished = useCall('result.myExamFinish', {}, { isKept: true });
  const held = useCall('issuedCert.myCert', {}, { isKept: true });
  const [parameters, setParameters] = useSearchParams();
  const tab = tabs.find((each) => each === parameters.get('tab')) ?? 'all';
  const show = (next: Tab): void =>
    setParameters((former) => {
      const changed = new URLSearchParams(former);
      if (next === 'all') changed.delete('tab');
      else changed.set('tab', next);
      return changed;
    });
  useFresh(exams.reload);
  useFresh(applications.reload);
  useFresh(finished.reload);
  useFresh(held.reload);
  useEffect(() => void loadSections().catch(() => undefined), []);
  const hasExams = exams.data?.rows.some(isAhead) ?? false;
  const hasFinished = finished.error !== undefined || (finished.data?.rows.length ?? 0) > 0;
  // What stands below the exams does not say again that it is of before.
  const under = <Data,>(each: CallState<Data>): CallState<Data> =>
    tab === 'all' && hasExams ? below(exams, each) : each;
  const isReady = isAnswered(exams) && isAnswered(applications) && isAnswered(finished) && isAnswered(held);
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      {isReady ? (
        <>
          {(hasExams || hasFinished || tab !== 'all') && (
            <Switch label={texts.tab} views={texts.tabs} view={tab} onChange={show} />
          )}
          {(tab === 'all' || tab === 'reserved') && <Exams exams={exams} />}
          {(tab === 'all' || tab === 'finished') && hasFinished && <Finished finished={under(finished)} />}
          {(tab === 'all' || tab === 'registered') && (
            <Applications applications={under(applications)} exams={exams.data?.rows ?? []} />
          )}
          {tab === 'reserved' && !hasExams && !exams.error && <p className="mine-none">{texts.noExams}</p>}
          {tab === 'finished' && !hasFinished && <p className="mine-none">{texts.noFinished}</p>}
        </>
      ) : (
        <Skeleton lines={6} />
      )}
      {/* Nobody knows how tall these will be: what is below them is shown with them, so that it need not move. */}
      <div hidden={!isReady}>
        <div className="cert-head">
          <h2 id="certificates">{texts.wall}</h2>
        </div>
        <Wall held={below(exams, held)} isShown={isReady} />
        <Preparing count={6} title={texts.preparing} />
        <div className="cert-head">
          <h2>{texts.tools}</h2>
        </div>
        <div className="mine-tools">
          <Link to="/wrong-list">
            <b>{texts.wrong}</b>
            {texts.wrongNote}
          </Link>
          <Link to="/collect-list">
            <b>{texts.collect}</b>
            {texts.collectNote}
          </Link>
        </div>
        <Suspense fallback={<Skeleton lines={4} />}>
          <Mocks />
        </Suspense>
      </div>
    </Suspense>
  );
}

const tabs = ['all', 'registered', 'reserved', 'finished'] as const;
type Tab = (typeof tabs)[number];

function isAnswered({ data, error }: CallState<unknown>): boolean {
  return data !== undefined || error !== undefined;
}
