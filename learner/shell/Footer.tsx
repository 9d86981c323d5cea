import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';
import { usePortal } from './usePortal.ts';
import { useTheme } from './useTheme.ts';

/**
 * Service phone, privacy, agreement, copyright. What the tenant has published leads, then its own address, then the
 * product's text; until it is known which, the links have their place and are not shown.
 */
export function Footer() {
  const { portal, isLoading } = usePortal();
  const { footerIcon } = useTheme();
  const terms = (['privacy', 'agreement'] as const).map((kind) => {
    const alias = portal?.[`${kind}Alias`];
    const address = portal?.[`${kind}Url`];
    return !alias && address ? (
      <a key={kind} href={address}>
        {texts[kind]}
      </a>
    ) : (
      <Link key={kind} to={alias ? `/help-doc/text?aliasName=${alias}` : `/help-doc/student#${kind}`}>
        {texts[kind]}
      </Link>
    );
  });
  return (
    <footer className="shell-footer" aria-label={texts.footer}>
      <div>
        <p className="shell-footer-name">
          <img src={footerIcon.src} alt="" width={footerIcon.width} height={footerIcon.height} />
          <span>{texts.copyright(portal?.orgName ?? texts.product)}</span>
        </p>
        <p className="shell-footer-links" aria-busy={isLoading}>
          {portal?.phone && <span>{texts.phone(portal.phone)}</span>}
          {terms}
        </p>
      </div>
    </footer>
  );
}
