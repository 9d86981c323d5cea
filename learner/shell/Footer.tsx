import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';
import { usePortal } from './usePortal.ts';
import { useTheme } from './useTheme.ts';

/** Service phone, privacy, agreement, copyright. */
export function Footer() {
  const portal = usePortal();
  const { footerIcon } = useTheme();
  return (
    <footer className="shell-footer" aria-label={texts.footer}>
      <div>
        <p className="shell-footer-name">
          <img src={footerIcon.src} alt="" width={footerIcon.width} height={footerIcon.height} />
          <span>{texts.copyright(portal?.orgName ?? texts.product)}</span>
        </p>
        <p className="shell-footer-links">
          {portal?.phone && <span>{texts.phone(portal.phone)}</span>}
          {portal?.privacyUrl ? (
            <a href={portal.privacyUrl}>{texts.privacy}</a>
          ) : (
            <Link to="/help-doc/student#privacy">{texts.privacy}</Link>
          )}
          {portal?.agreementUrl ? (
            <a href={portal.agreementUrl}>{texts.agreement}</a>
          ) : (
            <Link to="/help-doc/student#agreement">{texts.agreement}</Link>
          )}
        </p>
      </div>
    </footer>
  );
}
