import axe from 'axe-core';
import { isLongSuite } from '#tests/suite.ts';
import { settled } from './places.ts';
import { expect, type Page } from './test.ts';

export const adminWidths = [1440, 768] as const;
export const learnerWidths = [360, 768, 1440] as const;

interface Look {
  page: Page;
  /** Those of the learner's pages where nothing is said. */
  widths?: readonly number[];
  /** What the page shows, where a test looks at several. */
  what?: string;
}

/** In each width nothing sticks out of the page and axe finds nothing serious; looked at at rest, without a pointer over it. */
export async function expectFit({ page, widths = learnerWidths, what }: Look): Promise<void> {
  await page.mouse.move(0, 0);
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const where = what ? `${what}, ${width} px` : `${width} px`;
    expect.soft(await stickingOut(page), `${where}: nothing sticks out`).toBeLessThanOrEqual(0);
    const look = () => findings({ page, isWhole: isLongSuite || index === 0 });
    // A live page may have moved below axe while it looked: what is wrong is found a second time.
    expect.soft((await look()).length > 0 ? await look() : [], where).toEqual([]);
  }
}

/** How many pixels the page is wider than the room it has; what is kept free for a scroll bar is no room. */
export function stickingOut(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.offsetWidth);
}

/**
 * What axe finds serious or critical, each with the elements it means. Contrasts take two thirds of its time and are the
 * same in each width, so at landing they are looked at in one.
 */
async function findings({ page, isWhole }: { page: Page; isWhole: boolean }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (hasContrast) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    const { violations } = await run({
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: hasContrast } },
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, help, nodes }) =>
          `${id}: ${help} – ${nodes
            .slice(0, 5)
            .map(({ target }) => target.join(' '))
            .join(' | ')}`,
      );
  }, isWhole);
}
