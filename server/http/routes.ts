import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '#generators/formats.ts';
import { assertRoom } from '../domain/file/index.ts';
import { recordOwn } from '../domain/security/index.ts';
import { Download, type App, type CallContext, type Values } from '../engine/context.ts';
import { isOfWholePlatform, type Session } from '../engine/session.ts';
import { enqueueOperation } from '../engine/jobs/operation.ts';
import { handlerOf } from '../engine/index.ts';
import { extensibleOf } from '../engine/ownFields.ts';
import { actOf } from '../engine/acts.ts';
import { newId } from '../engine/ids.ts';
import { assertReadable, sightOf } from '../engine/sight.ts';
import { failures } from '../failures.ts';
import { bodyOf } from './errors.ts';
import type { Limits } from './limits.ts';
import { openRefusals } from './refusals.ts';
import { sessionOfPage, withoutPage } from './page.ts';
import { serialised } from './reply.ts';
import { keepSession } from './sessionCookie.ts';
import { headerToken, readToken } from './token.ts';
import { discard, readForm } from './uploads.ts';
import { coerceQuery, validInput } from './validation.ts';

/** A route for each operation: session and page, code, validation, handler, mask. @throws Error where a handler is missing. */
export async function addRoutes({
  server,
  app,
  limits,
}: {
  server: FastifyInstance;
  app: App;
  limits: Limits;
}): Promise<void> {
  const closing = new AbortController();
  server.addHook('preClose', (done) => {
    closing.abort();
    done();
  });
  const refusals = openRefusals({ app });
  server.addHook('onClose', () => refusals.settled());
  for (const operation of Object.values(app.catalogue.operations)) {
    const answer = route({ app, operation, limits, closing: closing.signal });
    server.route({
      method: operation.method,
      url: `/api${operation.path}`,
      ...(!operation.isBinary && serialised({ app, operation })),
      config: { timeout: operation.timeout },
      handler: (request, reply) =>
        answer(request, reply).catch((error: unknown) => {
          refusals.tell({ operation, request, error });
          throw error;
        }),
    });
  }
  server.all('/api/*', async (_request, reply) => {
    const failure = failures.noRoute();
    return reply.code(failure.status).send(bodyOf(failure));
  });
}

function route({
  app,
  operation,
  limits,
  closing,
}: {
  app: App;
  operation: Operation;
  limits: Limits;
  closing: AbortSignal;
}): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  const handler = operation.job ? enqueueOperation : handlerOf({ app, operation });
  const { sessionLongestLife: life } = app.config;
  // Some calls by GET change something; a link must not set one off.
  const isChange = operation.method !== 'GET' || !operation.isRead;
  return async (request, reply) => {
    const token = readToken({ request, isChange });
    const count = (session: Session | undefined): void => {
      if (limits.count({ session, ip: request.ip })) return;
      reply.header('retry-after', limits.secondsLeft());
      throw failures.tooMany();
    };
    const found = await sessionOfPage({ app, operation, request, token }).catch((error: unknown) => {
      count(undefined);
      throw error;
    });
    count(found);
    const session = withOwnPassword({ operation, session: found });
    request.session = session;
    admit({ app, operation, session });
    const scope = scopeOf({ app, operation, session, ip: request.ip });
    if (operation.isMultipart) await assertRoom({ app, scope, size: Number(request.headers['content-length'] ?? 0) });
    const { fields, uploads } = operation.isMultipart
      ? await readForm({ request, app })
      : { fields: request.body, uploads: [] };
    try {
      const given = inputOf({ app, operation, request, body: fields });
      const caller = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '', token: headerToken(request) };
      const context: CallContext = {
        ...(await contextOf({ app, operation, session, scope, caller })),
        uploads,
        get gone() {
          return goneOf(reply);
        },
        closing,
        figures: figuresFor({ app, session, caller }),
      };
      const input = await validInput({ context, input: given });
      assertReadable({ context, input });
      const result = await handler(context, input);
      if (operation.verb === 'exportExcel' || operation.verb === 'print')
        await recordOwn(context, { event: 'exported', detail: exportedText({ operation, input }) }).catch(
          (error: unknown) => {
            if (result instanceof Download) result.drop();
            throw error;
          },
        );
      return result instanceof Download
        ? sendFile({ reply, file: result })
        : { code: 200, message: '操作成功', data: keepSession({ operation, request, reply, result, life }) };
    } finally {
      await discard(uploads);
    }
  };
}

/** What was made into a file, and what for where that was asked. */
function exportedText({ operation, input }: Pick<CallContext, 'operation'> & { input: Values }): string {
  const { purpose } = input;
  return typeof purpose === 'string' ? `${operation.title}，用途：${purpose}` : operation.title;
}

/** Known by the reply: a request is over once its body is read, whether or not somebody waits for an answer. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(failures.gone());
  });
  if (raw.destroyed) gone.abort(failures.gone());
  return gone.signal;
}

type Called = Pick<CallContext, 'app' | 'operation' | 'session'>;

/** Tenant and user of a call, how far they see, and from where they change something. */
function scopeOf({ app, operation, session, ip }: Called & { ip: string }): CallContext['scope'] {
  const seen = sightOf({ catalogue: app.catalogue, session });
  // What is for anybody is the same for managers of some organisations.
  const sight = seen?.tenants && operation.access === 'public' ? { ...seen, tenants: '' } : seen;
  return {
    tenantId: isPlatformWork({ operation, kept: keptBy({ app, operation }), session }) ? '' : (session?.tenantId ?? ''),
    userId: session?.userId ?? '',
    ...(sight && { sight }),
    ...(!operation.isRead && { act: actOf({ operation: operation.name, id: newId() }), address: ip.slice(0, 64) }),
  };
}

async function contextOf(called: Called & Pick<CallContext, 'scope' | 'caller'>): Promise<CallContext> {
  const { app, operation, scope } = called;
  const extensible = extensibleOf({ app, operation });
  return {
    ...called,
    dictionaries: await app.dictionaries.of(scope.tenantId),
    ...(extensible && { entity: await app.ownFields.extended({ entity: extensible, tenantId: scope.tenantId }) }),
    uploads: [],
  };
}

function keptBy({ app, operation }: Pick<Called, 'app' | 'operation'>): 'tenant' | 'platform' | undefined {
  return operation.entity === undefined ? undefined : app.catalogue.entities[operation.entity]?.scope;
}

/** Figures for a caller, each with its own permission, check and refusal. */
function figuresFor({ app, session, caller }: Pick<CallContext, 'app' | 'session' | 'caller'>): CallContext['figures'] {
  return async ({ operation: name, input, isFresh }) => {
    const operation = app.catalogue.operations[name];
    if (!operation?.aggregate) throw failures.noRoute();
    admit({ app, operation, session });
    const scope = scopeOf({ app, operation, session, ip: caller.ip });
    const context = await contextOf({ app, operation, session, scope, caller });
    await validInput({ context, input });
    assertReadable({ context, input });
    return app.figures.of({
      operation: name,
      input,
      scope,
      isPersonal: app.catalogue.entities[operation.entity ?? '']?.own !== undefined,
      isFresh,
      work: () => handlerOf({ app, operation })(context, input),
    });
  };
}

/** What someone may call whose password was set by another person (rule L5); what is for anyone they see as anyone does. */
const withInitialPassword: ReadonlySet<string> = new Set([
  'session.updatePassword',
  'session.captcha',
  'session.logout',
  'session.enter',
]);

/** @throws Failure 403 with `data.reason: password` where an initial password is to be changed first. */
function withOwnPassword({
  operation,
  session,
}: {
  operation: Operation;
  session: Session | undefined;
}): Session | undefined {
  if (!session?.isPasswordInitial || withInitialPassword.has(operation.name)) return session;
  if (operation.access !== 'public') throw failures.passwordDue();
  return undefined;
}

/** @throws Failure 401 without a session, 403 without one of the codes, 409 where a tenant's records are meant and none is chosen. */
function admit({ app, operation, session }: Called): void {
  if (operation.access === 'public') return;
  if (!session) throw failures.unauthorised();
  if (operation.access === 'code' && !operation.codes.some((code) => session.codes.has(code))) throw failures.denied();
  const needsTenant = keptBy({ app, operation }) === 'tenant';
  if (operation.access === 'code' && needsTenant && session.tenantId === '') throw failures.noTenant();
}

/**
 * What anyone may see of the platform, and what its operators do there, stands in no tenant (rule T7): those of some
 * organisations do no more there than what is about these (rule T24).
 */
function isPlatformWork({
  operation,
  kept,
  session,
}: {
  operation: Operation;
  kept: 'tenant' | 'platform' | undefined;
  session: Session | undefined;
}): boolean {
  if (kept !== 'platform') return false;
  if (operation.access === 'public') return true;
  return session?.isOperator === true && (isOfWholePlatform(session) || operation.entity === 'tenant');
}

function inputOf({
  app,
  operation,
  request,
  body,
}: {
  app: App;
  operation: Operation;
  request: FastifyRequest;
  body: unknown;
}): Values {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw failures.malformed();
  const query = coerceQuery({
    app,
    operation,
    query: withoutPage({ operation, query: request.query as Record<string, unknown> }),
  });
  return { ...query, ...(body as Values | null | undefined), ...(request.params as Values) };
}

function sendFile({ reply, file }: { reply: FastifyReply; file: Download }): FastifyReply {
  const name = encodeURIComponent(file.fileName);
  const disposition = file.headers['content-disposition'] ?? `attachment; filename*=UTF-8''${name}`;
  return reply
    .headers({ ...file.headers, 'content-type': file.mime, 'content-disposition': disposition })
    .send(file.body);
}
