import { useEffect, useRef } from 'react';
import { Button } from '#learner/parts/Button.tsx';
import { texts } from './texts.ts';

/** An answer that did not get through: it is still there and can be sent again. */
export function NotSent({ error, onRetry }: { error: { message: string }; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div className="error-box question-not-sent" role="alert" ref={box}>
      <strong>{texts.notSent}</strong>
      <p>{error.message}</p>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </div>
  );
}
