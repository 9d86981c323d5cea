import type { ReactNode } from 'react';
import { useSession } from '#runtime/react/useSession.ts';
import { SignInFirst } from './SignInFirst.tsx';

/** A page that only a learner has: its parts, or for a visitor its title and the way to the log-in page. */
export function SignedIn({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { status } = useSession();
  if (status !== 'signedOut') return <>{children}</>;
  return (
    <div className="page">
      <h1>{title}</h1>
      <SignInFirst text={text} />
    </div>
  );
}
