import { NoticePage } from '#learner/parts/NoticePage.tsx';
import { texts } from './texts.ts';

/** Every path that is no page. */
export function NotFound() {
  return <NoticePage sign="404" title={texts.title} text={texts.text} />;
}
