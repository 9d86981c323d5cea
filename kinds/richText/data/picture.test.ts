import { expect, it } from 'vitest';
import { pictureOf } from './picture.ts';

const address = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`;

it('I7: the same picture is the same file of its tenant, and of another tenant another file', () => {
  const ours = pictureOf({ address, owner: 'one' });
  expect(pictureOf({ address, owner: 'one' })).toEqual(ours);
  expect(pictureOf({ address, owner: 'other' })?.id).not.toBe(ours?.id);
  expect(ours?.bytes).toEqual(Buffer.from('picture'));
});

it('what lies elsewhere is no picture of a cell', () => {
  expect(pictureOf({ address: 'https://example.org/a.png', owner: 'one' })).toBeUndefined();
});
