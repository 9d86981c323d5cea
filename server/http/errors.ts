import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, failures } from '../failures.ts';
import { isConnectionLost } from '../database/errors.ts';
import { setHeaders } from './headers.ts';

/** Every error becomes `{code, message, data}`; what nobody foresaw is logged and answered without a word of its own. */
export function addErrorReplies({ server }: { server: FastifyInstance }): void {
  let isClosing = false;
  server.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  // What still arrives on an open connection; Fastify's own answer has no envelope (return503OnClosing).
  server.addHook('onRequest', (_request, _reply, done) => {
    if (isClosing) done(failures.busy('系统正在重新启动，请稍后再试'));
    else done();
  });
  server.setErrorHandler((error, request, reply) => {
    const failure = isBrokenOff(request) ? failures.malformed() : asFailure(error);
    if (failure !== error && failure.status >= 500)
      request.log.error(error, `${request.method} ${request.url.split('?')[0] ?? ''}`);
    return reply.code(failure.status).send(bodyOf(failure));
  });
}

/** An address that cannot be decoded is refused before any hook and handler. */
export function refuseAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  setHeaders({ request, reply });
  const failure = failures.malformed('网址的写法不正确');
  void reply.code(failure.status).send(bodyOf(failure));
}

/** What is no HTTP, or whose headers are too large or do not come: nobody has read it as a request. */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(messageOf(brokenOff(error)));
  socket.destroy(error);
}

/** A whole reply, for where there is no request to answer. */
export function messageOf(failure: Failure): string {
  const body = JSON.stringify(bodyOf(failure));
  const line = `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}`;
  return `${line}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function brokenOff({ code }: NodeJS.ErrnoException): Failure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return failures.tooSlow();
  if (code === 'HPE_HEADER_OVERFLOW') return new Failure({ status: 431, message: '请求的头部过大' });
  return failures.malformed();
}

export function bodyOf({ code, message, data }: Failure): object {
  return data === undefined ? { code, message } : { code, message, data };
}

/** The sender went away before the body was whole: whatever failed because of it, nobody is there to be told. */
function isBrokenOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isConnectionLost(error)) return failures.busy('数据库暂时无法连接，请稍后再试');
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code !== undefined && unstorable.has(code)) return failures.unstorable();
  if (code === 'FST_REQ_FILE_TOO_LARGE') return failures.tooLarge('文件过大');
  if (statusCode === 413) return failures.tooLarge();
  if (statusCode === 429) return failures.tooMany();
  if (statusCode === 415) return new Failure({ status: 415, message: '请求的内容类型不受支持' });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return failures.malformed();
  return failures.broken();
}

/** What PostgreSQL answers to texts with a NUL or half a character. */
const unstorable: ReadonlySet<string> = new Set(['22021', '22P05']);
