import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#runtime/react/useSession.ts';
import { messages } from './messages.ts';
import { isHidden } from '#runtime/core/theme.ts';
import { useIsAdmin } from './useIsAdmin.ts';
import { useTheme } from './useTheme.ts';

/** The floating way to the help centre: the administrators' manual for them, the learners' for all others. */
export function HelpButton() {
  const theme = useTheme();
  const isAdmin = useIsAdmin();
  const { status } = useSession();
  const { pathname } = useLocation();
  if (isHidden({ theme, what: 'helpButton' }) || status === 'loading' || pathname.startsWith('/help-doc')) return null;
  return (
    <Link className="shell-help" to={isAdmin ? '/help-doc/management' : '/help-doc/student'} aria-label={messages.helpButton} title={messages.helpButton}>
      <span aria-hidden="true">?</span>
    </Link>
  );
}
