import { usualPath } from '#runtime/core/operations/usualPath.ts';
import type { BrowserContext } from '@playwright/test';
import { operations, type OperationName, type Operations } from '#schemas/generated/operations.ts';
import { sessionCookiesOf } from '../sessionCookies.ts';
import { serverUrl } from './server.ts';

/** Password of every account of the demo data. */
export const demoPassword = 'Demo-2024';

/** The two tenants of the demo data. */
export const qiming = '启明教育认证中心';
export const yuanhang = '远航职业能力评价院';

/** What the server answered. */
export interface Reply {
  status: number;
  code: unknown;
  message: string;
  data: unknown;
}

/** Someone with a session of their own on the server. */
export interface Person {
  token: string;
  /** @throws Error when the server refuses. */
  call<Name extends OperationName>(name: Name, input: Operations[Name]['input']): Promise<Operations[Name]['output']>;
  /** The same, refused or not. */
  ask(name: OperationName, input: Record<string, unknown>): Promise<Reply>;
}

/** Signs in over HTTP. @throws Error when the server refuses. */
export async function signInAs({
  account,
  password = demoPassword,
  tenant,
}: {
  account: string;
  password?: string;
  tenant?: string;
}): Promise<Person> {
  const { token, tenants } = await personOf('').call('session.login', { account, password });
  const person = personOf(token ?? '');
  const wanted = tenants?.find(({ name }) => name === tenant);
  if (tenant !== undefined && !wanted?.id) throw new Error(`${account} has no tenant ${tenant}`);
  if (wanted?.id) await person.call('session.switchTenant', { tenantId: wanted.id });
  return person;
}

/** A password as an administrator gives it; its owner has to change it first. */
export const initialPassword = 'zwiebel-kuchen';

/**
 * An account of a test's own, in no tenant yet, whose owner has changed the initial password to the demo's.
 * @returns its user's id
 */
export async function newAccount({ account, nickname }: { account: string; nickname: string }): Promise<string> {
  const operator = await signInAs({ account: 'operator' });
  const { id = '' } = await operator.call('user.save', { account, nickname, password: initialPassword });
  const owner = await signInAs({ account, password: initialPassword });
  await owner.call('session.updatePassword', { newPassword: demoPassword });
  return id;
}

/** Gives a browser the person's session. */
export async function lend({ person, context }: { person: Person; context: BrowserContext }): Promise<void> {
  await context.addCookies(sessionCookiesOf(person.token).map((cookie) => ({ ...cookie, url: serverUrl() })));
}

/** Whoever has this token; with an empty one nobody in particular. */
export function personOf(token: string): Person {
  const ask: Person['ask'] = (name, input) => send({ name, input, token });
  return {
    token,
    ask,
    async call(name, input) {
      const { status, message, data } = await ask(name, input as Record<string, unknown>);
      if (status !== 200) throw new Error(`${name}: ${status} ${message}`);
      return data as never;
    },
  };
}

async function send({
  name,
  input,
  token,
}: {
  name: OperationName;
  input: Record<string, unknown>;
  token: string;
}): Promise<Reply> {
  const { method = 'POST', path = usualPath(name) } = operations[name];
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_match, part: string) => {
    const value = String(rest[part]);
    delete rest[part];
    return encodeURIComponent(value);
  });
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const query = hasBody
    ? ''
    : String(new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)])));
  const response = await fetch(`${serverUrl()}/api${filled}${query && `?${query}`}`, {
    method,
    headers: { ...(token && { token }), ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(rest) }),
  });
  const { code, message, data } = (await response.json()) as { code: unknown; message: string; data: unknown };
  return { status: response.status, code, message, data };
}
