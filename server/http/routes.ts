import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '#generators/formats.ts';
import { handlers } from '../domain/index.ts';
import { Download, type App, type CallContext, type Handler, type Session, type Values } from '../engine/context.ts';
import { readRecord } from '../engine/get.ts';
import { verbs } from '../engine/index.ts';
import { failures } from '../failures.ts';
import { bodyOf } from './errors.ts';
import { replySchema } from './reply.ts';
import { readToken } from './token.ts';
import { discard, readForm } from './uploads.ts';
import { coerceQuery, isStorable, validatorOf } from './validation.ts';

/** A route for each operation: session, code, validation, handler, mask. @throws Error where a handler is missing. */
export async function addRoutes({ server, app }: { server: FastifyInstance; app: App }): Promise<void> {
  for (const operation of Object.values(app.catalogue.operations)) {
    const schema = operation.isBinary ? undefined : replySchema(operation);
    server.route({
      method: operation.method,
      url: `/api${operation.path}`,
      ...(schema && { schema: { response: { 200: schema } } }),
      config: operation.access === 'public' && operation.method !== 'GET' ? { rateLimit: { max: 300, timeWindow: '1 minute' } } : {},
      handler: route({ app, operation }),
    });
  }
  server.all('/api/*', async (_request, reply) => {
    const failure = failures.noRoute();
    return reply.code(failure.status).send(bodyOf(failure));
  });
}

function route({ app, operation }: { app: App; operation: Operation }): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  const handler = handlerOf(operation);
  const validate = validatorOf(operation);
  const needsTenant = operation.entity !== undefined && app.catalogue.entities[operation.entity]?.scope === 'tenant';
  // Some deletions are called by GET; a link must not set one off.
  const isChange = operation.method !== 'GET' || /\/delete\w*$/.test(operation.path);
  return async (request, reply) => {
    const token = readToken({ request, isChange });
    const session = token ? await app.sessions.find(token) : undefined;
    admit({ operation, session, needsTenant });
    const { fields, uploads } = operation.isMultipart ? await readForm({ request, app }) : { fields: request.body, uploads: [] };
    try {
      const input = inputOf({ operation, request, body: fields });
      const context: CallContext = {
        app,
        operation,
        session,
        scope: { tenantId: session?.tenantId ?? '', userId: session?.userId ?? '' },
        caller: { ip: request.ip, userAgent: request.headers['user-agent'] ?? '', token: token ?? '' },
        uploads,
      };
      await assertValid({ context, input, validate });
      const result = await handler(context, input);
      return result instanceof Download ? sendFile({ reply, file: result }) : { code: 200, message: '操作成功', data: result };
    } finally {
      await discard(uploads);
    }
  };
}

/**
 * A record may hold a value that is no longer offered; saving it unchanged is no fault. The record is read only where
 * something was found wrong.
 * @throws Failure 422 with a message a field, and for a text that cannot be stored.
 */
async function assertValid({ context, input, validate }: { context: CallContext; input: Values; validate: ReturnType<typeof validatorOf> }): Promise<void> {
  if (!isStorable(input)) throw failures.unstorable();
  const broken = validate(input);
  if (broken.length === 0) return;
  const { app, operation } = context;
  const entity = operation.does === 'save' && operation.entity ? app.catalogue.entities[operation.entity] : undefined;
  const stored = entity && typeof input['id'] === 'string' ? await readRecord({ context, entity, id: input['id'] }) : undefined;
  const left = stored ? validate(input, { stored }) : broken;
  if (left.length > 0) throw failures.invalid(left);
}

/** @throws Failure 401 without a session, 403 without one of the codes, 409 where a tenant's records are meant and none is chosen. */
function admit({ operation, session, needsTenant }: { operation: Operation; session: Session | undefined; needsTenant: boolean }): void {
  if (operation.access === 'public') return;
  if (!session) throw failures.unauthorised();
  if (operation.access === 'code' && !operation.codes.some((code) => session.codes.has(code))) throw failures.denied();
  if (operation.access === 'code' && needsTenant && session.tenantId === '') throw failures.noTenant();
}

function inputOf({ operation, request, body }: { operation: Operation; request: FastifyRequest; body: unknown }): Values {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) throw failures.malformed();
  const query = coerceQuery({ operation, query: request.query as Record<string, unknown> });
  return { ...query, ...(body as Values | null | undefined), ...(request.params as Values) };
}

function handlerOf(operation: Operation): Handler {
  const handler = operation.does.includes('/') ? handlers[operation.does] : verbs[operation.does];
  if (!handler) throw new Error(`${operation.name}: no handler for "${operation.does}"`);
  return handler;
}

function sendFile({ reply, file }: { reply: FastifyReply; file: Download }): FastifyReply {
  const name = encodeURIComponent(file.fileName);
  const disposition = file.headers['content-disposition'] ?? `attachment; filename*=UTF-8''${name}`;
  return reply.headers({ ...file.headers, 'content-type': file.mime, 'content-disposition': disposition }).send(file.body);
}
