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
  const reply = (await callByName(name, input, options)) as Download | JobReply;
  if (!('blob' in reply)) return reply;
  save(reply);
  return undefined;
}

/**
 * Calls a binary operation and shows the file in a tab of its own; where the browser opens none it is handed to the
 * downloads. Resolves to the job that makes the file where that takes long.
 */
export async function openFile(
  name: string,
  input: Record<string, unknown> = {},
  options: CallOptions = {},
): Promise<JobReply | undefined> {
  const reply = (await callByName(name, input, options)) as Download | JobReply;
  if (!('blob' in reply)) return reply;
  const { blob, fileName } = reply;
  const address = URL.createObjectURL(new File([blob], fileName, { type: blob.type }));
  if (navigator.pdfViewerEnabled && window.open(address)) setTimeout(() => URL.revokeObjectURL(address), 600_000);
  else save(reply);
  return undefined;
}

/** Hands a file to the browser's downloads. */
function save({ blob, fileName }: Download): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
