import { useSession } from '#runtime/react/useSession.ts';
import { Empty } from '#learner/parts/Empty.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Link } from '#learner/router/Link.tsx';
import '../certification/cert.css';
import { Preparing } from '../certification/Preparing.tsx';
import { messages } from './messages.ts';
import { Mocks } from './Mocks.tsx';
import './myCertification.css';

/** The learner's own page: certificates won, certificates being prepared, mock exams as a time line. */
export function MyCertification() {
  const { status } = useSession();
  return (
    <div className="page cert-page">
      <h1>{messages.title}</h1>
      <p className="cert-lead">{messages.lead}</p>
      {status === 'signedIn' ? (
        <Mine />
      ) : status === 'signedOut' ? (
        <Empty
          text={messages.signInFirst}
          action={
            <Link to={`/auth-login?redirectPath=${encodeURIComponent('/my-certification')}`}>{messages.signIn}</Link>
          }
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  );
}

function Mine() {
  return (
    <>
      <h2>{messages.wall}</h2>
      <div className="mine-wall">
        <Empty text={messages.noCerts} action={<Link to="/all-certificates">{messages.choose}</Link>} />
      </div>
      <Preparing count={6} title={messages.preparing} />
      <div className="cert-head">
        <h2>{messages.tools}</h2>
      </div>
      <div className="mine-tools">
        <Link to="/wrong-list">
          <b>{messages.wrong}</b>
          {messages.wrongNote}
        </Link>
        <Link to="/collect-list">
          <b>{messages.collect}</b>
          {messages.collectNote}
        </Link>
      </div>
      <Mocks />
    </>
  );
}
