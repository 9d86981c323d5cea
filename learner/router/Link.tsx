import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { addressOf, goTo } from './place.ts';
import { useLocation } from './useLocation.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A router path, or what follows the present one. */
  to: string;
}

/** A link within the app: a plain click changes the page, any other is the browser's. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  // Drawn anew where the address hangs on the place.
  useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    goTo(to);
  };
  return <a {...rest} href={addressOf(to)} onClick={follow} />;
}

/** A link of a menu, marked on its page and on those below it. */
export function NavLink({ to, className, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} {...rest} className={isHere ? 'active' : className} aria-current={isHere ? 'page' : undefined} />
  );
}
