import { reading } from '../../../database/statement.ts';
import { Download, type CallContext, type Values } from '../../../engine/context.ts';
import { failures } from '../../../failures.ts';
import { learnerOf } from '../../session/index.ts';
import { addressesOf } from '../credential/addresses.ts';
import { designOf, drawnColumns, drawnFrom, valuesOf, type DrawnFacts } from '../pdf/contents.ts';
import type { VerifiedCert } from '../verify.ts';
import { embeddedPictures } from './embedded.ts';
import { certSvg } from './svg.ts';

/** What a picture may do where somebody opens it by itself: show what is in it. */
const policy = "default-src 'none'; img-src data:; sandbox; frame-ancestors 'none'";

/**
 * The picture of one of the caller's own certificates (rule IC26). Its address names edition and standing, so that a browser
 * may keep it: with either the address is another.
 * @throws Failure 404 where the certificate is not theirs, 503 where the platform has no address
 */
export async function myPicture(context: CallContext, { id }: Values): Promise<Download> {
  const { app, scope } = context;
  const { tenantId, userId } = learnerOf(context);
  const [[found]] = await app.database.batch({
    scope,
    statements: [
      reading<DrawnFacts & Pick<VerifiedCert, 'standing'>>({
        name: 'issue_picture_mine',
        text: `select ${drawnColumns}, "certStanding"(i."state", i."expiresTime") as "standing" from ${drawnFrom}
          where i."tenantId" = $1 and i."userId" = $2 and i."id" = $3 and i."state" <> 'stored'`,
        values: [tenantId, userId, String(id)],
      }),
    ],
  });
  if (!found) throw failures.notFound('证书');
  const { certNumber, standing, template, photo } = found;
  const design = designOf(template);
  const picture = certSvg({
    design,
    values: valuesOf({ app, facts: found }),
    standing,
    address: addressesOf({ config: app.config, tenantId }).certificate(certNumber),
    pictures: await embeddedPictures({ app, tenantId, design, photo }),
    photo,
  });
  return new Download({
    fileName: `${certNumber.replaceAll('/', '-')}.svg`,
    mime: 'image/svg+xml; charset=utf-8',
    body: Buffer.from(picture),
    headers: {
      'cache-control': 'private, max-age=86400',
      vary: 'cookie',
      'content-security-policy': policy,
      'content-disposition': 'inline',
    },
  });
}
