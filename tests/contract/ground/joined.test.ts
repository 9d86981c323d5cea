import { expect, it } from 'vitest';
import { joined } from './joined.ts';

it('a name that two words have, or the product, is an error that names both files', () => {
  const [shelf, rack] = [{ 'entities/shelf.json': {} }, { 'entities/rack.json': {} }];
  expect(joined({ one: shelf, other: rack })).toEqual({ ...shelf, ...rack });
  expect(() => joined({ one: shelf, other: { ...rack, ...shelf } })).toThrow(
    'entities/shelf.json is in tests/contract/ground/other.ts and tests/contract/ground/one.ts',
  );
  expect(() => joined({ one: { 'entities/cert.json': {} } })).toThrow(
    'entities/cert.json is in tests/contract/ground/one.ts and schemas/entities/cert.json',
  );
});
