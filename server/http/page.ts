import type { FastifyRequest } from 'fastify';
import type { Operation } from '#generators/formats.ts';
import { reading } from '../database/statement.ts';
import type { App } from '../engine/context.ts';
import type { Session } from '../engine/session.ts';
import { failures } from '../failures.ts';

/** What the page of a request shows, as far as it says so. */
interface Page {
  tenantId: string | undefined;
  userId: string | undefined;
}

/** In place of an id: the page shows no organisation. */
const none = 'none';

/**
 * A page shows the records of one organisation to one person, while the session, which all tabs of a browser share, may
 * have gone to another since. A request that says what its page shows is served only where that is still the session's;
 * without a word it is the session's (rule T6).
 * @returns the session as it is now
 * @throws Failure 409 with `reason: tenant` or `reason: user`
 */
export async function sessionOfPage({
  app,
  operation,
  request,
  token,
}: {
  app: App;
  operation: Operation;
  request: FastifyRequest;
  token: string | undefined;
}): Promise<Session | undefined> {
  const session = token === undefined ? undefined : await app.sessions.find(token);
  const page = pageOf({ request, operation });
  if (!session || token === undefined || isOfAnyPage(operation) || isShown({ page, session })) return session;
  // Another process may have moved the session a moment ago.
  const current = await app.sessions.findAnew(token);
  if (!current || isShown({ page, session: current })) return current;
  throw page.userId !== undefined && page.userId !== current.userId
    ? failures.otherUser({ nickname: await nicknameOf({ app, ...current }) })
    : failures.otherTenant({ tenantId: current.tenantId, tenantName: await tenantNameOf({ app, ...current }) });
}

/** Calls that change the organisation, end the session, or come before one is known. */
export function isOfAnyPage({ name, access }: Pick<Operation, 'name' | 'access'>): boolean {
  return moving.has(name) || (access === 'public' && name.startsWith('session.'));
}

/** The query of a request without the word about its page, which an operation does not know. */
export function withoutPage({
  operation,
  query,
}: {
  operation: Operation;
  query: Record<string, unknown>;
}): Record<string, unknown> {
  if (!operation.isBinary) return query;
  const { tenant: _, ...rest } = query;
  return rest;
}

const moving: ReadonlySet<string> = new Set(['session.switchTenant', 'session.switchTenantForToken', 'session.logout']);

/** The headers `tenant` and `user`; the address of a file, which carries no header, says it in its query. */
function pageOf({ request, operation }: { request: FastifyRequest; operation: Operation }): Page {
  const tenant =
    request.headers['tenant'] ??
    (operation.isBinary ? (request.query as Record<string, unknown>)['tenant'] : undefined);
  const user = request.headers['user'];
  return {
    tenantId: typeof tenant === 'string' ? tenant : undefined,
    userId: typeof user === 'string' ? user : undefined,
  };
}

function isShown({ page: { tenantId, userId }, session }: { page: Page; session: Session }): boolean {
  return (
    (userId === undefined || userId === session.userId) &&
    (tenantId === undefined || tenantId === (session.tenantId || none))
  );
}

async function tenantNameOf({ app, tenantId }: { app: App } & Pick<Session, 'tenantId'>): Promise<string> {
  const [tenant] = await app.database.query(
    reading<{ tenantName: string }>({
      text: 'select "tenantName" from "tenant" where "id" = $1',
      values: [tenantId],
    }),
  );
  return tenant?.tenantName ?? '';
}

async function nicknameOf({ app, userId }: { app: App } & Pick<Session, 'userId'>): Promise<string> {
  const [user] = await app.database.query(
    reading<{ nickname: string }>({
      text: 'select "nickname" from "user" where "id" = $1',
      values: [userId],
    }),
  );
  return user?.nickname ?? '';
}
