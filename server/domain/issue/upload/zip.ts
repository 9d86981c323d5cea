import { failures } from '../../../failures.ts';
import { readArchive, type ArchiveEntry } from '../../../engine/archive.ts';

const mebibyte = 1024 * 1024;

/** Certificates of one zip, at most. */
export const mostCerts = 500;
/** Bytes of one of its files. */
export const largestFile = 10 * mebibyte;

const limits = {
  entries: 2 * mostCerts + 100,
  inflated: 512 * mebibyte,
  ratio: 200,
  ratioFrom: 4 * mebibyte,
  kept: largestFile,
} as const;

/**
 * Reads the files of a zip of printed certificates, by their names without folders; what systems add of their own is passed over.
 * @throws Failure 415 where it is none that can be read, 413 where it goes beyond the limits
 */
export function readZip({
  path,
  isWanted = () => false,
  onEntry,
}: {
  path: string;
  isWanted?: (name: string) => boolean;
  onEntry(entry: ArchiveEntry): void | Promise<void>;
}): Promise<void> {
  return readArchive({
    path,
    limits,
    words: {
      broken: () =>
        failures.badFile('文件不是有效的 ZIP 压缩包：不能加密码，里面的文件名不能通往别的文件夹，请重新压缩后再上传'),
      tooMany: () => failures.tooLarge(`压缩包里的文件过多，一次最多上传 ${mostCerts} 张证书`),
      tooLarge: () =>
        failures.tooLarge(`压缩包解压后过大：一共不能超过 ${limits.inflated / mebibyte} MB，请分几次上传`),
    },
    isWanted: (name) => !isOfSystem(name) && isWanted(baseOf(name)),
    onEntry: ({ name, bytes }) => (isOfSystem(name) ? undefined : onEntry({ name: baseOf(name), bytes })),
  });
}

/** A name as people compare it: one way to write each character. */
export function baseOf(name: string): string {
  return (name.split('/').at(-1) ?? '').normalize('NFC').trim();
}

export function isSheet(name: string): boolean {
  // What Excel keeps of a workbook that is open is none.
  return /\.xlsx$/i.test(name) && !name.startsWith('~$');
}

function isOfSystem(name: string): boolean {
  return name.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|~\$[^/]*)$/i.test(name);
}
