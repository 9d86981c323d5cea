import { useCall } from '#runtime/react/useCall.ts';
import { Link } from '#learner/router/Link.tsx';
import { ReceiptsButton } from './ReceiptsButton.tsx';
import { texts } from './texts.ts';

/** The receipts of what the learner has handed in of a session, and what they are for. Nothing until that is known. */
export function SessionReceipts({ sessionId }: { sessionId: string }) {
  const { data } = useCall('placement.myExam', {});
  const attemptId = data?.rows.find((row) => row.sessionId === sessionId)?.attemptId;
  if (!attemptId) return null;
  return (
    <section aria-label={texts.title}>
      <p>{texts.purpose}</p>
      <ReceiptsButton attemptId={attemptId} /> <Link to="/help-doc/receipts">{texts.check}</Link>
    </section>
  );
}
