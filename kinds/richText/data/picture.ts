import { createHash } from 'node:crypto';
import type { Picture } from '../../data/cell.ts';

const dataAddress = /^data:image\/[a-z.+-]+;base64,([A-Za-z0-9+/=\s]+)$/i;

/** The picture of a data address; undefined for any other address. */
export function pictureOf({ address, owner }: { address: string; owner: string }): Picture | undefined {
  const [, encoded] = dataAddress.exec(address) ?? [];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64');
  const id =
    `P${createHash('sha256').update(owner).update('\u0000').update(bytes).digest('hex').slice(0, 25)}`.toUpperCase();
  return { id, url: `/api/file/${id}`, source: address, bytes };
}
