import { sheetOf, type CertDesign } from './design.ts';

/** A line or an area of a frame: a path in the words of SVG, in millimetres. */
export interface FramePath {
  d: string;
  /** How thick its line is; an area has none. */
  stroke?: number;
  /** How much of what is below shows through: 1 is nothing. */
  opacity?: number;
}

/** The frame of a certificate, from the bottom up; all of it in the accent's colour. */
export function framePaths({ frame, orientation }: Pick<CertDesign, 'frame' | 'orientation'>): FramePath[] {
  const { width, height } = sheetOf({ orientation });
  switch (frame) {
    case 'none':
      return [];
    case 'double':
      return [
        { d: box({ width, height, inset: 9 }), stroke: 1.4 },
        { d: box({ width, height, inset: 11.5 }), stroke: 0.35 },
        ...corners({ width, height, inset: 15.5, draw: diamond }),
      ];
    case 'corners':
      return [
        { d: box({ width, height, inset: 12 }), stroke: 0.3 },
        ...corners({ width, height, inset: 8, draw: scroll }),
      ];
    case 'band':
      return orientation === 'landscape'
        ? [{ d: `M0 0H15V${height}H0Z` }, { d: `M17 0H18.2V${height}H17Z`, opacity: 0.45 }]
        : [{ d: `M0 0H${width}V15H0Z` }, { d: `M0 17H${width}V18.2H0Z`, opacity: 0.45 }];
  }
}

function box({ width, height, inset }: { width: number; height: number; inset: number }): string {
  return `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
}

/** A place in a corner, as far from it across and down, towards the middle of the sheet. */
type At = (across: number, down: number) => string;

/** The same drawing in each corner, mirrored towards the middle. */
function corners({
  width,
  height,
  inset,
  draw,
}: {
  width: number;
  height: number;
  inset: number;
  draw(at: At): FramePath[];
}): FramePath[] {
  return [
    [inset, inset, 1, 1],
    [width - inset, inset, -1, 1],
    [inset, height - inset, 1, -1],
    [width - inset, height - inset, -1, -1],
  ].flatMap(([x = 0, y = 0, right = 1, down = 1]) =>
    draw((across, below) => `${round(x + right * across)} ${round(y + down * below)}`),
  );
}

function diamond(at: At): FramePath[] {
  return [
    { d: `M${at(0, -2)}L${at(2, 0)}L${at(0, 2)}L${at(-2, 0)}Z` },
    { d: `M${at(4, 0)}L${at(22, 0)}M${at(0, 4)}L${at(0, 22)}`, stroke: 0.35 },
  ];
}

function scroll(at: At): FramePath[] {
  return [
    { d: `M${at(0, 30)}L${at(0, 0)}L${at(30, 0)}`, stroke: 1.2 },
    { d: `M${at(2.2, 24)}L${at(2.2, 2.2)}L${at(24, 2.2)}`, stroke: 0.4 },
    { d: `M${at(4, 20)}C${at(4, 9)} ${at(9, 4)} ${at(20, 4)}C${at(13, 6.5)} ${at(6.5, 13)} ${at(4, 20)}Z` },
    {
      d: `M${at(9, 14)}C${at(9, 11)} ${at(11, 9)} ${at(14, 9)}C${at(12.6, 10.4)} ${at(10.4, 12.6)} ${at(9, 14)}Z`,
      opacity: 0.6,
    },
  ];
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
