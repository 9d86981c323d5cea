import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { App } from '../engine/context.ts';
import type { Session } from '../engine/session.ts';
import { newId } from '../engine/ids.ts';
import { addArrivalLimits, arrivalLimits, type ArrivalLimits } from './arrival.ts';
import { addCredentials } from './credentials/credentials.ts';
import { addErrorReplies, refuseAddress, refuseBroken } from './errors.ts';
import { addHeaders } from './headers.ts';
import { addHealth } from './health.ts';
import { openLimits } from './limits.ts';
import { addOpenapi } from './openapi.ts';
import { addRequestLog } from './requestLog.ts';
import { addRoutes } from './routes.ts';
import { addPages } from './pages.ts';
import { addThemeSheets } from './themeSheets.ts';
import { addVerify } from './verify/verify.ts';

const bodyLimit = 2 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once that is known. */
    session: Session | undefined;
  }
  interface FastifyContextConfig {
    /** Milliseconds the call may take to arrive. */
    timeout?: number;
  }
}

/** The HTTP server: every operation of the catalogue below /api, and the built pages. */
export async function createServer({
  app,
  limits = arrivalLimits,
}: {
  app: App;
  limits?: ArrivalLimits;
}): Promise<FastifyInstance> {
  const { trustProxy: hops } = app.config;
  const server = Fastify({
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.headers / 5 },
    requestTimeout: 0,
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBroken,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  });
  server.decorateRequest('session', undefined);
  await server.register(cookie);
  await server.register(multipart, {
    limits: { fileSize: app.config.maxUpload, files: 1, fields: 20, fieldSize: 100_000 },
  });
  addRequestLog({ server });
  addArrivalLimits({ server, silence: limits.silence });
  addHeaders({ server });
  addErrorReplies({ server });
  addHealth({ server, app });
  addOpenapi({ server, app });
  const callLimits = openLimits({ app });
  server.addHook('onClose', () => callLimits.close());
  addThemeSheets({ server, limits: callLimits });
  await addRoutes({ server, app, limits: callLimits });
  await addCredentials({ server, app, limits: callLimits });
  await addVerify({ server, app, limits: callLimits });
  await addPages({ server, app });
  return server;
}
