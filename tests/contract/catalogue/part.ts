import type { World } from '../world.ts';

/** What each part of the contract is given; the world is there once the tests run. */
export interface Part {
  entity: string;
  world: () => World;
}
