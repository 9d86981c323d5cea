import type { ScreenField } from '#generators/formats.ts';
import { sizeText, type FileVisibility, type StoredFile } from '#runtime/core/upload.ts';
import { typesOf, unfitFileText, type FileSort } from '../sorts.ts';
import { useUpload, type Upload } from '#runtime/react/useUpload.ts';
import { texts } from '#runtime/screen/texts.ts';

/** Largest file offered to the server, in bytes, where the field says nothing else with `props.maxSize`. */
const largest = 20 * 1024 * 1024;

/** Files on their way into a field: what it takes, and who reads them. */
export function useFieldUpload({
  field,
  isImage,
  accepted,
  onStored,
  onEnd,
}: {
  field: ScreenField;
  isImage: boolean;
  accepted: readonly FileSort[] | undefined;
  onStored(stored: StoredFile): void;
  /** After the last, whatever became of it. */
  onEnd?: (() => void) | undefined;
}): Pick<Upload, 'share' | 'failures' | 'send'> {
  const limit = typeof field.props?.['maxSize'] === 'number' ? field.props['maxSize'] : largest;
  return useUpload({
    visibility: visibilityOf({ field, isImage }),
    problemOf: ({ name, type, size }) => {
      if (accepted && !isAccepted({ name, type, accepted })) return unfitFileText(field.title, accepted);
      return size > limit ? texts.tooLarge(sizeText(limit)) : undefined;
    },
    onStored,
    onEnd,
  });
}

/** Browsers know no type of what the computer has no program for, and some of a zip another one; the server looks inside. */
function isAccepted({ name, type, accepted }: { name: string; type: string; accepted: readonly FileSort[] }): boolean {
  return typesOf(accepted).some((each) => each[1] === type || name.toLowerCase().endsWith(`.${each[0]}`));
}

/** Pictures are what visitors see too, unless the field says `props.visibility`. */
function visibilityOf({ field, isImage }: { field: ScreenField; isImage: boolean }): FileVisibility {
  if (field.isPrivate) return 'private';
  return isImage && field.props?.['visibility'] !== 'tenant' ? 'public' : 'tenant';
}
