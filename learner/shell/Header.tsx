import { useEffect, useRef, useState } from 'react';
import { useSession } from '#runtime/react/useSession.ts';
import { Link, NavLink } from '#learner/router/Link.tsx';
import { openOverlay } from '#learner/router/overlays.ts';
import { useLocation } from '#learner/router/useLocation.ts';
import { MessageBell } from '../messages/MessageBell.tsx';
import { routes } from '../routes.ts';
import { HeaderLogo } from './HeaderLogo.tsx';
import { HelpButton } from './HelpButton.tsx';
import { useHelpPath } from './useHelpPath.ts';
import { loginPath } from './paths.ts';
import { tenantChange } from './tenantChange.ts';
import { TenantMenu } from './TenantMenu.tsx';
import { texts } from './texts.ts';
import { useBeside } from './useBeside.ts';
import { UserMenu } from './UserMenu.tsx';

/** Milliseconds after which the menu appears (specification, section 9). */
const menuDelay = 1000;

const entries = routes.filter(({ menu }) => menu === 'main');

/** Inside a client program the right side is the program's own. */
const isClientBuild = import.meta.env['VITE_CLIENT_TYPE'] !== undefined;

/** Logo, main menu, organisation, messages, person. */
export function Header() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isMenuShown = useDelayed(menuDelay);
  const helpPath = useHelpPath();
  const box = useRef<HTMLElement>(null);
  const close = (): void => setOpen(false);
  useEffect(close, [pathname]);
  useEffect(() => tenantChange.subscribe(close), []);
  useEffect(() => (isOpen ? openOverlay(close) : undefined), [isOpen]);
  useBeside({ isOpen, box, close });

  return (
    <header className="header" ref={box}>
      <div className="header-row">
        <button
          type="button"
          className="header-burger"
          aria-label={isOpen ? texts.closeMenu : texts.openMenu}
          aria-expanded={isOpen}
          aria-controls="header-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden="true" />
        </button>
        <HeaderLogo />
        <nav
          id="header-menu"
          className={`header-menu${isOpen ? ' is-open' : ''}${isMenuShown ? ' is-shown' : ''}`}
          aria-label={texts.menu}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          // Its links close it, also the one to the page that is there.
          onClick={close}
        >
          {(isMenuShown || isOpen) &&
            entries.map(({ path, title }) => (
              <NavLink key={path} to={path}>
                {title}
              </NavLink>
            ))}
          {isOpen && helpPath && (
            <Link className="header-help" to={helpPath}>
              {texts.helpButton}
            </Link>
          )}
        </nav>
        {!isClientBuild && <Right />}
      </div>
    </header>
  );
}

function Right() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  return (
    <div className="header-right">
      <TenantMenu />
      <HelpButton />
      <MessageBell />
      {status === 'signedIn' && <UserMenu />}
      {status === 'signedOut' && pathname !== '/auth-login' && (
        <Link className="header-login" to={loginPath(`${pathname}${search}`)}>
          {texts.login}
        </Link>
      )}
    </div>
  );
}

function useDelayed(delay: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isDue;
}
