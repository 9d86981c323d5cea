import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstAppearance } from '#runtime/core/firstAppearance.ts';

/**
 * The security headers, written once: no inline script but the one that is named
 * here, nothing evaluated, no frame around the pages. Style attributes
 * and sheets are needed by antd (docs/decisions, 5). Pictures in rich text may come from other sites over https.
 */
const ofPages = {
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' 'sha256-${createHash('sha256').update(firstAppearance).digest('base64')}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Replies of the API: nobody's to keep, to guess the type of, to frame or to run. */
const ofCalls = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** A year of nothing but TLS, said where the request came by it: to this server or to a proxy that is trusted. */
const ofTls = 'max-age=31536000';

/** Sets the headers every reply carries. */
export function addHeaders({ server }: { server: FastifyInstance }): void {
  server.addHook('onRequest', (request, reply, done) => {
    setHeaders({ request, reply });
    done();
  });
}

/** The same for a reply that no hook sees. */
export function setHeaders({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): void {
  reply.headers(request.url.startsWith('/api/') ? ofCalls : ofPages);
  if (request.protocol === 'https') reply.header('strict-transport-security', ofTls);
}
