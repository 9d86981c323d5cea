import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/install.mjs';
import type { Page } from '../test.ts';
import type { PictureSet } from './picture.ts';

const mostBytes = 200 * 1024;

/** Stores what the page shows. @throws Error when the picture is too big */
export async function save({
  page,
  name,
  set: { folder, type },
}: {
  page: Page;
  name: string;
  set: Pick<PictureSet, 'folder' | 'type'>;
}): Promise<void> {
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const isSmall = type === 'png' && taken.length <= mostBytes;
  const file = isSmall ? taken : await encoded({ page, picture: taken, type });
  const path = join(folder, `${name}.${type}`);
  console.log(`${path}  ${Math.round(file.length / 1024)} KB`);
  if (file.length > mostBytes) throw new Error(`${path} has ${file.length} bytes; at most ${mostBytes} are wanted`);
  mkdirSync(join(projectRoot, folder), { recursive: true });
  writeFileSync(join(projectRoot, path), file);
}

/** As WebP, or as a PNG of fewer colours: the noise with which the browser smooths gradients makes up most of its size. */
async function encoded({
  page: shown,
  picture,
  type,
}: {
  page: Page;
  picture: Buffer;
  type: PictureSet['type'];
}): Promise<Buffer> {
  const page = await shown.context().newPage();
  const address = await page.evaluate(
    async ({ source, format }) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      if (format === 'png') {
        const image = context.getImageData(0, 0, bitmap.width, bitmap.height);
        image.data.forEach((value, index, all) => (all[index] = Math.min(255, Math.round(value / 8) * 8)));
        context.putImageData(image, 0, 0);
      }
      const reader = new FileReader();
      reader.readAsDataURL(await canvas.convertToBlob({ type: `image/${format}`, quality: 0.8 }));
      await new Promise((resolve) => reader.addEventListener('load', resolve));
      return String(reader.result);
    },
    { source: `data:image/png;base64,${picture.toString('base64')}`, format: type },
  );
  await page.close();
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
