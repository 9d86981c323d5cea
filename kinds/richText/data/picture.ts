// By its name alone: Storybook loads this file in a browser, where nothing calls it.
import crypto from 'node:crypto';
import type { Picture } from '../../data/cell.ts';

const dataAddress = /^data:image\/[a-z.+-]+;base64,([A-Za-z0-9+/=\s]+)$/i;

/** The picture of a data address; undefined for any other address. */
export function pictureOf({ address, owner }: { address: string; owner: string }): Picture | undefined {
  const [, encoded] = dataAddress.exec(address) ?? [];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64');
  const id = ownedId({ owner, bytes });
  return { id, url: `/api/file/${id}`, source: address, bytes };
}

/** What a file of an owner is called by its bytes, so that the same one is not stored twice. */
export function ownedId({ owner, bytes }: { owner: string; bytes: Buffer }): string {
  const hash = crypto.createHash('sha256').update(owner).update('\u0000').update(bytes).digest('hex');
  return `P${hash.slice(0, 25)}`.toUpperCase();
}
