import { expect, it } from 'vitest';
import type { Entity, Operation } from '#generators/formats.ts';
import { rightsOf } from './rights.ts';

const entity = {
  name: 'leaf',
  properties: { state: { 'x-dict': 'leafState', default: 'draft' }, shelf: { 'x-dict': 'leafShelf', default: 'on' } },
  publication: { field: 'state', draft: 'draft', published: 'published' },
} as unknown as Entity;
const values = (codes: readonly string[]) => ({ values: codes.map((code) => ({ code, label: code })) });
const way = (code: string, transitions: Record<string, string[]>, field?: string) =>
  ({ entity: 'leaf', does: 'setState', codes: [code], transitions, ...(field && { field }) }) as unknown as Operation;
const operations = {
  'leaf.shelve': way('shelve', { on: ['off'] }, 'shelf'),
  'leaf.publish': way('publish', { draft: ['published'] }),
  'leaf.retire': way('retire', { published: ['retired'] }),
};

const statesFor = (...codes: string[]) => {
  const app = {
    catalogue: { operations },
    artefacts: {
      dictionaries: { leafState: values(['draft', 'published', 'retired']), leafShelf: values(['on', 'off']) },
    },
  };
  const context = { app, session: { codes: new Set(codes) } } as unknown as Parameters<typeof rightsOf>[0]['context'];
  const { states } = rightsOf({ context, entity });
  return { ...states, allowed: states?.allowed.map(({ code }) => code) };
};

/** Rule S22. */
it('S22: of several calls that change states those count that learners are shown by, each for what it leads to', () => {
  expect(statesFor('shelve')).toMatchObject({ field: 'state', allowed: ['draft'], mayChange: false, transitions: {} });
  expect(statesFor('publish')).toMatchObject({
    allowed: ['draft', 'published'],
    mayChange: true,
    transitions: { draft: ['published'] },
  });
  expect(statesFor('retire')).toMatchObject({ allowed: ['draft', 'retired'] });
  expect(statesFor('publish', 'retire')).toMatchObject({ allowed: ['draft', 'published', 'retired'] });
});
