import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * A line for each call of the API: what was asked for, by whom, how it ended and how long it took in milliseconds. No
 * query string, header or body, so that no token and no password can stand in it. The reply carries the same id.
 */
export function addRequestLog({ server }: { server: FastifyInstance }): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (isCall(request)) reply.header('x-request-id', request.id);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (isCall(request)) request.log.info(lineOf(request, reply.statusCode, reply.elapsedTime), 'call');
    done();
  });
}

function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}

function lineOf({ method, url, ip, session }: FastifyRequest, status: number, elapsed: number): object {
  return {
    method,
    path: url.split('?')[0],
    status,
    milliseconds: Math.round(elapsed * 10) / 10,
    ip,
    ...(session && { user: session.userId, tenant: session.tenantId }),
  };
}
