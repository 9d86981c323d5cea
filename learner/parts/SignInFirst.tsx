import { Link } from '#learner/router/Link.tsx';
import { useLocation } from '#learner/router/useLocation.ts';
import { loginPath } from '#learner/shell/paths.ts';
import { Empty } from './Empty.tsx';
import { texts } from './texts.ts';

/** What only a learner has: says so to a visitor, and leads to the log-in page and back here. */
export function SignInFirst({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  return <Empty text={text} action={<Link to={loginPath(`${pathname}${search}`)}>{texts.signIn}</Link>} />;
}
