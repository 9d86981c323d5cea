import type { Entity } from '#generators/formats.ts';
import { failures } from '../failures.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { readStatement } from './statements.ts';

/**
 * One record by id, hidden fields left out, labels of references added.
 * @throws Failure 404 where the tenant has no such living record.
 */
export async function get(context: CallContext, input: Values): Promise<Values> {
  const entity = entityOf(context);
  const record = await readRecord({ context, entity, id: String(input['id']) });
  if (!record) throw failures.notFound(entity.title);
  return record;
}

/** The record, or undefined where the tenant has no such living one. */
export async function readRecord({
  context: { app, scope },
  entity,
  id,
}: {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
  id: string;
}): Promise<Values | undefined> {
  const [[record]] = await app.database.batch({ scope, statements: [readStatement({ entity, scope, id })] });
  return record;
}
