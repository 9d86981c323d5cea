import { describe, expect, it } from 'vitest';
import { operationsOf } from '../artefacts.ts';
import type { Part } from './part.ts';

/** Who may call: nobody without a token, nobody without one of the codes. */
export function accessContract({ entity, world }: Part): void {
  const operations = operationsOf(entity);
  describe('access', () => {
    it.each(
      operations.filter(({ access }) => access !== 'public').map((operation) => [operation.name, operation] as const),
    )('%s: 401 without a token', async (_name, operation) => {
      expect((await world().nobody.call(operation)).status).toBe(401);
    });

    it.each(
      operations.filter(({ access }) => access === 'code').map((operation) => [operation.name, operation] as const),
    )('%s: 403 without its code', async (_name, operation) => {
      const { learner, learnerCodes } = world();
      expect(operation.codes.filter((code) => learnerCodes.has(code))).toEqual([]);
      expect((await learner.call(operation)).status).toBe(403);
    });
  });
}
