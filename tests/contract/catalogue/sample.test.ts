import { describe, expect, it } from 'vitest';
import type { Entity, Operation } from '#generators/formats.ts';
import { entityOf, namesOfEntities, operationsOf } from '../artefacts.ts';
import { recordFeatures, sampleOf, workbookFeatures, type Described } from './sample.ts';

const all = namesOfEntities().map((name) => ({ entity: entityOf(name), operations: operationsOf(name) }));

/** The same entity under another name, with its calls. */
function renamed({ entity, operations }: Described, name: string): Described {
  return {
    entity: { ...entity, name },
    operations: operations.map((each) => ({ ...each, name: each.name.replace(entity.name, name), entity: name })),
  };
}

function described(name: string): Described {
  return { entity: entityOf(name), operations: operationsOf(name) };
}

function changed(name: string, changes: Partial<Entity>, calls: readonly Operation[] = operationsOf(name)): Described {
  return renamed({ entity: { ...entityOf(name), ...changes }, operations: calls }, 'another');
}

describe.each([
  ['records', recordFeatures],
  ['workbooks', workbookFeatures],
])('the sample for %s', (_what, featuresOf) => {
  const sample = sampleOf({ all, featuresOf });

  it('has every feature that any entity has, and nobody in it is spare', () => {
    const featuresIn = (names: readonly string[]): Set<string> =>
      new Set(names.flatMap((name) => [...featuresOf(described(name))]));
    expect([...featuresIn(sample.names)].sort()).toEqual([...featuresIn(namesOfEntities())].sort());
    for (const name of sample.names)
      expect(featuresIn(sample.names.filter((each) => each !== name)).size, name).toBeLessThan(sample.total);
  });

  it('says for what each was taken, each feature once', () => {
    expect(Object.keys(sample.adds).sort()).toEqual(sample.names);
    expect(Object.values(sample.adds).flat()).toHaveLength(sample.total);
  });

  it('is the same whatever the order of the files', () => {
    expect(sampleOf({ all: all.toReversed(), featuresOf }).names).toEqual(sample.names);
  });

  it('does not grow with twenty more plain entities', () => {
    const plain = Array.from({ length: 20 }, (_, n) => renamed(described('industry'), `plain${n}`));
    expect(sampleOf({ all: [...all, ...plain], featuresOf }).names).toHaveLength(sample.names.length);
  });
});

describe('a sample', () => {
  it.each<[string, Described, string]>([
    ['a word that no other entity has', changed('industry', { isNovel: true } as Partial<Entity>), 'isNovel'],
    [
      'a word of a field',
      changed('industry', {
        properties: { ...entityOf('industry').properties, a: { 'x-money': 'CNY', type: 'number' } },
      }),
      'x-money',
    ],
    [
      'a kind of field',
      changed('industry', {
        properties: { ...entityOf('industry').properties, a: { type: 'string', format: 'time' } },
      }),
      'save × kind time',
    ],
    ['a verb with a word', changed('cert', { isSingleton: true }), 'setState × isSingleton'],
    [
      'a word of a call',
      changed(
        'industry',
        {},
        operationsOf('industry').map((each) => ({ ...each, isNovel: true })),
      ),
      'call with isNovel',
    ],
  ])('takes an entity for %s', (_what, entity, feature) => {
    const { names, adds } = sampleOf({ all: [...all, entity], featuresOf: recordFeatures });
    expect(names).toContain('another');
    expect(Object.values(adds).flat()).toContain(feature);
  });

  it('takes the one that costs less of two that have the same', () => {
    const dear = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`field${n}`, { type: 'string' as const }]));
    const { entity, operations } = described('industry');
    const pair = [
      renamed({ entity: { ...entity, properties: { ...entity.properties, ...dear } }, operations }, 'a'),
      renamed({ entity, operations }, 'b'),
    ];
    expect(sampleOf({ all: pair, featuresOf: recordFeatures }).names).toEqual(['b']);
  });
});
