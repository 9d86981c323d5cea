import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
  life,
}: {
  operation: Pick<Operation, 'name'>;
  request: FastifyRequest;
  reply: FastifyReply;
  result: unknown;
  /** Milliseconds that a session may last at most: use puts its end off (rule L6), of which the browser is not told. */
  life: number;
}): unknown {
  const change = changes[operation.name];
  if (!change || !isOfOurPages(request)) return result;
  const options = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const;
  const names = sessionCookies(request);
  if (change === 'end') {
    drop({ reply, names, options });
    return result;
  }
  const { token = headerToken(request), ...told } = result as { token?: string };
  if (token !== undefined) keep({ reply, names, token, options: { ...options, maxAge: Math.floor(life / 1000) } });
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
  names: ReturnType<typeof sessionCookies>;
  options: CookieSerializeOptions;
}

function keep({ reply, names, token, options }: Cookies & { token: string }): void {
  reply.setCookie(names.token, token, { ...options, httpOnly: true });
  reply.setCookie(names.mark, markOf(token), options);
}

function drop({ reply, names, options }: Cookies): void {
  reply.clearCookie(names.token, { ...options, httpOnly: true });
  reply.clearCookie(names.mark, options);
}
