import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { fileSorts } from '#kinds/file/sorts.ts';
import { failures } from '../../failures.ts';

/** What may be stored, by what its bytes say; a name or a header of the caller decides nothing. */
const types: ReadonlyMap<string, string> = new Map(
  Object.values(fileSorts).flatMap((sort) => Object.entries(sort.types)),
);

/** The type of a file by its content. @throws Failure 415 for one that is not taken; SVG is not, as it can carry scripts. */
export async function detectKind({ path }: { path: string }): Promise<{ mime: string; isImage: boolean }> {
  const found = await fileTypeFromFile(path);
  const mime = found
    ? types.get(found.ext)
    : (await isPlainText(path))
      ? `${types.get('txt')}; charset=utf-8`
      : undefined;
  if (mime === undefined)
    throw failures.badFile('不支持此类文件，请上传 PNG、JPG、GIF、WebP 图片，或 PDF、Office、ZIP、MP3、MP4、TXT 文件');
  return { mime, isImage: mime.startsWith('image/') };
}

/** Text is UTF-8 without control characters and without markup at its start. */
async function isPlainText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(4096), position: 0 });
    if (bytesRead === 0) return false;
    const text = new TextDecoder('utf-8').decode(buffer.subarray(0, bytesRead), { stream: true });
    // oxlint-disable-next-line no-control-regex -- control characters are what tells bytes from text
    return !/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text) && !/^\s*</.test(text);
  } finally {
    await file.close();
  }
}
