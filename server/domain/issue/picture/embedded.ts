import { sheetOf, type CertDesign } from '#runtime/core/certificate/design.ts';
import type { App } from '../../../engine/context.ts';
import { jpegSize } from '../../../engine/print/jpeg.ts';
import { fetchPicture, type FetchFile } from '../../../engine/print/picture.ts';
import { mostPixels, readPng } from '../../../engine/print/png.ts';
import { storedFile } from '../../file/index.ts';
import { pngOf } from './png.ts';

/** Bytes of all pictures on one certificate, so that its own picture stays small. */
const most = 45 * 1024;
/** Dots on a millimetre, the finest first: the first that is small enough is taken. */
const finenesses = [4, 2, 1];

/**
 * The pictures on a certificate as `data:` addresses, by their own addresses, in no more dots than a screen needs. One that is too
 * large all the same, is lost or damaged is left out.
 */
export async function embeddedPictures({
  app,
  tenantId,
  design,
  photo,
}: {
  app: App;
  tenantId: string;
  design: CertDesign;
  photo: string | null;
}): Promise<Map<string, string>> {
  const fetch: FetchFile = (id) => storedFile({ app, scope: { tenantId, userId: '' }, id });
  const found = new Map<string, string>();
  let left = most;
  for (const wanted of picturesOf({ design, photo })) {
    if (!wanted.address || found.has(wanted.address)) continue;
    const file = await smallPicture({ fetch, ...wanted, address: wanted.address, most: left });
    if (!file) continue;
    left -= file.bytes.length;
    found.set(wanted.address, `data:${file.mime};base64,${file.bytes.toString('base64')}`);
  }
  return found;
}

/** Small ones first: a seal is not to give way to a background. */
function picturesOf({ design, photo }: { design: CertDesign; photo: string | null }) {
  const onIt = design.layout.map(({ kind, picture, width, height }) => ({
    address: kind === 'picture' ? picture : kind === 'photo' ? photo : undefined,
    width,
    height,
  }));
  return [...onIt, { address: design.background, ...sheetOf(design) }];
}

async function smallPicture({
  fetch,
  address,
  width,
  height,
  most: bytesLeft,
}: {
  fetch: FetchFile;
  address: string;
  /** Millimetres. */
  width: number;
  height: number;
  most: number;
}): Promise<{ mime: string; bytes: Buffer } | undefined> {
  const found = await fetchPicture({ fetch, address });
  if (!found || 'fault' in found) return undefined;
  const { mime, bytes } = found;
  if (mime === 'image/jpeg') {
    const size = jpegSize(bytes);
    const isSmall = bytes.length <= bytesLeft && size !== undefined && size.width * size.height <= mostPixels.all;
    return isSmall ? { mime, bytes } : undefined;
  }
  for (const dots of finenesses) {
    const raster = await readPng(bytes, {
      across: Math.ceil(width * dots),
      down: Math.ceil(height * dots),
      all: mostPixels.all,
    });
    if (!raster) return undefined;
    const small = pngOf(raster);
    if (small.length <= bytesLeft) return { mime: 'image/png', bytes: small };
  }
  return undefined;
}
