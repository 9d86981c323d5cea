import type { FastifyRequest } from 'fastify';

/**
 * The session token of a request: the header `token`, and for reading also the cookie, so that pictures show.
 * A change needs the header, which no foreign page can set. 'null' and 'undefined' are what careless clients send.
 */
export function readToken({ request, isChange }: { request: FastifyRequest; isChange: boolean }): string | undefined {
  const header = request.headers['token'];
  const token = typeof header === 'string' && header !== '' ? header : isChange ? undefined : request.cookies['token'];
  return token === undefined || token === 'null' || token === 'undefined' || token.length > 200 ? undefined : token;
}
