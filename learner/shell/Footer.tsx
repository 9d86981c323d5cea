import { Link } from '#learner/router/Link.tsx';
import { messages } from './messages.ts';
import { usePortal } from './usePortal.ts';
import { useTheme } from './useTheme.ts';

/** Service phone, privacy, agreement, copyright. */
export function Footer() {
  const portal = usePortal();
  const { footerIcon } = useTheme();
  return (
    <footer className="shell-footer" aria-label={messages.footer}>
      <div>
        <p className="shell-footer-name">
          <img src={footerIcon.src} alt="" width={footerIcon.width} height={footerIcon.height} />
          <span>{messages.copyright(portal?.orgName ?? messages.product)}</span>
        </p>
        <p className="shell-footer-links">
          {portal?.phone && <span>{messages.phone(portal.phone)}</span>}
          <Link to="/help-doc/student#privacy">{messages.privacy}</Link>
          <Link to="/help-doc/student#agreement">{messages.agreement}</Link>
        </p>
      </div>
    </footer>
  );
}
