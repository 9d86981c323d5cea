import { expect, it } from 'vitest';
import { themeContrasts } from './contrast.ts';

it('words reach AA on what lies under them, with high contrast AAA, and controls stand out, in every theme, light and dark', () => {
  const contrasts = themeContrasts();
  expect(new Set(contrasts.map(({ theme }) => theme))).toEqual(new Set(['default', 'partner']));
  expect(new Set(contrasts.map(({ appearance }) => appearance))).toEqual(
    new Set(['light', 'dark', 'light, high contrast', 'dark, high contrast']),
  );
  expect(contrasts.filter(({ ratio, minimum }) => ratio < minimum)).toEqual([]);
});
