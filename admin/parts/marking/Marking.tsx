import { useWordInAddress } from '#runtime/screen/wordInAddress.ts';
import { MarkingSession } from './MarkingSession.tsx';
import { ScoredSessions } from './ScoredSessions.tsx';
import './marking.css';

/** Scoring by examiners: the sessions that one scores, and the desk of the one that the address names. */
export function Marking() {
  const [sessionId, choose] = useWordInAddress({ word: 'session', isInAddress: true, isStep: true });
  if (sessionId !== '') return <MarkingSession key={sessionId} sessionId={sessionId} onBack={() => choose('')} />;
  return <ScoredSessions onChoose={choose} />;
}
