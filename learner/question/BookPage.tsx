import type { ReactNode } from 'react';
import { useSession } from '#runtime/react/useSession.ts';
import { Empty } from '#learner/parts/Empty.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useLocation } from '#learner/router/Router.tsx';
import './book.css';
import { bookTexts as texts } from './bookTexts.ts';

interface BookPageProps {
  title: string;
  lead: string;
  signInFirst: string;
  children: ReactNode;
}

/** A page with questions of the learner's own; whoever is not signed in is asked to. */
export function BookPage({ title, lead, signInFirst, children }: BookPageProps) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const loginPath = `/auth-login?redirectPath=${encodeURIComponent(pathname + search)}`;
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="book-lead">{lead}</p>
      {status === 'signedIn' ? (
        children
      ) : status === 'signedOut' ? (
        <Empty text={signInFirst} action={<Link to={loginPath}>{texts.signIn}</Link>} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  );
}
