import { callByName, type CallOptions } from './call.ts';
import type { Download } from './http.ts';

/** Work that takes longer than a call: followed by `job.progress`. */
export interface JobReply {
  id: string;
  state: string;
}

/**
 * Calls a binary operation and hands the file to the browser's downloads; resolves to the job that makes the file where
 * that takes long.
 */
export async function download(
  name: string,
  input: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<JobReply | undefined> {
  return takeFile(await callByName(name, input, options));
}

/** Hands what a binary operation replied to the browser's downloads, or gives back the job that makes the file. */
export function takeFile(reply: unknown): JobReply | undefined {
  return passFile(reply, save);
}

/**
 * Calls a binary operation and shows its PDF in a tab of its own; where the browser opens none, or of another file, it is handed to the
 * downloads. Resolves to which of both was done, or to the job that makes the file where that takes long.
 */
export async function openFile(
  name: string,
  input: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<JobReply | 'shown' | 'saved'> {
  return passFile(await callByName(name, input, options), show);
}

/** A file is put to use; a job is the answer. */
function passFile<Used>(reply: unknown, use: (file: Download) => Used): JobReply | Used {
  const found = reply as Download | JobReply;
  return 'blob' in found ? use(found) : found;
}

/** Shows a PDF in a tab of its own, where the browser opens one. */
function show(file: Download): 'shown' | 'saved' {
  const { blob, fileName } = file;
  if (blob.type === 'application/pdf' && navigator.pdfViewerEnabled) {
    const address = URL.createObjectURL(new File([blob], fileName, { type: blob.type }));
    setTimeout(() => URL.revokeObjectURL(address), 600_000);
    if (window.open(address)) return 'shown';
  }
  save(file);
  return 'saved';
}

/** Hands a file to the browser's downloads. */
export function save({ blob, fileName }: Download): undefined {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
