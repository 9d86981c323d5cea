import { renderAsync } from '@resvg/resvg-js';
import type { CertDesign } from '#runtime/core/certificate/design.ts';
import { reading } from '../../../database/statement.ts';
import type { App } from '../../../engine/context.ts';
import { FairQueue } from '../../../engine/fairQueue.ts';
import { networkOf } from '../../../engine/network.ts';
import { asSweep } from '../../attempt/index.ts';
import { addressesOf } from '../credential/addresses.ts';
import { designOf, valuesOf } from '../pdf/contents.ts';
import { verify, type VerifiedCert } from '../verify.ts';
import { cardSvg } from './card.ts';
import { embeddedPictures } from './embedded.ts';
import { forAnyone } from './forAnyone.ts';

/** Two at a time: each takes a processor for a moment, and anybody may ask. */
const drawing = new FairQueue({ size: 2 });
const mostWaiting = 50;
/** Of one address: it does not take the places of all others. */
const mostOfOne = 10;

/** A picture that anyone may see; `tooMany` where the address asked too often, a captcha is to be read first, or too many wait. */
export type SharedPicture = { kind: 'picture'; png: Buffer } | { kind: 'none' | 'tooMany' };

/**
 * The picture that apps show beside a certificate's address, as a PNG (rule IC27): what the page of verification shows without a
 * name. It counts as a look-up of the address that asks (IC16).
 */
export async function sharedPicture({
  app,
  number,
  tenantId,
  ip,
}: {
  app: App;
  number: string;
  tenantId: string;
  ip: string;
}): Promise<SharedPicture> {
  const found = await verify({ app, wanted: { number, tenantId, name: '', ip, level: 0 } });
  const owner = networkOf(ip);
  const isFull = drawing.waiting(owner) >= mostOfOne || drawing.waiting() >= mostWaiting;
  if (typeof found === 'string' || isFull) return { kind: 'tooMany' };
  const [cert] = found;
  if (!cert) return { kind: 'none' };
  const leave = await drawing.enter({ owner });
  try {
    return { kind: 'picture', png: await draw({ app, cert }) };
  } finally {
    leave();
  }
}

async function draw({ app, cert }: { app: App; cert: VerifiedCert }): Promise<Buffer> {
  const { tenantId, certNumber, standing } = cert;
  const design = forAnyone(designOf(await templateOf({ app, cert })));
  const svg = cardSvg({
    design,
    values: valuesOf({ app, facts: { ...cert, idType: '', idNumber: '' } }),
    standing,
    address: addressesOf({ config: app.config, tenantId }).certificate(certNumber),
    pictures: await embeddedPictures({ app, tenantId, design, photo: null }),
    photo: null,
  });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

async function templateOf({
  app,
  cert: { tenantId, certNumber },
}: {
  app: App;
  cert: VerifiedCert;
}): Promise<CertDesign | null> {
  const [, rows] = await app.database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      asSweep,
      reading<{ template: CertDesign | null }>({
        name: 'issue_picture_shared',
        text: `select "versionAt"(i."tenantId", 'certTemplate', i."templateId", i."templateIdVersion") as "template" from "issuedCert" i
          where i."tenantId" = $1 and i."certNumber" = $2`,
        values: [tenantId, certNumber],
      }),
    ],
  });
  return rows[0]?.template ?? null;
}
