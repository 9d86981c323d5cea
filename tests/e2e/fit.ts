import axe from 'axe-core';
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
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const where = what ? `${what}, ${width} px` : `${width} px`;
    expect
      .soft(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${where}: nothing sticks out`,
      )
      .toBeLessThanOrEqual(0);
    expect.soft(await findings(page), where).toEqual([]);
  }
}

/** What axe finds serious or critical, each with the elements it means. */
async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    const { violations } = await run({ resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, help, nodes }) =>
          `${id}: ${help} – ${nodes
            .slice(0, 5)
            .map(({ target }) => target.join(' '))
            .join(' | ')}`,
      );
  });
}
