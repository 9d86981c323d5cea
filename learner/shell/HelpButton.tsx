import { isHidden } from '#runtime/core/theme.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { Link } from '#learner/router/Link.tsx';
import { useLocation } from '#learner/router/Router.tsx';
import { routeAt } from '../routes.ts';
import { texts } from './texts.ts';
import { useIsAdmin } from './useIsAdmin.ts';
import { useTheme } from './useTheme.ts';

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

/** The help centre's page: the administrators' manual for them, the learners' for all others; none where it is shown already or hidden. */
export function useHelpPath(): string | undefined {
  const theme = useTheme();
  const isAdmin = useIsAdmin();
  const { status } = useSession();
  const { pathname } = useLocation();
  if (isHidden({ theme, what: 'helpButton' }) || status === 'loading' || pathname.startsWith('/help-doc'))
    return undefined;
  return isAdmin ? '/help-doc/management' : '/help-doc/student';
}
