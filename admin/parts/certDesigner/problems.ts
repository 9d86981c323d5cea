import { sheetOf, type CertDesign } from '#runtime/core/certificate/design.ts';
import { unknownToken, type CertValues } from '#runtime/core/certificate/tokens.ts';
import { isInside, meet } from './box.ts';
import { setText } from './setText.ts';
import { texts } from './texts.ts';

export interface Problem {
  message: string;
  /** Which item it is about, where it is about one. */
  index?: number;
}

/** Narrower than this a QR code is not read well, in millimetres. */
const smallestQr = 15;

/** What would be printed badly, or not be taken by the server. */
export function problemsOf({ design, values }: { design: CertDesign; values: CertValues }): Problem[] {
  const { layout } = design;
  if (layout.length === 0) return [{ message: texts.problems.empty }];
  const sheet = sheetOf(design);
  const codes = layout.filter(({ kind }) => kind === 'qr');
  const ofItems = layout.flatMap((item, index): Problem[] => {
    const title = texts.itemTitle(item);
    const unknown = item.kind === 'text' ? unknownToken(item.text ?? '') : undefined;
    return [
      ...(unknown === undefined ? [] : [texts.problems.unknown(title, unknown)]),
      ...(item.kind === 'text' && setText({ item, values }).isCut ? [texts.problems.cut(title)] : []),
      ...(isInside(item, sheet) ? [] : [texts.problems.outside(title)]),
      ...(item.kind === 'qr' && Math.min(item.width, item.height) < smallestQr ? [texts.problems.smallQr] : []),
      ...(codes.some((code) => code !== item && meet(code, item)) ? [texts.problems.covered(title)] : []),
      ...(item.kind === 'picture' && !item.picture ? [texts.problems.noPicture] : []),
    ].map((message) => ({ message, index }));
  });
  const hasNumber = layout.some(({ text }) => text?.includes('{证书编号}'));
  return [...(hasNumber ? [] : [{ message: texts.problems.noNumber }]), ...ofItems];
}
