import { callByName } from './call.ts';
import { ofPage } from './page.ts';

/** A file the server keeps. */
export interface StoredFile {
  id: string;
  name: string;
  size: number;
  mime: string;
  url: string;
  /** Of a picture, in pixels as it is shown. */
  width: number | null;
  height: number | null;
}

/** Who may read a file that is uploaded: whoever may read the field it is put into, the organisation, anyone. */
export type FileVisibility = 'private' | 'tenant' | 'public';

/**
 * Sends a file: public for what visitors see too, such as logos and pictures in questions; private for fields that not
 * everybody reads.
 * @throws CallError, e.g. 413 or 415.
 */
export function upload({
  file,
  visibility,
  onProgress,
  signal,
}: {
  file: File;
  visibility: FileVisibility;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}): Promise<StoredFile> {
  return callByName(
    'file.upload',
    { file, visibility },
    { isQuiet: true, ...(onProgress && { onProgress }), ...(signal && { signal }) },
  ) as Promise<StoredFile>;
}

/** Address of what a field holds, an address already or a file's id, in the organisation of the page. */
export function fileAddress(value: string): string {
  return ofPage(/^(https?:)?\//.test(value) ? value : `/api/file/${value}`);
}

/** Bytes in words: 1.5 MB. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const units = ['KB', 'MB', 'GB'];
  const power = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length);
  return `${Math.round((bytes / 1024 ** power) * 10) / 10} ${units[power - 1] ?? ''}`;
}
