import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { reading } from '../../../database/statement.ts';
import type { App } from '../../../engine/context.ts';
import type { Addresses } from './addresses.ts';
import { signedJwt } from './jwt.ts';
import { keyColumn, signingKeyOf, type StoredKey } from './keys.ts';

/** Places of a list: as few as the standard allows, so that none stands out by where it is. */
const placesOfList = 131_072;

/** Seconds for which whoever verifies may go on with a list (rule IC14). */
export const listLife = 60;

/**
 * A list of what an organisation revoked, as of now: a signed BitstringStatusListCredential, as a JWT (rule IC14).
 * @returns nothing where the organisation has no such list
 */
export async function statusList({
  app,
  tenantId,
  list,
  addresses,
}: {
  app: App;
  tenantId: string;
  list: number;
  addresses: Addresses;
}): Promise<string | undefined> {
  const [[found]] = await app.database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      reading<{ isBegun: boolean; places: number[]; key: StoredKey | null }>({
        name: 'credential_list',
        text: `select exists (select from "credentialStatus" s where s."tenantId" = $1 and s."list" = $2) as "isBegun",
            array(select s."place" from "issuedCert" i
              join "credentialStatus" s on s."tenantId" = i."tenantId" and s."issuedCertId" = i."id"
              where i."tenantId" = $1 and i."state" = 'revoked' and s."list" = $2) as "places",
            ${keyColumn}`,
        values: [tenantId, list],
      }),
    ],
  });
  if (!found?.isBegun || !found.key) return undefined;
  const { places, key } = found;
  const id = addresses.status(list);
  const now = Math.floor(Date.now() / 1000);
  return signedJwt({
    payload: {
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: addresses.issuer,
      validFrom: timeOf(now),
      validUntil: timeOf(now + longestLife),
      credentialSubject: {
        id: `${id}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        ttl: listLife * 1000,
        encodedList: await encodedList(places),
      },
      iss: addresses.issuer,
      jti: id,
      sub: `${id}#list`,
      nbf: now,
      exp: now + longestLife,
    },
    kid: addresses.key(key.number),
    key: signingKeyOf(key),
  });
}

/** Seconds after which a list that somebody kept says nothing any more: an old one would hide what was revoked since. */
const longestLife = 24 * 3600;

/** A bit for each place, the first one leftmost, as Bitstring Status List writes them: gzip, base64url behind a `u`. */
async function encodedList(places: readonly number[]): Promise<string> {
  const bits = new Uint8Array(placesOfList / 8);
  for (const place of places) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
  return `u${(await promisify(gzip)(bits)).toString('base64url')}`;
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
