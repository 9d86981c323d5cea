import { Link } from '#learner/router/Link.tsx';
import { useLocation } from '#learner/router/useLocation.ts';
import { routeAt } from '../routes.ts';
import { texts } from './texts.ts';
import { useHelpPath } from './useHelpPath.ts';

/** The way to the help centre, floating where there is room beside the page. */
export function HelpButton() {
  const path = useHelpPath();
  const { pathname } = useLocation();
  if (path === undefined || routeAt(pathname).isHelpHidden) return null;
  return (
    <Link className="shell-help" to={path} aria-label={texts.helpButton} title={texts.helpButton}>
      <span aria-hidden="true">?</span>
    </Link>
  );
}
