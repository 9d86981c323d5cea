import type { ReactNode } from 'react';
import { useSession } from '#runtime/react/useSession.ts';
import { SignInFirst } from '#learner/parts/SignInFirst.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import './book.css';

interface BookPageProps {
  title: string;
  lead: string;
  signInFirst: string;
  children: ReactNode;
}

/** A page with questions of the learner's own; whoever is not signed in is asked to. */
export function BookPage({ title, lead, signInFirst, children }: BookPageProps) {
  const { status } = useSession();
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="book-lead">{lead}</p>
      {status === 'signedIn' ? (
        children
      ) : status === 'signedOut' ? (
        <SignInFirst text={signInFirst} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  );
}
