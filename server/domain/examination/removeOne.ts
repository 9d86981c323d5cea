import type { CallContext, Values } from '../../engine/context.ts';
import { remove } from '../../engine/remove.ts';

/** Removes the record that the address names, as `remove` does several. @throws Failure as `remove`. */
export async function removeOne(context: CallContext, { id }: Values): Promise<{ count: number }> {
  return remove(context, { ids: [id ?? null] });
}
