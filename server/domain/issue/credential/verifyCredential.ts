import { reading } from '../../../database/statement.ts';
import type { App } from '../../../engine/context.ts';
import type { VerifiedCert } from '../verify.ts';
import { certificateAt, keyAt } from './addresses.ts';
import { readJwt, type ReadJwt } from './jwt.ts';
import { publicKey } from './keys.ts';

/** What a credential is worth (rule IC15). */
export type VerifiedCredential =
  /** It was signed here and is unchanged; the certificate is as it is now, nothing where there is none any more. */
  | { signature: 'right'; cert: VerifiedCert | undefined }
  /** It names a key of this platform, and was changed or made up. */
  | { signature: 'wrong' }
  /** It names a key that is not of this platform. */
  | { signature: 'foreign' };

/**
 * Verifies a credential by the keys of this platform, and by what its certificate is now. Whoever has a credential has the
 * holder's name, so the certificate is shown with it.
 * @returns nothing where the text is no signed credential
 */
export async function verifyCredential({
  app,
  text,
}: {
  app: App;
  text: string;
}): Promise<VerifiedCredential | undefined> {
  const jwt = readJwt(text.trim());
  if (!jwt) return undefined;
  const place = keyAt(jwt.kid);
  const key = place && (await publicKey({ app, ...place }));
  if (!place || !key) return { signature: 'foreign' };
  const named = isOfIssuer(jwt) && jwt.isSignedBy(key) ? certificateOf(jwt) : undefined;
  if (!named) return { signature: 'wrong' };
  const [[cert]] = await app.database.batch({
    scope: { tenantId: '', userId: '' },
    statements: [
      reading<VerifiedCert>({
        name: 'credential_verify',
        text: 'select * from "verifyCerts"($1, $2, $3)',
        values: [named.certNumber, place.tenantId, named.personName],
      }),
    ],
  });
  return { signature: 'right', cert };
}

/** Whether the organisation whose key it names is the one that it says it is of. */
function isOfIssuer({ kid, payload: { iss } }: ReadJwt): boolean {
  return typeof iss === 'string' && kid.startsWith(`${iss}/keys/`);
}

/** Number and holder that a credential names; nothing where the same key signed something else, as a list of status. */
function certificateOf({
  payload: { type, id, credentialSubject },
}: ReadJwt): { certNumber: string; personName: string } | undefined {
  const certNumber = typeof id === 'string' ? certificateAt(id) : undefined;
  const personName = nameOf(credentialSubject);
  if (
    !Array.isArray(type) ||
    !type.includes('OpenBadgeCredential') ||
    certNumber === undefined ||
    personName === undefined
  )
    return undefined;
  return { certNumber, personName };
}

function nameOf(subject: ReadJwt['payload'][string] | undefined): string | undefined {
  const { identifier } = (subject ?? {}) as { identifier?: { identityHash?: string }[] };
  return identifier?.[0]?.identityHash;
}
