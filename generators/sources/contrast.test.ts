import { expect, it } from 'vitest';
import { contrastRatio, themeContrasts } from './contrast.ts';

it('the ratio of black on white is 21, of a colour on itself 1, and the order of the two does not matter', () => {
  expect(contrastRatio({ front: '#000000', back: '#FFFFFF' })).toBeCloseTo(21, 5);
  expect(contrastRatio({ front: '#1F5EFF', back: '#1F5EFF' })).toBe(1);
  expect(contrastRatio({ front: '#FFFFFF', back: '#1F5EFF' })).toBe(
    contrastRatio({ front: '#1F5EFF', back: '#FFFFFF' }),
  );
});

it('words reach AA on what lies under them, with high contrast AAA, and controls stand out, in every theme, light and dark', () => {
  const contrasts = themeContrasts();
  expect(new Set(contrasts.map(({ theme }) => theme))).toEqual(new Set(['default', 'partner']));
  expect(new Set(contrasts.map(({ appearance }) => appearance))).toEqual(
    new Set(['light', 'dark', 'light, high contrast', 'dark, high contrast']),
  );
  expect(contrasts.filter(({ ratio, minimum }) => ratio < minimum)).toEqual([]);
});
