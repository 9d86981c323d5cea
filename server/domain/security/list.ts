import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { readPage } from '../../engine/list.ts';
import type { Page } from '../../engine/page.ts';

/** What happened, newest first: in the caller's tenant, for operators in all of them (rule L9). */
export async function listEvents(context: CallContext, input: Values): Promise<Page> {
  return readPage({
    context,
    entity: entityOf(context),
    filters: input,
    isOfAllTenants: isOfAllTenants(context),
  });
}

/** Whether the caller reads what every tenant has, as far as the database lets them (rule T24). */
export function isOfAllTenants({ session }: CallContext): boolean {
  return session?.isOperator === true;
}
