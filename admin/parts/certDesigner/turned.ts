import { sheetOf, type CertDesign, type CertItem } from '#runtime/core/certificate/design.ts';
import { tenths, within } from './box.ts';

type Orientation = CertDesign['orientation'];

/**
 * A layout on the sheet turned the other way: middles keep their share of the sheet, texts and pictures become wider or
 * narrower with it, codes and photos keep their size. All of it stands on the sheet.
 */
export function turned({
  layout,
  from,
  to,
}: {
  layout: readonly CertItem[];
  from: Orientation;
  to: Orientation;
}): CertItem[] {
  const [former, next] = [sheetOf({ orientation: from }), sheetOf({ orientation: to })];
  const [across, down] = [next.width / former.width, next.height / former.height];
  return layout.map((item) => {
    const grows = item.kind === 'text' || item.kind === 'picture';
    const width = tenths(Math.min(grows ? item.width * across : item.width, next.width));
    // A picture keeps its shape.
    const height = tenths(Math.min(item.kind === 'picture' ? item.height * across : item.height, next.height));
    const x = (item.x + item.width / 2) * across - width / 2;
    const y = (item.y + item.height / 2) * down - height / 2;
    return {
      ...item,
      x: tenths(within(x, 0, next.width - width)),
      y: tenths(within(y, 0, next.height - height)),
      width,
      height,
    };
  });
}
