import { entityOf, type CallContext, type Values } from './context.ts';
import { readPage } from './list.ts';
import type { Page } from './page.ts';

/** A page of the recycle bin, last removed first. */
export async function recycled(context: CallContext, input: Values): Promise<Page> {
  return readPage({ context, entity: entityOf(context), filters: input, isRecycled: true, sort: '-deletedTime' });
}
