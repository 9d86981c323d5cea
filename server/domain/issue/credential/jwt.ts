import { sign, verify, type KeyObject } from 'node:crypto';
import type { Json } from '#generators/formats.ts';

/**
 * RSA with SHA-256: the one algorithm that each verifier of Open Badges 3.0 has to know (section 8.2.1 there: others “limit
 * interoperability”). It also signs the same text alike each time.
 */
const alg = 'RS256';

/** A JSON object, signed: a compact JWS with the address of its key. */
export function signedJwt({ payload, kid, key }: { payload: object; kid: string; key: KeyObject }): string {
  const text = `${encoded({ alg, kid, typ: 'JWT' })}.${encoded(payload)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

export interface ReadJwt {
  /** The address of the key that it says it is signed with. */
  kid: string;
  payload: Readonly<Record<string, Json>>;
  isSignedBy(key: KeyObject): boolean;
}

/** What a text says that looks like one of `signedJwt`; nothing where it does not. Its signature is not looked at yet. */
export function readJwt(text: string): ReadJwt | undefined {
  const [, head = '', body = '', signature = ''] = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(text) ?? [];
  const header = decoded(head);
  const payload = decoded(body);
  const kid = header?.['kid'];
  if (!header || !payload || header['alg'] !== alg || typeof kid !== 'string') return undefined;
  return {
    kid,
    payload,
    isSignedBy: (key) =>
      // The last letter has bits to spare: only one of its readings is ours.
      signature === Buffer.from(signature, 'base64url').toString('base64url') &&
      verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')),
  };
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decoded(text: string): Record<string, Json> | undefined {
  try {
    const value: Json = JSON.parse(Buffer.from(text, 'base64url').toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
