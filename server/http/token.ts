import type { FastifyRequest } from 'fastify';
import { markOf } from '../domain/session/index.ts';

/**
 * The cookies of a browser's session: the token, which no script reads, and its mark, which scripts do (rule L12). Over TLS
 * the browser takes a token's cookie from this very host alone, so that no neighbour below the same domain puts another
 * person's session in its place.
 */
export function sessionCookies({ protocol }: Pick<FastifyRequest, 'protocol'>): { token: string; mark: string } {
  return { token: protocol === 'https' ? '__Host-token' : 'token', mark: 'signedIn' };
}

/**
 * The session token of a request: the header `token`, or the cookie beside its mark, so that pictures and files show. A
 * change by cookie has to come from a page of ours (rule L12).
 */
export function readToken({ request, isChange }: { request: FastifyRequest; isChange: boolean }): string | undefined {
  const given = headerToken(request);
  if (given !== undefined || (isChange && !isOfOurPages(request))) return given;
  const names = sessionCookies(request);
  const { [names.token]: kept, [names.mark]: mark } = request.cookies;
  return isToken(kept) && mark === markOf(kept) ? kept : undefined;
}

/** The token that the caller has and shows; a page has none. */
export function headerToken({ headers }: FastifyRequest): string | undefined {
  const { token } = headers;
  return isToken(token) ? token : undefined;
}

/** Whether a page of this site sent it: no other can set the header, as the server lets no other site do so (CORS). */
export function isOfOurPages({ headers }: FastifyRequest): boolean {
  return headers['x-app'] === '1';
}

/** 'null' and 'undefined' are what careless clients send. */
function isToken(text: unknown): text is string {
  return typeof text === 'string' && text !== '' && text !== 'null' && text !== 'undefined' && text.length <= 200;
}
