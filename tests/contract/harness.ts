import { afterAll, beforeAll, describe } from 'vitest';
import { entityOf } from './artefacts.ts';
import { accessContract } from './access.ts';
import { excelContract } from './excel.ts';
import { readContract } from './reading.ts';
import { removeContract } from './removing.ts';
import { saveContract } from './saving.ts';
import { stateContract } from './states.ts';
import { startWorld, type World } from './world.ts';

/**
 * What the catalogue promises about an entity, tried over HTTP on both databases: who may call what, what is taken and
 * what refused, what comes back, tenants apart, versions, recycle bin, history.
 */
export function contract({ entity }: { entity: string }): void {
  describe.each(['pglite', 'postgres'] as const)(`${entityOf(entity).title} (${entity}) on %s`, (database) => {
    let world: World | undefined;
    beforeAll(async () => {
      world = await startWorld({ database });
    });
    afterAll(() => world?.close());
    const current = (): World => {
      if (!world) throw new Error('the server is not running');
      return world;
    };
    accessContract({ entity, world: current });
    saveContract({ entity, world: current });
    readContract({ entity, world: current });
    stateContract({ entity, world: current });
    removeContract({ entity, world: current });
    excelContract({ entity, world: current });
  });
}

/** What each part of the contract is given; the world is there once the tests run. */
export interface Part {
  entity: string;
  world: () => World;
}
