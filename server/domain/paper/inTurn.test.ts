import { expect, it } from 'vitest';
import type { CallContext } from '../../engine/context.ts';
import { inTurn } from './inTurn.ts';

const of = (userId: string): CallContext => ({ scope: { tenantId: 't', userId } }) as CallContext;

it('one person has one at work and five waiting; the next is refused, and another is not held up', async () => {
  let end = (): void => {};
  const held = new Promise<void>((done) => (end = done));
  const began: string[] = [];
  const asked = Array.from({ length: 6 }, (_, n) =>
    inTurn(of('one'), async () => {
      began.push(`one ${n}`);
      await held;
    }),
  );
  await expect(inTurn(of('one'), async () => {})).rejects.toMatchObject({ status: 429 });
  await inTurn(of('other'), async () => void began.push('other'));
  expect(began).toEqual(['one 0', 'other']);
  end();
  await Promise.all(asked);
  expect(began).toHaveLength(7);
});
