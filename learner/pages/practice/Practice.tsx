import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '#runtime/react/useSession.ts';
import { Empty } from '#learner/parts/Empty.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { CertPractice } from './CertPractice.tsx';
import { ChooseCert } from './ChooseCert.tsx';
import { messages } from './messages.ts';
import './practice.css';

/** Quick practice: `/practice` to choose a certificate, `/practice?certCode=` to practise one (`only` preselects a scope). */
export function Practice() {
  const { status } = useSession();
  const [parameters] = useSearchParams();
  const certCode = parameters.get('certCode') ?? '';
  const loginPath = `/auth-login?redirectPath=${encodeURIComponent(`/practice${certCode && `?certCode=${encodeURIComponent(certCode)}`}`)}`;
  return (
    <div className="practice-page">
      {status === 'signedIn' ? (
        certCode ? <CertPractice key={certCode} certCode={certCode} /> : <ChooseCert />
      ) : (
        <>
          <h1>{messages.title}</h1>
          {status === 'signedOut' ? <Empty text={messages.signInFirst} action={<Link to={loginPath}>{messages.signIn}</Link>} /> : <Skeleton lines={6} />}
        </>
      )}
    </div>
  );
}
