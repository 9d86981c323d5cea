import { texts } from './texts.ts';

/** Milliseconds a part of the program may take to arrive (specification, section 9). */
export const chunkTimeout = 120_000;

/** A part of the program or its style sheet did not arrive: a bad network, or a newer version has been put up. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super(texts.chunk, { cause });
  }
}

/**
 * Loads a part of the program: `loadChunk(() => import('./page.tsx'))`.
 * @throws ChunkLoadError when it does not arrive in time.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`no reply within ${chunkTimeout} ms`)), chunkTimeout);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw isChunkFailure(error) ? new ChunkLoadError(error) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether an error is a part that did not arrive; browsers and bundlers each word it their own way. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /dynamically imported module|importing a module script failed|unable to preload css|loading (css )?chunk/i.test(
      error.message,
    )
  );
}
