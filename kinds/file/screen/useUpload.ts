import { useEffect, useRef, useState } from 'react';
import type { ScreenField } from '#generators/formats.ts';
import { CallError, toCallError } from '#runtime/core/errors.ts';
import { texts } from '#runtime/screen/texts.ts';
import { imageTypes, sizeText, upload, type StoredFile } from './upload.ts';

/** Largest file offered to the server, in bytes, where the field says nothing else with `props.maxSize`. */
const largest = 20 * 1024 * 1024;

/** Files on their way: one after the other, given up with the form. */
export function useUpload({
  field,
  isImage,
  onStored,
  onEnd,
}: {
  field: ScreenField;
  isImage: boolean;
  onStored(stored: StoredFile): void;
  /** After the last, whatever became of it. */
  onEnd?: (() => void) | undefined;
}): {
  /** Of the file that is on its way, from 0 to 1. */
  share: number | undefined;
  /** Why files were not taken. */
  failures: string[];
  send(files: readonly File[]): Promise<void>;
} {
  const running = useRef<AbortController>();
  const [share, setShare] = useState<number>();
  const [failures, setFailures] = useState<string[]>([]);
  const limit = typeof field.props?.['maxSize'] === 'number' ? field.props['maxSize'] : largest;

  useEffect(() => () => running.current?.abort(), []);

  const sendOne = async ({ file, signal }: { file: File; signal: AbortSignal }): Promise<string | undefined> => {
    if (isImage && !imageTypes.includes(file.type)) return texts.notImage;
    if (file.size > limit) return texts.tooLarge(sizeText(limit));
    setShare(0);
    try {
      const visibility = visibilityOf({ field, isImage });
      onStored(await upload({ file, visibility, onProgress: setShare, signal }));
      return undefined;
    } catch (error) {
      return isAborted(error) ? undefined : toCallError(error).message || texts.uploadFailed;
    }
  };

  const send = async (files: readonly File[]): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setFailures([]);
    for (const file of files) {
      if (controller.signal.aborted) return;
      const refused = await sendOne({ file, signal: controller.signal });
      if (refused) setFailures((former) => [...former, files.length > 1 ? `${file.name}：${refused}` : refused]);
    }
    setShare(undefined);
    onEnd?.();
  };

  return { share, failures, send };
}

/** Pictures are what visitors see too, unless the field says `props.visibility`. */
function visibilityOf({ field, isImage }: { field: ScreenField; isImage: boolean }): 'private' | 'tenant' | 'public' {
  if (field.isPrivate) return 'private';
  return isImage && field.props?.['visibility'] !== 'tenant' ? 'public' : 'tenant';
}

function isAborted(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'aborted';
}
