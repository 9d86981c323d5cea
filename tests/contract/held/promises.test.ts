/** What is made follows the catalogue; that the catalogue itself loses nothing is held here (rules T3, S1, S7, T15, L9). */
import { describe, expect, it } from 'vitest';
import type { CatalogueFile, Entity, Operation } from '#generators/formats.ts';
import catalogueFile from '#schemas/generated/catalogue.json' with { type: 'json' };
import { brokenPromises, type Promised } from './promises.ts';
import promisesFile from './promises.json' with { type: 'json' };

const catalogue = catalogueFile as unknown as CatalogueFile;
const promised: Promised = promisesFile;

it('the catalogue keeps what it has promised', () => {
  expect(brokenPromises({ catalogue, promised })).toEqual([]);
});

describe('a word that is lost is found', () => {
  const withEntity = (name: string, changes: Partial<Entity>): CatalogueFile => ({
    ...catalogue,
    entities: { ...catalogue.entities, [name]: { ...catalogue.entities[name], ...changes } as Entity },
  });
  const withCall = (name: string, changes: Partial<Operation>): CatalogueFile => ({
    ...catalogue,
    operations: { ...catalogue.operations, [name]: { ...catalogue.operations[name], ...changes } as Operation },
  });
  const { passwordHash: hash, ...others } = catalogue.entities['user']?.properties ?? {};

  it.each<[string, CatalogueFile, string]>([
    ['a code', withCall('role.delete', { codes: ['a12-m1.5'] }), 'role.delete asks for a12-m1.5'],
    [
      'the usual code of a verb',
      withCall('industry.remove', { codes: ['a12-m2.6'] }),
      'industry.remove asks for a12-m2.6',
    ],
    [
      'any code at all',
      withCall('delivery.list', { access: 'signedIn', codes: [] }),
      'delivery.list is open: signedIn',
    ],
    ['what is unique', withEntity('ability', { unique: [] }), 'ability no longer says: unique: abilityCode'],
    ['the history', withEntity('industry', { hasHistory: false }), 'industry no longer says: history'],
    [
      'what is only added',
      withEntity('securityEvent', { isAppend: false }),
      'securityEvent no longer says: only added',
    ],
    ['what is needed', withEntity('occupation', { required: [] }), 'occupation no longer says: needed: industryId'],
    [
      'what is hidden',
      withEntity('user', { properties: { ...others, passwordHash: { ...hash, 'x-hidden': false } } }),
      'user no longer says: hidden: passwordHash',
    ],
    [
      'a way that no record goes',
      withCall('announcement.updateState', { transitions: { draft: ['off'] } }),
      'announcement no longer says: ways of state: ',
    ],
  ])('%s', (_what, changed, sentence) => {
    expect(brokenPromises({ catalogue: changed, promised }).some((each) => each.startsWith(sentence))).toBe(true);
  });
});
