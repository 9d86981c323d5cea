import { expect, it } from 'vitest';
import type { CallContext } from './context.ts';
import { needCode } from './save.ts';

/** Whether somebody with these codes may save, under a call that asks for those. */
function maySave({ held, asked, isChange }: { held: string[]; asked: string[]; isChange: boolean }): boolean {
  const context = { operation: { codes: asked }, session: { codes: new Set(held) } } as unknown as CallContext;
  try {
    needCode({ context, isChange });
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 403 });
    return false;
  }
}

it('T3: who may create may not change, nor the other way round; one code alone is for both', () => {
  const asked = ['m1.1', 'm1.2'];
  expect(maySave({ held: ['m1.1'], asked, isChange: false })).toBe(true);
  expect(maySave({ held: ['m1.1'], asked, isChange: true })).toBe(false);
  expect(maySave({ held: ['m1.2'], asked, isChange: true })).toBe(true);
  expect(maySave({ held: ['m1.2'], asked, isChange: false })).toBe(false);
  expect(maySave({ held: ['m1.3'], asked: ['m1.3'], isChange: true })).toBe(true);
  expect(maySave({ held: ['m1.3'], asked: ['m1.3'], isChange: false })).toBe(true);
});
