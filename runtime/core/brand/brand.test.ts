import { expect, it } from 'vitest';
import { brandOf, grounds, type Brand } from './brand.ts';
import { contrastRatio, pairs } from './contrast.ts';
import { oklchOf } from './oklch.ts';

/** Every 17th value of each part, and what lies at the edges: 4096 colours. */
const grid = Array.from({ length: 16 ** 3 }, (_, number) => {
  const digits = number.toString(16).padStart(3, '0');
  return `#${[...digits].map((digit) => digit + digit).join('')}`.toUpperCase();
});

const appearances = ['light', 'dark'] as const satisfies readonly (keyof Brand)[];

it('U5 of any colour every primary colour is read, light and dark', () => {
  const unread = grid.flatMap((colour) => {
    const brand = brandOf(colour);
    return appearances.flatMap((appearance) => {
      const derived: Record<string, string> = brand[appearance];
      const all: Record<string, string> = { ...grounds[appearance], ...derived };
      return pairs
        .filter(({ front, back }) => front in derived || back in derived)
        .filter(
          ({ front, back, minimum }) =>
            contrastRatio({ front: all[front] ?? front, back: all[back] ?? back }) < minimum,
        )
        .map((pair) => ({ colour, appearance, ...pair }));
    });
  });
  expect(grid).toHaveLength(4096);
  expect(unread).toEqual([]);
});

it('U5 a colour that is read is taken as it is', () => {
  expect(brandOf('#1f5eff').light).toMatchObject({ primary: '#1F5EFF', primaryFill: '#1F5EFF' });
  expect(brandOf('#0B7F58').light).toMatchObject({ primary: '#0B7F58', primaryFill: '#0B7F58' });
});

it('U5 what is too light is made darker, and in the dark what is too dark lighter, of the same hue', () => {
  const yellow = oklchOf('#FFD400');
  const { light } = brandOf('#FFD400');
  for (const colour of [light.primary, light.primaryFill, light.primaryText]) {
    expect(oklchOf(colour).lightness).toBeLessThan(yellow.lightness);
    expect(oklchOf(colour).hue).toBeCloseTo(yellow.hue, 1);
  }
  const navy = oklchOf('#001060');
  const { dark } = brandOf('#001060');
  for (const colour of [dark.primary, dark.primaryFill, dark.primaryText]) {
    expect(oklchOf(colour).lightness).toBeGreaterThan(navy.lightness);
    expect(Math.abs(oklchOf(colour).hue - navy.hue)).toBeLessThan(0.1);
  }
});

it('U5 white and black are greys that are read', () => {
  for (const colour of ['#FFFFFF', '#000000'])
    for (const appearance of appearances)
      for (const derived of Object.values(brandOf(colour)[appearance]))
        expect(oklchOf(derived).chroma).toBeLessThan(0.001);
});
