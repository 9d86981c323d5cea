import { expect, it } from 'vitest';
import { projectRoot } from '#scripts/install.mjs';
import { readCatalogue } from './catalogue.ts';

/** Whose data they are is said of none of them: what is asked in sittings is not given away, and who read keys is the organisation's. */
const untold = ['answerLog', 'attemptAnswer', 'attemptSeal', 'keyReading'];

it('each entity with the id of a person says that it is about them', () => {
  const { entities } = readCatalogue({ root: projectRoot });
  const silent = Object.values(entities).filter(
    ({ scope, about, properties }) =>
      scope === 'tenant' && about === undefined && ('userId' in properties || 'personId' in properties),
  );
  expect(silent.map(({ name }) => name).sort()).toEqual(untold);
});
