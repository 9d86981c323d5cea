import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failures } from '../failures.ts';
import { messageOf } from './errors.ts';

/** How long a request may take to arrive, in milliseconds. */
export interface ArrivalLimits {
  /** All headers. */
  headers: number;
  /** A body without another byte. The whole body has as long as its operation (specification, section 9). */
  silence: number;
}

export const arrivalLimits: ArrivalLimits = { headers: 15_000, silence: 15_000 };

/** What has arrived of a body at the last look. */
interface Arrival {
  limit: number;
  started: number;
  changed: number;
  bytes: number;
}

/**
 * Ends requests whose body stops coming or takes longer than its operation may: each holds a connection, and its part
 * of a file lies on the disk. Headers are Node's own affair (`headersTimeout`).
 */
export function addArrivalLimits({ server, silence }: { server: FastifyInstance; silence: number }): void {
  const arriving = new Map<FastifyRequest, Arrival>();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [request, arrival] of arriving) if (isOver({ request, arrival, silence, now })) end(request);
  }, silence / 5).unref();

  server.addHook('onRequest', (request, _reply, done) => {
    const now = performance.now();
    const limit = request.routeOptions.config.timeout ?? silence;
    if (hasBody(request))
      arriving.set(request, { limit, started: now, changed: now, bytes: request.raw.socket.bytesRead });
    done();
  });
  server.addHook('onResponse', (request, _reply, done) => {
    arriving.delete(request);
    done();
  });
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });

  function end(request: FastifyRequest): void {
    arriving.delete(request);
    const { socket } = request.raw;
    socket.write(messageOf(failures.tooSlow()));
    socket.destroySoon();
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isOver({
  request,
  arrival,
  silence,
  now,
}: {
  request: FastifyRequest;
  arrival: Arrival;
  silence: number;
  now: number;
}): boolean {
  const { raw } = request;
  if (raw.complete || raw.destroyed) return false;
  if (raw.socket.bytesRead !== arrival.bytes) Object.assign(arrival, { bytes: raw.socket.bytesRead, changed: now });
  return now - arrival.changed >= silence || now - arrival.started >= arrival.limit;
}
