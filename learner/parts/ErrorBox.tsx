import type { CallError } from '#runtime/core/errors.ts';
import { Link } from '#learner/router/Link.tsx';
import { Button } from './Button.tsx';
import { texts } from './texts.ts';

/** Says what failed, where it failed, with a way to try again; from what is not there, where no try helps, the way home. */
export function ErrorBox({ error, onRetry }: ErrorBoxProps) {
  const isGone = error.status === 404;
  return (
    <div className="error-box" role="alert">
      <strong>{isGone ? texts.gone : texts.failed}</strong>
      <p>{error.message}</p>
      {isGone ? (
        <Link className="button button-primary" to="/">
          {texts.home}
        </Link>
      ) : (
        onRetry && <Button onClick={onRetry}>{texts.retry}</Button>
      )}
    </div>
  );
}

interface ErrorBoxProps {
  error: Pick<CallError, 'message'> & Partial<Pick<CallError, 'status'>>;
  onRetry?: () => void;
}
