import type { OperationName, Operations } from '#schemas/generated/operations.ts';
import { errorWithoutReply, isPasswordDue, isUnreachable, toCallError, type CallError } from './errors.ts';
import { formOf, send, type HttpRequest } from './http.ts';
import { hasOperation, loadOperation, operationOf, type OperationRow } from './operations/table.ts';
import { usualPath } from './operations/usualPath.ts';
import { texts } from './texts.ts';
import { presenter } from './presenter.ts';
import { page } from './page.ts';
import { isElsewhere, isRecoverable, recover } from './recovery.ts';
import { sessionStore, signedOut } from './sessionStore.ts';
import { createSharing } from './sharing.ts';
import { sessionMark } from './storage.ts';
import type { User } from './user.ts';

export interface CallOptions {
  /** The caller shows the failure itself: no toast. A session that has ended or gone elsewhere is still asked about. */
  isQuiet?: boolean;
  /** The call is about the session, not about what the page shows: it says nothing of that, and of an ended session its caller takes care. */
  isApart?: boolean;
  /** Of another session than the browser's: the call asks about that one and changes nothing here. */
  token?: string;
  signal?: AbortSignal;
  /** Share of an upload sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
}

export type Input<Name extends OperationName> = Operations[Name]['input'];
export type Output<Name extends OperationName> = Operations[Name]['output'];

type Arguments<Name extends OperationName> =
  Record<string, never> extends Input<Name>
    ? [input?: Input<Name>, options?: CallOptions]
    : [input: Input<Name>, options?: CallOptions];

/** What carries a call: HTTP, or a store in memory (Storybook, tests). Resolves to the data; throws CallError. */
export type Transport = (request: TransportRequest) => Promise<unknown>;

export interface TransportRequest {
  name: string;
  operation: OperationRow;
  input: Record<string, unknown>;
  isApart?: boolean | undefined;
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Calls an operation of the catalogue: `await call('cert.list', { pageNum: 1, pageSize: 20 })`.
 * Identical reads that run at the same time are one request; their result is shared, so do not change it.
 * @throws CallError; the person has been told already, unless `isQuiet`.
 */
export function call<Name extends OperationName>(
  name: Name,
  ...[input, options]: Arguments<Name>
): Promise<Output<Name>> {
  return callByName(name, (input ?? {}) as Record<string, unknown>, options) as Promise<Output<Name>>;
}

/**
 * The same for a name that is known at run time only, as in screens.
 * @throws CallError; Error when there is no such operation.
 */
export async function callByName(
  name: string,
  input: Record<string, unknown> = {},
  { isQuiet = false, isApart = false, token: given, signal, onProgress }: CallOptions = {},
): Promise<unknown> {
  const operation = hasOperation(name) ? operationOf(name) : await loadOperation(name);
  try {
    if (!changesNothing(operation) || onProgress || given !== undefined) {
      const reply = await carry({ name, operation, input, isApart, token: given, signal, onProgress });
      if (given === undefined) changeListeners.forEach((listener) => listener(name));
      return reply;
    }
    const key = `${name} ${JSON.stringify(input)}${isApart ? ' apart' : ''}`;
    return await reads.share({
      key,
      signal,
      start: (shared) => carry({ name, operation, input, isApart, signal: shared }),
    });
  } catch (thrown) {
    const error = toCallError(thrown);
    if (error.data === thrown) console.error(thrown);
    if (given === undefined) announce({ error, isQuiet });
    throw error;
  }
}

/** Replaces what carries calls; the reply puts the former one back. */
export function setTransport(next: Transport): () => void {
  const former = transport;
  transport = next;
  reads.drop();
  return () => {
    transport = former;
    reads.drop();
  };
}

/** Lets no read that is under way be shared any longer: the session, tenant or role has changed. */
export function dropSharedReads(): void {
  reads.drop();
}

/** Calls `listener` with the name of each operation that may have changed something and succeeded; the reply stops it. */
export function onChange(listener: (name: string) => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** The HTTP request of a call: path parameters are taken out of the input, the rest is query or body. */
export function requestOf({
  name,
  operation,
  input,
  isApart,
  token: given,
  signal,
  onProgress,
}: TransportRequest): HttpRequest {
  const rest = { ...input };
  const path = (operation.path ?? usualPath(name)).replace(/:(\w+)/g, (_, parameter: string) => {
    const value = rest[parameter];
    if (value === undefined || value === null || value === '') throw new Error(`${name} needs ${parameter}`);
    delete rest[parameter];
    return encodeURIComponent(String(value));
  });
  const { method = 'POST', timeout, isBinary } = operation;
  const content = operation.isMultipart ? { body: formOf(rest) } : method === 'GET' ? { query: rest } : { body: rest };
  return {
    method,
    path,
    timeout,
    isBinary,
    isLogin: name === 'session.login',
    isApart,
    token: given,
    signal,
    onProgress,
    ...content,
  };
}

const changeListeners = new Set<(name: string) => void>();
const reads = createSharing();

let transport: Transport = (request) => send(requestOf(request));

/** Whether it may be asked again, and answered once for all who ask the same at the same time. */
function changesNothing({ method, isRead, isBinary }: OperationRow): boolean {
  return !isBinary && (isRead ?? method === 'GET');
}

function isSamePage(one: User | undefined, other: User | undefined): boolean {
  return one?.userId === other?.userId && one?.currTenantId === other?.currTenantId;
}

/** Carries a call; where the session has ended or is elsewhere, and the person puts that right, again. */
async function carry(request: TransportRequest): Promise<unknown> {
  for (;;) {
    const [sentWith, sentFor] = [sessionMark.get(), page.get()];
    try {
      return await transport(request);
    } catch (thrown) {
      const error = toCallError(thrown);
      if (!request.isApart && isElsewhere(error) && !isSamePage(sentFor, page.get())) {
        // The page has learned meanwhile whose it is, and nobody need be asked: what was read is read for them.
        if (changesNothing(request.operation)) continue;
        throw errorWithoutReply('aborted');
      }
      if (request.isApart || !isRecoverable(error) || !(await recover({ error, sentWith }))) throw thrown;
      if (request.signal?.aborted) throw errorWithoutReply('aborted');
    }
  }
}

/** Whether the page says it already. */
function isSaid(error: CallError): boolean {
  return isUnreachable(error) && !navigator.onLine && presenter().saysOffline === true;
}

function announce({ error, isQuiet }: { error: CallError; isQuiet: boolean }): void {
  if (isPasswordDue(error)) sessionStore.set({ ...signedOut, status: 'passwordDue' });
  else if (!isQuiet && error.kind !== 'aborted' && !isRecoverable(error) && !isSaid(error))
    presenter().toast({ kind: 'error', message: error.message || texts.systemError });
}
