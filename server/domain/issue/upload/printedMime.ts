import { fileTypeFromBuffer } from 'file-type';

/** What a printed certificate may be, by its bytes. */
export type PrintedMime = 'application/pdf' | 'image/png' | 'image/jpeg';

/** The type of a printed certificate by its bytes; undefined of any other file. */
export async function mimeOf(bytes: Buffer): Promise<PrintedMime | undefined> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  return found === 'application/pdf' || found === 'image/png' || found === 'image/jpeg' ? found : undefined;
}
