import { Link } from '#learner/router/Link.tsx';
import { ReceiptsButton } from './ReceiptsButton.tsx';
import { texts } from './texts.ts';

/** The receipts of an exam that is handed in, and what they are for. */
export function Receipts({ attemptId }: { attemptId: string }) {
  return (
    <>
      <h2>{texts.title}</h2>
      <p>
        {texts.purpose} <Link to="/help-doc/receipts">{texts.check}</Link>
      </p>
      <p>
        <ReceiptsButton attemptId={attemptId} />
      </p>
    </>
  );
}
