import type { Config } from '../../config.ts';
import { addressesOf, cardSize, hasAddress, type VerifiedCert } from '../../domain/issue/index.ts';
import { htmlOf } from '../../engine/notices/html.ts';
import { texts } from './texts.ts';

/**
 * What apps show of a certificate beside its address: a title, a sentence, a picture (rule IC27), as elements of the page's head.
 * Nothing of one whose holder's name was typed, and where the platform has no address.
 */
export function sharedHead({ config, found }: { config: Config; found: readonly VerifiedCert[] }): string {
  const [cert, another] = found;
  if (!cert || another || cert.isNamed || !hasAddress(config)) return '';
  const { certName, tenantName, personName, certNumber, tenantId, standing } = cert;
  const addresses = addressesOf({ config, tenantId });
  const title = texts.shared.title(certName, tenantName);
  const said: [attribute: 'property' | 'name', name: string, content: string][] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', texts.title],
    ['property', 'og:url', addresses.certificate(certNumber)],
    ['property', 'og:title', title],
    ['property', 'og:description', texts.shared.description[standing](personName, certNumber)],
    ['property', 'og:image', addresses.picture(certNumber)],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(cardSize.width)],
    ['property', 'og:image:height', String(cardSize.height)],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  return said
    .map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${htmlOf(content)}">`)
    .join('\n');
}
