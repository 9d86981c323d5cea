import type { App, CallContext, Handler, Values } from '../engine/context.ts';
import { isEngineVerb, verbs } from '../engine/index.ts';
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
  const handler: Handler | undefined = isEngineVerb(operation.does)
    ? verbs[operation.does]
    : app.handlers[operation.does];
  if (!handler) throw new Error(`no handler for ${call}`);
  const session: Session = {
    id: 'demo',
    userId,
    account: 'demo',
    isOperator: false,
    isPasswordInitial: false,
    tenantId,
    roleId: '2',
    codes: new Set(operation.codes),
    reach: wholeReach,
  };
  const context: CallContext = {
    app,
    operation,
    session,
    scope: { tenantId, userId },
    caller: { ip: '', userAgent: '', token: '' },
    uploads: [],
  };
  return (await handler(context, input)) as Reply;
}
