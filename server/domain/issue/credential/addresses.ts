import { decoded } from '#runtime/core/decoded.ts';
import { verifyPath } from '#runtime/core/verifyPath.ts';
import type { Config } from '../../../config.ts';
import { failures } from '../../../failures.ts';

/** Addresses that stand in credentials, so they never change: of an organisation, what it publishes, and its certificates. */
export interface Addresses {
  /** The organisation as an issuer: its profile. */
  issuer: string;
  /** All its public keys. */
  keys: string;
  /** One public key; the `kid` of what is signed with it. */
  key(number: number): string;
  /** A list of what is revoked. */
  status(list: number): string;
  /** Where anyone verifies a certificate. */
  certificate(certNumber: string): string;
  /** What apps show beside that address. */
  picture(certNumber: string): string;
  /** What the certificate is of. */
  achievement(certId: string): string;
}

/**
 * The addresses of an organisation. Where PUBLIC_URL is not set, a server that is tried out has its own.
 * @throws Failure 503 in production without PUBLIC_URL
 */
export function addressesOf({ config, tenantId }: { config: Config; tenantId: string }): Addresses {
  const base = baseOf(config);
  const issuer = `${base}/credentials/${encodeURIComponent(tenantId)}`;
  return {
    issuer,
    keys: `${issuer}/keys`,
    key: (number) => `${issuer}/keys/${number}`,
    status: (list) => `${issuer}/status/${list}`,
    certificate: (certNumber) => base + verifyPath({ certNumber, tenantId }),
    picture: (certNumber) => base + verifyPath({ certNumber, tenantId }).replace('?', '/picture.png?'),
    achievement: (certId) => `${base}/auth-center/certification-detail?${String(new URLSearchParams({ id: certId }))}`,
  };
}

/** Whether the platform has an address; in production it is set (PUBLIC_URL). */
export function hasAddress({ publicUrl, isProduction }: Pick<Config, 'publicUrl' | 'isProduction'>): boolean {
  return publicUrl !== undefined || !isProduction;
}

/** The organisation and the number of a key, by its address; of this platform at any base, as that may have been another one. */
export function keyAt(address: string): { tenantId: string; number: number } | undefined {
  const [, tenantId, number] = /^https?:\/\/[^?#]*\/credentials\/([^/?#]+)\/keys\/([1-9]\d{0,8})$/.exec(address) ?? [];
  if (tenantId === undefined) return undefined;
  const owner = decodedPart(tenantId);
  return owner === undefined ? undefined : { tenantId: owner, number: Number(number) };
}

/** The number of a certificate, by its address. */
export function certificateAt(address: string): string | undefined {
  const [, number] = /^https?:\/\/[^?#]*\/verify\/([^/?#]+)\?/.exec(address) ?? [];
  return number === undefined ? undefined : decodedPart(number);
}

function baseOf({ publicUrl, isProduction, port }: Config): string {
  if (publicUrl !== undefined) return publicUrl;
  if (isProduction) throw failures.notConfigured('平台的网址（PUBLIC_URL）');
  return `http://127.0.0.1:${port}`;
}

/** Decoded, as long as an id or a number may be. */
function decodedPart(text: string): string | undefined {
  return decoded(text)?.slice(0, 80);
}
