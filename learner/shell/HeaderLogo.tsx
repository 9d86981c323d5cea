import { local } from '#runtime/core/storage.ts';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';
import { usePortal } from './usePortal.ts';
import { useTheme } from './useTheme.ts';

/**
 * Logo and name of the portal, before it has come as of the last visit, and the way home. What is missing is the
 * product's; a channel's theme has a header of its own.
 */
export function HeaderLogo() {
  const { headerIcon, channelId } = useTheme();
  const { portal = local.get('current-portal-info') } = usePortal();
  const own = channelId ? undefined : portal;
  const name = own?.orgName ?? texts.product;
  return (
    <Link to="/" className="header-logo" aria-label={`${name}，${texts.home}`}>
      <img {...(own?.portalLogoUrl ? { src: own.portalLogoUrl } : headerIcon)} alt="" />
      <span>{name}</span>
    </Link>
  );
}
