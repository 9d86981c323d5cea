import { isHidden } from '#runtime/core/theme.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { useLocation } from '#learner/router/useLocation.ts';
import { useIsAdmin } from './useIsAdmin.ts';
import { useTheme } from './useTheme.ts';

/**
 * The help centre's page: the administrators' manual for them, for all others the learners' guides, at what they say of the
 * page that is shown; none where it is shown already or hidden.
 */
export function useHelpPath(): string | undefined {
  const theme = useTheme();
  const isAdmin = useIsAdmin();
  const { status } = useSession();
  const { pathname } = useLocation();
  if (isHidden({ theme, what: 'helpButton' }) || status === 'loading' || pathname.startsWith('/help-doc'))
    return undefined;
  return isAdmin ? '/help-doc/management' : `/help-doc/student#${pathname.slice(1)}`;
}
