import { expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';

it('the ratio of black on white is 21, of a colour on itself 1, and the order of the two does not matter', () => {
  expect(contrastRatio({ front: '#000000', back: '#FFFFFF' })).toBeCloseTo(21, 5);
  expect(contrastRatio({ front: '#1F5EFF', back: '#1F5EFF' })).toBe(1);
  expect(contrastRatio({ front: '#FFFFFF', back: '#1F5EFF' })).toBe(
    contrastRatio({ front: '#1F5EFF', back: '#FFFFFF' }),
  );
});
