import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fromWire } from '#runtime/core/dates.ts';
import type { Operation } from '#generators/formats.ts';
import { markOf } from '../domain/session/index.ts';
import { headerToken, isOfOurPages, sessionCookies } from './token.ts';

/**
 * Where a page of ours begins, renews or ends its session, the browser is told to keep or drop the token; the page itself
 * is not told it (rule L12). Other callers, who asked without `x-app`, get what the handler said.
 * @returns what is answered
 */
export function keepSession({
  operation,
  request,
  reply,
  result,
}: {
  operation: Pick<Operation, 'name'>;
  request: FastifyRequest;
  reply: FastifyReply;
  result: unknown;
}): unknown {
  const change = changes[operation.name];
  if (!change || !isOfOurPages(request)) return result;
  const options = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const;
  if (change === 'end') {
    drop({ reply, options });
    return result;
  }
  const { token = headerToken(request), ...told } = result as { token?: string; expires?: string };
  if (token !== undefined) keep({ reply, token, options: { ...options, maxAge: secondsTo(told.expires) } });
  return told;
}

/**
 * Calls after which the browser has another token, or none. A ticket is not among them: it is exchanged before anybody
 * was asked whether its person may take the place of who is here (rule L11); `enter` follows.
 */
const changes: Readonly<Record<string, 'begin' | 'end'>> = {
  'session.login': 'begin',
  'session.enter': 'begin',
  'session.updatePassword': 'begin',
  'session.logout': 'end',
};

interface Cookies {
  reply: FastifyReply;
  options: CookieSerializeOptions;
}

function keep({ reply, token, options }: Cookies & { token: string }): void {
  reply.setCookie(sessionCookies.token, token, { ...options, httpOnly: true });
  reply.setCookie(sessionCookies.mark, markOf(token), options);
}

function drop({ reply, options }: Cookies): void {
  reply.clearCookie(sessionCookies.token, { ...options, httpOnly: true });
  reply.clearCookie(sessionCookies.mark, options);
}

/** Seconds, not the moment: the browser's clock may be wrong. */
function secondsTo(expires = ''): number {
  return Math.max(0, Math.floor(((fromWire(expires)?.getTime() ?? 0) - Date.now()) / 1000));
}
