import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, toCallError } from '#runtime/core/errors.ts';
import { upload, type FileVisibility, type StoredFile } from '#runtime/core/upload.ts';

export interface Upload {
  /** Of the file that is on its way, from 0 to 1; nothing while none is. */
  share: number | undefined;
  /** Why files were not taken. */
  failures: readonly string[];
  send(files: readonly File[]): Promise<void>;
  /** Gives up what is on its way. */
  cancel(): void;
  /** Sends once more what the server did not get; nothing where all has come or was refused before it was sent. */
  retry: (() => Promise<void>) | undefined;
  /** Forgets failures. */
  forget(): void;
}

/** Files on their way: one after the other, given up with what shows them. */
export function useUpload({
  visibility,
  problemOf,
  onStored,
  onEnd,
}: {
  visibility: FileVisibility;
  /** Why a file is not even sent. */
  problemOf(file: File): string | undefined;
  onStored(stored: StoredFile): void;
  /** After the last, whatever became of it. */
  onEnd?: (() => void) | undefined;
}): Upload {
  const running = useRef<AbortController>();
  const [share, setShare] = useState<number>();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [unsent, setUnsent] = useState<readonly File[]>([]);

  useEffect(() => () => running.current?.abort(), []);

  const sendOne = async ({ file, signal }: { file: File; signal: AbortSignal }): Promise<string | undefined> => {
    const problem = problemOf(file);
    if (problem !== undefined) return problem;
    setShare(0);
    try {
      onStored(await upload({ file, visibility, onProgress: setShare, signal }));
      return undefined;
    } catch (error) {
      if (isAborted(error)) return undefined;
      setUnsent((former) => [...former, file]);
      return toCallError(error).message;
    }
  };

  const send = async (files: readonly File[]): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setFailures([]);
    setUnsent([]);
    for (const file of files) {
      const refused = await sendOne({ file, signal: controller.signal });
      if (controller.signal.aborted) return;
      if (refused) setFailures((former) => [...former, files.length > 1 ? `${file.name}：${refused}` : refused]);
    }
    setShare(undefined);
    onEnd?.();
  };

  const cancel = useCallback(() => {
    running.current?.abort();
    setShare(undefined);
  }, []);
  const forget = useCallback(() => {
    setFailures([]);
    setUnsent([]);
  }, []);

  return { share, failures, send, cancel, retry: unsent.length > 0 ? () => send(unsent) : undefined, forget };
}

function isAborted(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'aborted';
}
