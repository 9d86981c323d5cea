import type { ReactNode } from 'react';
import { useSession } from '#runtime/react/useSession.ts';
import { Empty } from '#learner/parts/Empty.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useLocation } from '#learner/router/Router.tsx';
import { texts } from './texts.ts';

/** What only a learner has; a visitor is shown the way to the log-in page and back. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status !== 'signedOut') return <>{children}</>;
  return (
    <div className="page mock">
      <h1>{texts.title}</h1>
      <Empty
        text={texts.signInFirst}
        action={<Link to={`/auth-login?redirectPath=${encodeURIComponent(pathname + search)}`}>{texts.signIn}</Link>}
      />
    </div>
  );
}
