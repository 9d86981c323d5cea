import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { failures } from '../../failures.ts';

/** What may be stored, by what its bytes say; a name or a header of the caller decides nothing. */
const kinds: Readonly<Record<string, { mime: string; isImage: boolean }>> = {
  png: { mime: 'image/png', isImage: true },
  jpg: { mime: 'image/jpeg', isImage: true },
  gif: { mime: 'image/gif', isImage: true },
  webp: { mime: 'image/webp', isImage: true },
  pdf: { mime: 'application/pdf', isImage: false },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', isImage: false },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', isImage: false },
  pptx: { mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', isImage: false },
  zip: { mime: 'application/zip', isImage: false },
  mp4: { mime: 'video/mp4', isImage: false },
  mp3: { mime: 'audio/mpeg', isImage: false },
};

/** The type of a file by its content. @throws Failure 415 for one that is not taken; SVG is not, as it can carry scripts. */
export async function detectKind({ path }: { path: string }): Promise<{ mime: string; isImage: boolean }> {
  const found = await fileTypeFromFile(path);
  const kind = found
    ? kinds[found.ext]
    : (await isPlainText(path))
      ? { mime: 'text/plain; charset=utf-8', isImage: false }
      : undefined;
  if (!kind)
    throw failures.badFile('不支持此类文件，请上传 PNG、JPG、GIF、WebP 图片，或 PDF、Office、ZIP、MP3、MP4、TXT 文件');
  return kind;
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
