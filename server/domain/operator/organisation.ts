import type { CallContext, Values } from '../../engine/context.ts';

/** The call as it is in one of the organisations, by another operation of the catalogue: row-level security shows it that one alone. */
export function inOrganisation({
  context,
  tenantId,
  operation: name,
}: {
  context: CallContext;
  tenantId: Values[string] | undefined;
  operation: string;
}): CallContext {
  const { app, scope } = context;
  const operation = app.catalogue.operations[name];
  if (!operation) throw new Error(`the catalogue has no operation ${name}`);
  return { ...context, operation, scope: { ...scope, tenantId: String(tenantId) } };
}
