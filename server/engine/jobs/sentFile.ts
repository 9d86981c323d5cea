import type { CallContext, Upload } from '../context.ts';
import { newId } from '../ids.ts';
import { removingUnstored } from '../unstored.ts';
import { enqueue } from './job.ts';

/**
 * Keeps a file that came with a call, and puts the job into the queue that is to check it. @returns its id
 * @throws Failure 409 where its person has too many there; the file is kept no longer then
 */
export async function enqueueSent({
  context,
  kind,
  title,
  file,
}: {
  context: CallContext;
  kind: string;
  title: string;
  file: Upload;
}): Promise<string> {
  const { files } = context.app;
  const id = newId();
  const storageKey = `imports/${id}`;
  const { fileName } = file;
  return removingUnstored(context.app, async (keys) => {
    keys.push(storageKey);
    await files.put({ key: storageKey, path: file.path });
    return enqueue({
      context,
      id,
      kind,
      phase: 'check',
      title: `${title}：${fileName}`,
      input: { fileName },
      storageKey,
    });
  });
}
