import { cutSize, type Crop, type Size } from './crop.ts';

/** A picture that could be opened: as it is seen, of white where it shows through, not larger than is of use. */
export interface OpenedPicture {
  canvas: HTMLCanvasElement;
  /** The size of the file's own picture. */
  size: Size;
}

/** Longer side of an opened picture; a phone's memory is full of larger ones. */
const longest = 3000;

/**
 * Opens what the browser can show, turned as the camera was held; nothing of any other file.
 * `least`: neither side becomes smaller than its own unless the file's is.
 */
export async function openPicture({ file, least }: { file: Blob; least: Size }): Promise<OpenedPicture | undefined> {
  const image = (await bitmapOf(file)) ?? (await imageOf(file));
  if (!image) return undefined;
  const size = { width: image.width, height: image.height };
  const scale = Math.min(
    1,
    Math.max(longest / Math.max(size.width, size.height), least.width / size.width, least.height / size.height),
  );
  const canvas = canvasOf({ width: Math.round(size.width * scale), height: Math.round(size.height * scale) });
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  if ('close' in image) image.close();
  return { canvas, size };
}

/** Draws the cut over the whole of a canvas. */
export function drawCut({
  picture,
  crop,
  target,
  canvas,
}: {
  picture: HTMLCanvasElement;
  crop: Crop;
  target: Size;
  canvas: HTMLCanvasElement;
}): void {
  const context = contextOf(canvas);
  const scale = canvas.width / cutSize({ picture, target, crop }).width;
  context.setTransform(1, 0, 0, 1, canvas.width / 2, canvas.height / 2);
  context.scale(scale, canvas.height / cutSize({ picture, target, crop }).height);
  context.translate(-crop.x, -crop.y);
  context.rotate((crop.turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  context.setTransform(1, 0, 0, 1, 0, 0);
}

/** The cut in exactly the size that is wanted. */
export function cutPicture({
  picture,
  crop,
  target,
}: {
  picture: HTMLCanvasElement;
  crop: Crop;
  target: Size;
}): HTMLCanvasElement {
  const cut = cutSize({ picture, target, crop });
  const doublings = Math.max(0, Math.floor(Math.log2(cut.width / target.width)));
  const large = canvasOf({ width: target.width * 2 ** doublings, height: target.height * 2 ** doublings });
  drawCut({ picture, crop, target, canvas: large });
  return halved(large, doublings);
}

/** A picture with its longer side of so many pixels at most. */
export function fittedPicture(picture: HTMLCanvasElement, most: number): HTMLCanvasElement {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const canvas = canvasOf({ width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) });
  contextOf(canvas).drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The JPEG of a picture, with so much less quality that it has at most so many bytes. */
export async function jpegOf({
  canvas,
  most,
  name,
}: {
  canvas: HTMLCanvasElement;
  most: number;
  name: string;
}): Promise<File> {
  for (let quality = 0.92; ; quality -= 0.08) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!blob) throw new Error('the browser made no JPEG');
    if (blob.size <= most || quality < 0.15) return new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
  }
}

/** Step by step, as browsers leave out pixels when they make a picture many times smaller at once. */
function halved(canvas: HTMLCanvasElement, times: number): HTMLCanvasElement {
  if (times === 0) return canvas;
  const half = canvasOf({ width: canvas.width / 2, height: canvas.height / 2 });
  contextOf(half).drawImage(canvas, 0, 0, half.width, half.height);
  return halved(half, times - 1);
}

async function bitmapOf(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined; // No picture, or one that this browser opens only as an image of a page.
  }
}

async function imageOf(file: Blob): Promise<HTMLImageElement | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image.width > 0 ? image : undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function canvasOf({ width, height }: Size): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws nothing');
  context.imageSmoothingQuality = 'high';
  return context;
}
