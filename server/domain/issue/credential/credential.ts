import type { Scope } from '../../../database/database.ts';
import { changing } from '../../../database/statement.ts';
import { Download, type App, type CallContext, type Values } from '../../../engine/context.ts';
import { failures } from '../../../failures.ts';
import { learnerOf } from '../../session/index.ts';
import { addressesOf, type Addresses } from './addresses.ts';
import { profileOf } from './issuer.ts';
import { signedJwt } from './jwt.ts';
import { keyColumn, makeFirstKey, signingKeyOf, type StoredKey } from './keys.ts';

/**
 * The signed credential of one of the caller's own certificates: an OpenBadgeCredential of Open Badges 3.0 as a JWT (rule IC13).
 * @throws Failure 404 where the certificate is not theirs, 409 where it is revoked, 503 where the platform has no address
 */
export async function credential(context: CallContext, { id }: Values): Promise<Download> {
  const { app, scope } = context;
  const { tenantId, userId } = learnerOf(context);
  const addresses = addressesOf({ config: app.config, tenantId });
  const wanted = { app, scope, userId, id: String(id) };
  let found = await read(wanted);
  if (found && !found.key) {
    await makeFirstKey({ app, scope });
    found = await read(wanted);
  }
  if (!found) throw failures.notFound('证书');
  const { certificate, revokedFor, status, key } = found;
  if (revokedFor !== null) throw failures.conflict(`证书已撤销，不能下载数字凭证。撤销原因：${revokedFor}`);
  if (!key || !status) throw new Error('a key and a place in a list of status were not stored');
  const levels = app.artefacts.dictionaries['certLevel']?.values ?? [];
  const level = levels.find(({ code }) => code === certificate.level)?.label;
  const jwt = signedJwt({
    payload: payloadOf({ certificate, level, status, addresses }),
    kid: addresses.key(key.number),
    key: signingKeyOf(key),
  });
  return new Download({
    fileName: `${certificate.certNumber.replaceAll('/', '-')}.jwt`,
    mime: 'application/jwt',
    body: Buffer.from(jwt),
    headers: { 'cache-control': 'private, no-store' },
  });
}

interface Certificate {
  certId: string;
  certNumber: string;
  certName: string;
  summary: string | null;
  /** Code of the dictionary certLevel. */
  level: string | null;
  personName: string;
  tenantName: string;
  /** `2026-11-28T00:00:00+08:00`. */
  validFrom: string;
  /** The moment from which on it holds no longer; null where it holds for ever. */
  validUntil: string | null;
}

interface Found {
  certificate: Certificate;
  /** The reason, where it is revoked. */
  revokedFor: string | null;
  /** Its place in the lists of what is revoked; null where it is revoked. */
  status: { list: number; place: number } | null;
  key: StoredKey | null;
}

async function read({
  app,
  scope,
  userId,
  id,
}: {
  app: App;
  scope: Scope;
  userId: string;
  id: string;
}): Promise<Found | undefined> {
  const [[found]] = await app.database.batch({
    scope,
    statements: [
      changing<Found>({
        name: 'credential_read',
        text: `select jsonb_build_object('certId', i."certId", 'certNumber', i."certNumber", 'certName', v."cert" ->> 'certName',
              'summary', v."cert" ->> 'summary', 'level', v."cert" ->> 'level', 'personName', i."personName",
              'tenantName', t."tenantName", 'validFrom', i."issuedDate" || 'T00:00:00+08:00',
              'validUntil', i."validUntil" + 1 || 'T00:00:00+08:00') as "certificate",
            case when i."state" = 'revoked' then coalesce(i."reason", '') end as "revokedFor",
            (select jsonb_build_object('list', p."list", 'place', p."place")
              from "credentialPlace"(i."tenantId", case when i."state" <> 'revoked' then i."id" end) p) as "status",
            ${keyColumn}
          from "issuedCert" i join "tenant" t on t."id" = i."tenantId"
            cross join lateral (select "versionAt"(i."tenantId", 'cert', i."certId", i."certIdVersion") as "cert") v
          where i."tenantId" = $1 and i."userId" = $2 and i."id" = $3`,
        values: [scope.tenantId, userId, id],
      }),
    ],
  });
  return found;
}

/** The holder is told by name alone: a document's number has so few forms that its hash is as good as the number. */
function payloadOf({
  certificate,
  level,
  status: { list, place },
  addresses,
}: {
  certificate: Certificate;
  level: string | undefined;
  status: { list: number; place: number };
  addresses: Addresses;
}): object {
  const { certId, certNumber, certName, summary, personName, tenantName, validFrom, validUntil } = certificate;
  const id = addresses.certificate(certNumber);
  const subject = `${id}#holder`;
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: certName,
    issuer: profileOf({ tenantName, addresses }),
    awardedDate: validFrom,
    validFrom,
    ...(validUntil !== null && { validUntil }),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: personName, identityType: 'name' }],
      achievement: {
        id: addresses.achievement(certId),
        type: ['Achievement'],
        achievementType: 'Certification',
        name: certName,
        description: summary || certName,
        criteria: { id: addresses.achievement(certId), narrative: '考试各科目成绩公布并且总评合格' },
        ...(level !== undefined && { tag: [level] }),
      },
    },
    credentialStatus: {
      id: `${addresses.status(list)}#${place}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(place),
      statusListCredential: addresses.status(list),
    },
    iss: addresses.issuer,
    jti: id,
    sub: subject,
    nbf: secondsOf(validFrom),
    ...(validUntil !== null && { exp: secondsOf(validUntil) }),
  };
}

function secondsOf(time: string): number {
  return Date.parse(time) / 1000;
}
