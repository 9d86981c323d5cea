import { afterAll, beforeAll, describe } from 'vitest';
import { entityOf } from '../artefacts.ts';
import { startWorld, type StartedWorld, type World } from '../world.ts';
import { accessContract } from './access.ts';
import { chosen, toldChoice } from './chosen.ts';
import { excelContract } from './excel.ts';
import { pictureContract } from './pictures.ts';
import { readContract } from './reading.ts';
import { refusalContract } from './refusing.ts';
import { removeContract } from './removing.ts';
import { saveContract } from './saving.ts';
import { stateContract } from './states.ts';
import { treeContract } from './tree.ts';
import { valueContract } from './values.ts';

/**
 * What the catalogue promises about every entity that has calls, tried over HTTP: who may call what, what is taken and
 * what refused, what comes back, tenants apart, versions, recycle bin, history, workbooks. All entities share one server;
 * each has two new tenants of its own, so that none meets what another left.
 *
 * All of them go one way through the server, so the suite of a landing tries a sample (`sample.ts`); `tests/contract/held`
 * holds what was made for the others.
 *
 * One entity alone: `npx vitest run --project contract catalogue -t '^cert:'`.
 */
export function catalogueContract({ database }: { database: 'pglite' | 'postgres' }): void {
  if (database === 'pglite') console.log(toldChoice());
  let started: StartedWorld | undefined;
  beforeAll(async () => {
    started = await startWorld({ database });
  });
  afterAll(() => started?.close());

  describe.each(chosen.names)('%s:', (entity) => {
    const { title } = entityOf(entity);
    describe(`${title} on ${database}`, () => {
      let world: World | undefined;
      beforeAll(async () => {
        world = await started?.settle(title);
      });
      const current = (): World => {
        if (!world) throw new Error('the server is not running');
        return world;
      };
      if (chosen.records.has(entity)) {
        accessContract({ entity, world: current });
        refusalContract({ entity, world: current });
        saveContract({ entity, world: current });
        valueContract({ entity, world: current });
        pictureContract({ entity, world: current });
        readContract({ entity, world: current });
        stateContract({ entity, world: current });
        treeContract({ entity, world: current });
        removeContract({ entity, world: current });
      }
      if (chosen.workbooks.has(entity))
        excelContract({ entity, world: current, withFiles: chosen.withFiles.has(entity) });
    });
  });
}
