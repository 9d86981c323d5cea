/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What is cut out of a picture. */
export interface Crop {
  /** Quarter turns clockwise, 0 to 3. */
  turns: number;
  /** The middle of the cut, from the middle of the turned picture, in the picture's pixels. */
  x: number;
  y: number;
  /** 1: the cut is as large as it can be. */
  zoom: number;
}

/** A picture, and the size that it is cut to. */
export interface Cutting {
  picture: Size;
  target: Size;
}

/** The whole of a picture, as far as it has the ratio. */
export const wholeCrop: Crop = { turns: 0, x: 0, y: 0, zoom: 1 };

/** The size of a picture that is turned. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Whether a picture has at least the pixels that are wanted of it. */
export function isLargeEnough({ picture, target }: Cutting): boolean {
  return picture.width >= target.width && picture.height >= target.height;
}

/** How far one may zoom in: no further than a pixel of the cut is one of the picture. */
export function mostZoom({ picture, target, turns }: Cutting & { turns: number }): number {
  return Math.max(1, largestCut({ picture, target, turns }).width / target.width);
}

/** The size of the cut in the picture's pixels. */
export function cutSize({ picture, target, crop }: Cutting & { crop: Crop }): Size {
  const { width, height } = largestCut({ picture, target, turns: crop.turns });
  return { width: width / crop.zoom, height: height / crop.zoom };
}

/** The nearest crop that lies within the picture and has enough pixels. */
export function boundedCrop({ picture, target, crop }: Cutting & { crop: Crop }): Crop {
  const zoom = clamp(crop.zoom, 1, mostZoom({ picture, target, turns: crop.turns }));
  const whole = turnedSize(picture, crop.turns);
  const cut = cutSize({ picture, target, crop: { ...crop, zoom } });
  const [aside, above] = [(whole.width - cut.width) / 2, (whole.height - cut.height) / 2];
  return { turns: crop.turns % 4, zoom, x: clamp(crop.x, -aside, aside), y: clamp(crop.y, -above, above) };
}

/** Turned by a quarter, with the same in the middle. */
export function turnedCrop(crop: Crop, quarters: 1 | 3): Crop {
  const turns = (crop.turns + quarters) % 4;
  return quarters === 1 ? { ...crop, turns, x: -crop.y, y: crop.x } : { ...crop, turns, x: crop.y, y: -crop.x };
}

function largestCut({ picture, target, turns }: Cutting & { turns: number }): Size {
  const whole = turnedSize(picture, turns);
  const scale = Math.min(whole.width / target.width, whole.height / target.height);
  return { width: target.width * scale, height: target.height * scale };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, Math.min(least, most)), Math.max(least, most));
}
