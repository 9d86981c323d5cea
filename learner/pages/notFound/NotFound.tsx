import { NoticePage } from '../errorPage/NoticePage.tsx';
import { messages } from '../errorPage/messages.ts';

/** Every path that is no page. */
export function NotFound() {
  return <NoticePage sign="404" title={messages.missingTitle} text={messages.missingText} />;
}
