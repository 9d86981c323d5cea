import type { App, CallContext, Values } from '../engine/context.ts';
import { handlerOf } from '../engine/index.ts';
import { wholeReach, type Session } from '../engine/session.ts';

/** Somebody of a tenant of the demo. */
export interface Caller {
  app: App;
  tenantId: string;
  userId: string;
}

/** Does what a call does for the caller, who may do it. */
export async function perform<Reply = Values>({
  app,
  tenantId,
  userId,
  call,
  input,
}: Caller & { call: string; input: Values }): Promise<Reply> {
  const operation = app.catalogue.operations[call];
  if (!operation) throw new Error(`the catalogue has no operation ${call}`);
  const session: Session = {
    id: 'demo',
    userId,
    account: 'demo',
    isOperator: false,
    managedTenants: null,
    isPasswordInitial: false,
    tenantId,
    roleId: '2',
    codes: new Set(operation.codes),
    reach: wholeReach,
  };
  const context: CallContext = {
    app,
    operation,
    dictionaries: await app.dictionaries.of(tenantId),
    session,
    scope: { tenantId, userId },
    caller: { ip: '', userAgent: '', token: '' },
    uploads: [],
  };
  return (await handlerOf(context)(context, input)) as Reply;
}
