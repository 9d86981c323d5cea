import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import '#learner/cert/cert.css';
import { LevelTag } from '#learner/cert/LevelTag.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { SignInFirst } from '#learner/parts/SignInFirst.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import './apply.css';
import { Done } from './Done.tsx';
import type { Terms } from './terms.ts';
import { texts } from './texts.ts';

const Elsewhere = lazy(() =>
  loadChunk(() => import('./Elsewhere.tsx')).then((module) => ({ default: module.Elsewhere })),
);

/** Fetches the form, while what it asks for is. */
const loadForm = () => loadChunk(() => import('./ApplyForm.tsx'));
const ApplyForm = lazy(() => loadForm().then((module) => ({ default: module.ApplyForm })));

/** Applying for a certificate, or completing what was returned. */
export function Apply() {
  const { status, user } = useSession();
  const [parameters] = useSearchParams();
  const certCode = parameters.get('certCode');
  const tenantId = parameters.get('tenantId');
  const isElsewhere = tenantId !== null && user !== undefined && user.currTenantId !== tenantId;
  if (!certCode)
    return (
      <div className="page">
        <Empty text={texts.missing} action={<Link to="/all-certificates">{texts.toList}</Link>} />
      </div>
    );
  return (
    <div className="page apply">
      <Link className="apply-back" to={`/certification-detail?certCode=${encodeURIComponent(certCode)}`}>
        ‹ {texts.back}
      </Link>
      {status === 'signedIn' ? (
        isElsewhere ? (
          <Suspense fallback={<Skeleton lines={4} />}>
            <Elsewhere tenantId={tenantId} certCode={certCode} />
          </Suspense>
        ) : (
          <Wanted certCode={certCode} />
        )
      ) : status === 'signedOut' ? (
        <SignInFirst text={texts.signInFirst} />
      ) : (
        <Skeleton lines={10} />
      )}
    </div>
  );
}

function Wanted({ certCode }: { certCode: string }) {
  const call = useCall('certApply.form', { certCode });
  useEffect(() => void loadForm().catch(() => undefined), []);
  const gone = <Empty text={texts.gone} action={<Link to="/switch-tenant">{texts.switchTenant}</Link>} />;
  return (
    <Loaded call={call} gone={gone}>
      {(terms) => (
        <Suspense fallback={<Skeleton lines={6} />}>
          <Step terms={terms} onStale={call.reload} />
        </Suspense>
      )}
    </Loaded>
  );
}

function Step({ terms, onStale }: { terms: Terms; onStale: () => void }) {
  const [applyCode, setApplyCode] = useState<string>();
  const { certName, level, applyNote, open } = terms;
  if (applyCode !== undefined) return <Done applyCode={applyCode} />;
  return (
    <>
      <h1>{open?.state === 'returned' ? texts.complete : texts.title}</h1>
      <p className="apply-cert">
        <b>{certName}</b>
        <LevelTag level={level ?? null} name={certName} />
      </p>
      {open && open.state !== 'returned' ? (
        <Empty text={texts.open(open.applyCode)} action={<Link to="/my-certification">{texts.toMine}</Link>} />
      ) : (
        <>
          {open && (
            <div className="apply-reason" role="note">
              <b>{texts.reason}</b>
              <p>{open.reason}</p>
              {open.completeBy && <p>{texts.completeBy(open.completeBy.slice(0, 16))}</p>}
            </div>
          )}
          {applyNote && <p className="apply-note">{applyNote}</p>}
          <ApplyForm terms={terms} onDone={setApplyCode} onStale={onStale} />
        </>
      )}
    </>
  );
}
