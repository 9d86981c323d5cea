import { Button } from '#learner/parts/Button.tsx';
import { NoticePage } from '#learner/parts/NoticePage.tsx';
import { texts } from './texts.ts';

/** Where the app leads when no route could be found or opened. */
export function ErrorPage() {
  return (
    <NoticePage sign="!" title={texts.title} text={texts.text}>
      <Button onClick={() => window.history.back()}>{texts.back}</Button>
    </NoticePage>
  );
}
