/** How a certificate is printed: what stands where on a sheet of A4. Lengths are millimetres from the left upper corner, sizes of letters points. */
export interface CertDesign {
  orientation: 'landscape' | 'portrait';
  frame: 'none' | 'double' | 'corners' | 'band';
  /** Of the frame, as `#b08d3c`. */
  accent: string;
  /** Address of a picture that fills the sheet, below all else. */
  background?: string | null;
  layout: readonly CertItem[];
}

/** One thing on a certificate, in its box. */
export interface CertItem {
  kind: 'text' | 'qr' | 'photo' | 'picture';
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of a text: what is written, with tokens in braces (`certTokens`). */
  text?: string | null;
  /** Of a picture: its address. */
  picture?: string | null;
  /** Of a text: the largest size; what does not fit is set smaller. */
  size?: number | null;
  typeface?: Typeface | null;
  isBold?: boolean | null;
  align?: 'left' | 'center' | 'right' | null;
  colour?: string | null;
}

/** What letters look like: 黑体, or 宋体. */
export type Typeface = 'sans' | 'serif';

/** What an item of a text is like where it does not say. */
export const textDefaults = { size: 14, typeface: 'sans', isBold: false, align: 'center', colour: '#1f2933' } as const;

/** The smallest letters that a text is set in, in points. */
export const smallestSize = 6;

/** How high a line is, beside its letters. */
export const lineRatio = 1.5;

/** The sheet, in millimetres. */
export function sheetOf({ orientation }: Pick<CertDesign, 'orientation'>): { width: number; height: number } {
  return orientation === 'landscape' ? { width: 297, height: 210 } : { width: 210, height: 297 };
}
