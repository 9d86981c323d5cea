import type { Operation } from '#generators/formats.ts';
import { operation, operationFor, type Values } from '../artefacts.ts';
import type { Caller } from '../client.ts';
import { dataOf } from '../world.ts';

/** What is there: how many, how many in the bin, and one record as it is. */
export interface Stock {
  total: number;
  recycled: number;
  record: Values | undefined;
}

/** What is there of an entity, to compare. */
export async function stockOf({
  caller,
  entity,
  record,
}: {
  caller: Caller;
  entity: string;
  record?: Values | undefined;
}): Promise<Stock> {
  const [list, recycled, get] = ['list', 'recycled', 'get'].map((verb) => operationFor({ entity, verb }));
  const count = async (operation: Operation | undefined): Promise<number> =>
    operation ? dataOf<{ total: number }>(await caller.call(operation, { pageSize: 1 })).total : 0;
  return {
    total: await count(list),
    recycled: await count(recycled),
    record: get && record ? dataOf<Values>(await caller.call(get, { id: record['id'] ?? null })) : undefined,
  };
}

/** Removes a record; an organisation is stopped first (rule T11). */
export async function removeRecord({
  caller,
  entity,
  record: { id = null },
}: {
  caller: Caller;
  entity: string;
  record: Values;
}): Promise<void> {
  if (entity === 'tenant') dataOf(await caller.call(operation('tenant.updateState'), { ids: [id], state: 'off' }));
  const remove = operationFor({ entity, verb: 'remove' });
  if (!remove) throw new Error(`${entity} cannot be removed`);
  dataOf(await caller.call(remove, { ids: [id] }));
}
