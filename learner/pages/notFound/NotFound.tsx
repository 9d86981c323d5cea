import { NoticePage } from '../errorPage/NoticePage.tsx';
import { texts } from '#learner/pages/errorPage/texts.ts';

/** Every path that is no page. */
export function NotFound() {
  return <NoticePage sign="404" title={texts.missingTitle} text={texts.missingText} />;
}
