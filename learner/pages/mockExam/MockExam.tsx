import { useEffect, useState } from 'react';
import { SignedIn } from '#learner/parts/SignedIn.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import './mockExam.css';
import { Room, type FreshPaper } from './Room.tsx';
import { Start } from './Start.tsx';
import { texts } from './texts.ts';

/** Mock exams: the way into one, the exam itself and its result. */
export function MockExam() {
  const [parameters, setParameters] = useSearchParams();
  const [fresh, setFresh] = useState<FreshPaper>();
  const mockId = parameters.get('mockId');
  // What has just come is fresh once: whoever leaves and comes back loads what has been answered since.
  useEffect(() => setFresh((former) => (former?.reply.mockId === mockId ? former : undefined)), [mockId]);
  const begin = (paper: FreshPaper): void => {
    setFresh(paper);
    setParameters({ mockId: paper.reply.mockId });
  };
  return (
    <SignedIn title={texts.title} text={texts.signInFirst}>
      {mockId ? (
        <Room key={mockId} mockId={mockId} fresh={fresh?.reply.mockId === mockId ? fresh : undefined} />
      ) : (
        <Start key={parameters.get('certCode')} certCode={parameters.get('certCode') || undefined} onBegin={begin} />
      )}
    </SignedIn>
  );
}
