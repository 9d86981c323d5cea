import { expect, it } from 'vitest';
import { readScreenName } from './names.ts';

it.each([
  ['cert.list', { entity: 'cert', kind: 'list' }],
  ['cert.form', { entity: 'cert', kind: 'form' }],
  ['cert.detail', { entity: 'cert', kind: 'detail' }],
  ['portalInfo.page', undefined],
  ['cert.graph', undefined],
  ['list', undefined],
])('the name %s says whose screen it is and of what kind', (name, said) => expect(readScreenName(name)).toEqual(said));
