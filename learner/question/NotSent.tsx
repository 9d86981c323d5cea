import { Button } from '#learner/parts/Button.tsx';
import { messages } from './messages.ts';

/** An answer that did not get through: it is still there and can be sent again. */
export function NotSent({ error, onRetry }: { error: { message: string }; onRetry: () => void }) {
  return (
    <div className="error-box question-not-sent" role="alert">
      <strong>{messages.notSent}</strong>
      <p>{error.message}</p>
      <Button onClick={onRetry}>{messages.retry}</Button>
    </div>
  );
}
