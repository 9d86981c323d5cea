import type { Property } from '#generators/formats.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import { acceptedSorts, type FileSort } from '#kinds/file/sorts.ts';

/** A PNG of one red pixel. */
export const pixel: Uint8Array<ArrayBuffer> = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** The head of a JPEG of 413 × 295 that lies on its side, as a phone held upright takes it: 295 × 413 to see. */
export const lyingJpeg: Uint8Array<ArrayBuffer> = Uint8Array.from(
  Buffer.from('/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/wAALCAEnAZ0BAREA/9k=', 'base64'),
);

interface Holder {
  property: Property;
  record: Record<string, unknown>;
}

/** A file that a field of the record takes: of the first sort that it accepts, else a picture. */
export function fileFor(holder: Holder): { name: string; content: Uint8Array<ArrayBuffer> } {
  const [sort = 'image'] = sortsOf(holder) ?? [];
  return samples[sort] ?? { name: '图.png', content: pixel };
}

/** Whether a field of files refuses a plain text (rule D7). */
export function takesNoText(holder: Holder): boolean {
  return sortsOf(holder)?.includes('text') === false;
}

function sortsOf({ property, record }: Holder): readonly FileSort[] | undefined {
  const accepts = dataKindOf(property).accepts?.(property);
  return acceptedSorts(accepts, accepts && 'by' in accepts ? record[accepts.by] : undefined);
}

const samples: Partial<Record<FileSort, { name: string; content: Uint8Array<ArrayBuffer> }>> = {
  video: {
    name: '课.mp4',
    content: Uint8Array.from(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')),
  },
  audio: { name: '听力.mp3', content: Uint8Array.from(Buffer.from('\xff\xfb\x90\x44\0\0\0\0\0\0\0\0', 'latin1')) },
  pdf: { name: '讲义.pdf', content: Uint8Array.from(Buffer.from('%PDF-1.7\n%%EOF')) },
};
