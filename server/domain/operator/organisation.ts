import { entityNamed, type CallContext, type Values } from '../../engine/context.ts';
import { readRecord } from '../../engine/get.ts';
import { failures } from '../../failures.ts';

/** A call as it is in one of the organisations. */
interface Inside {
  /** By another operation of the catalogue; row-level security shows it that organisation alone. */
  inside: CallContext;
  tenantId: string;
  tenantName: Values[string];
}

/** @throws Failure 404 where there is no such organisation, or the caller does not look after it (rule T24). */
export async function inOrganisation({
  context,
  tenantId: given,
  operation: name,
}: {
  context: CallContext;
  tenantId: Values[string] | undefined;
  operation: string;
}): Promise<Inside> {
  const { app, scope } = context;
  const operation = app.catalogue.operations[name];
  if (!operation) throw new Error(`the catalogue has no operation ${name}`);
  const tenantId = String(given);
  const tenant = await readRecord({ context, entity: entityNamed({ app, name: 'tenant' }), id: tenantId });
  if (!tenant) throw failures.notFound('机构');
  return {
    inside: { ...context, operation, scope: { ...scope, tenantId } },
    tenantId,
    tenantName: tenant['tenantName'] ?? null,
  };
}
