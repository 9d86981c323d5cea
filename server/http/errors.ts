import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, failures } from '../failures.ts';
import { isConnectionLost } from '../database/errors.ts';
import { setHeaders } from './headers.ts';

/** Every error becomes `{code, message, data}`; what nobody foresaw is logged and answered without a word of its own. */
export function addErrorReplies({ server }: { server: FastifyInstance }): void {
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

export function bodyOf({ code, message, data }: Failure): object {
  return data === undefined ? { code, message } : { code, message, data };
}

/** The sender went away before the body was whole: whatever failed because of it, nobody is there to be told. */
function isBrokenOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isConnectionLost(error))
    return new Failure({ status: 503, code: 500, message: '数据库暂时无法连接，请稍后再试' });
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
