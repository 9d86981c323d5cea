import { textDefaults, type CertItem } from '#runtime/core/certificate/design.ts';
import { fitted } from '#runtime/core/certificate/fit.ts';
import { millimetre } from '#runtime/core/certificate/millimetre.ts';
import { linesOf } from '#runtime/core/certificate/lines.ts';
import { filledText, type CertValues } from '#runtime/core/certificate/tokens.ts';
import { widthOf } from './measure.ts';

/** The lines of a text with its tokens filled in, and the size that its box holds them in, as it is printed. */
export function setText({ item, values }: { item: CertItem; values: CertValues }): ReturnType<typeof fitted> {
  const typeface = item.typeface ?? textDefaults.typeface;
  const isBold = item.isBold ?? textDefaults.isBold;
  return fitted({
    text: filledText(item.text ?? '', values),
    size: item.size ?? textDefaults.size,
    width: item.width * millimetre,
    height: item.height * millimetre,
    wrap: ({ text, size, width }) =>
      linesOf({ text, width, widthOf: (line) => widthOf({ text: line, size, typeface, isBold }) }),
  });
}
