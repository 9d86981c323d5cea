import { Button } from '#learner/parts/Button.tsx';
import { messages } from './messages.ts';
import { NoticePage } from './NoticePage.tsx';

/** Where the app leads when no route could be found or opened. */
export function ErrorPage() {
  return (
    <NoticePage sign="!" title={messages.errorTitle} text={messages.errorText}>
      <Button onClick={() => window.history.back()}>{messages.back}</Button>
    </NoticePage>
  );
}
