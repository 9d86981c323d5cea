import { createPrivateKey, createPublicKey, generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Scope } from '../../../database/database.ts';
import { changing, reading } from '../../../database/statement.ts';
import type { App, CallContext, Values } from '../../../engine/context.ts';
import { newId } from '../../../engine/ids.ts';
import type { Addresses } from './addresses.ts';

/** What an organisation signs with, as it is stored (rule IC12). */
export interface StoredKey {
  number: number;
  privateKey: string;
}

/** SQL: a column `key` with the key of tenant `$1` that is in use, null where it has none yet: for a query that reads more. */
export const keyColumn = `(select jsonb_build_object('number', k."number", 'privateKey', k."privateKey") from "signingKey" k
  where k."tenantId" = $1 order by k."number" desc limit 1) as "key"`;

/** A key in use may be so old, then `renewKey` replaces it. */
const longestUse = '365 days';

/** The key that signs, of what is stored. */
export function signingKeyOf({ privateKey }: Pick<StoredKey, 'privateKey'>): KeyObject {
  return createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
}

/** Makes the first key of an organisation, where nobody did so meanwhile. */
export async function makeFirstKey({ app, scope }: { app: App; scope: Scope }): Promise<void> {
  await addKey({ app, scope, after: 0 });
}

/** Signs with a new key from now on; those of before stay published (rule IC12). */
export async function replaceKey({ app, scope }: CallContext, _input: Values): Promise<{ number: number }> {
  const after = (await keyInUse({ app, scope, isOld: false })) ?? 0;
  await addKey({ app, scope, after });
  return { number: after + 1 };
}

/** The same for a key that has been in use for a year. */
export async function renewKey({ app, scope }: CallContext, _input: Values): Promise<{ count: number }> {
  const after = await keyInUse({ app, scope, isOld: true });
  if (after === undefined) return { count: 0 };
  await addKey({ app, scope, after });
  return { count: 1 };
}

/** A public key as it is published (RFC 7517). */
export interface PublicKey extends JsonWebKey {
  kid: string;
  alg: 'RS256';
  use: 'sig';
}

/** All public keys that an organisation ever had, the first one first; nothing where there is no such organisation. */
export async function publicKeys({
  app,
  tenantId,
  addresses,
}: {
  app: App;
  tenantId: string;
  addresses: Addresses;
}): Promise<PublicKey[] | undefined> {
  const [[tenant], keys] = await app.database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      reading<{ id: string }>({
        name: 'credential_tenant',
        text: 'select "id" from "tenant" where "id" = $1',
        values: [tenantId],
      }),
      reading<{ number: number; publicKey: string }>({
        name: 'credential_keys',
        text: 'select "number", "publicKey" from "signingKey" where "tenantId" = $1 order by "number"',
        values: [tenantId],
      }),
    ],
  });
  if (!tenant) return undefined;
  return keys.map(({ number, publicKey }) => ({
    ...keyOf(publicKey).export({ format: 'jwk' }),
    kid: addresses.key(number),
    alg: 'RS256',
    use: 'sig',
  }));
}

/** A public key of an organisation; nothing where it has none of that number. */
export async function publicKey({
  app,
  tenantId,
  number,
}: {
  app: App;
  tenantId: string;
  number: number;
}): Promise<KeyObject | undefined> {
  const [[row]] = await app.database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      reading<{ publicKey: string }>({
        name: 'credential_key',
        text: 'select "publicKey" from "signingKey" where "tenantId" = $1 and "number" = $2',
        values: [tenantId, number],
      }),
    ],
  });
  return row && keyOf(row.publicKey);
}

/** The number of the key in use, or only where it is old; nothing where there is none. */
async function keyInUse({
  app,
  scope,
  isOld,
}: {
  app: App;
  scope: Scope;
  isOld: boolean;
}): Promise<number | undefined> {
  const [[row]] = await app.database.batch({
    scope,
    statements: [
      reading<{ number: number; isOld: boolean }>({
        name: 'credential_keyInUse',
        text: `select "number", "createdTime" < now() - $2::interval as "isOld" from "signingKey"
          where "tenantId" = $1 order by "number" desc limit 1`,
        values: [scope.tenantId, longestUse],
      }),
    ],
  });
  return row && (row.isOld || !isOld) ? row.number : undefined;
}

/** Stores a new key behind another one; of two who do so at once one does. */
async function addKey({ app, scope, after }: { app: App; scope: Scope; after: number }): Promise<void> {
  const made = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const { n, e } = made.publicKey.export({ format: 'jwk' });
  await app.database.batch({
    scope,
    statements: [
      changing({
        name: 'credential_addKey',
        text: `insert into "signingKey" ("id", "tenantId", "number", "publicKey", "privateKey") values ($1, $2, $3, $4, $5)
          on conflict do nothing`,
        values: [
          newId(),
          scope.tenantId,
          after + 1,
          JSON.stringify({ n, e }),
          made.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
        ],
      }),
    ],
  });
}

/** Of the stored JSON text. */
function keyOf(publicKeyText: string): KeyObject {
  return createPublicKey({ key: { kty: 'RSA', ...JSON.parse(publicKeyText) }, format: 'jwk' });
}
