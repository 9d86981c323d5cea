import type { CallError } from '#runtime/core/errors.ts';
import { Button } from './Button.tsx';
import { texts } from './texts.ts';

/** Says what failed, where it failed, with a way to try again. */
export function ErrorBox({ error, onRetry }: { error: Pick<CallError, 'message'>; onRetry?: () => void }) {
  return (
    <div className="error-box" role="alert">
      <strong>{texts.failed}</strong>
      <p>{error.message}</p>
      {onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
    </div>
  );
}
