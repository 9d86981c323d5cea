import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { verifyPerson, type VerifiedCert } from '../../domain/issue/index.ts';
import type { LookUpLevel } from '../../domain/session/index.ts';
import type { App } from '../../engine/context.ts';
import type { Limits } from '../limits.ts';
import { withCaptcha, type Answered } from './captcha.ts';

/** The form by name and identity document as it was sent, and what came of it; nothing where it was opened first. */
export interface SentPerson {
  name: string;
  idNumber: string;
  answered?: Answered<readonly VerifiedCert[]>;
}

/**
 * Verifies by name and identity document, without a script (rule IC18): by a form that is posted, so that they stand in no address
 * and no log. Each look-up is a call of its address (L8).
 */
export function addPerson({
  server,
  app,
  limits,
  fieldsOf,
  send,
}: {
  server: FastifyInstance;
  app: App;
  limits: Pick<Limits, 'count'>;
  fieldsOf(request: FastifyRequest): Record<string, string>;
  /** Answers with the page. */
  send(answer: { reply: FastifyReply; status: number; shown: { person: SentPerson } }): FastifyReply;
}): void {
  server.get('/verify/person', (_request, reply) =>
    send({ reply, status: 200, shown: { person: { name: '', idNumber: '' } } }),
  );
  server.post('/verify/person', async (request, reply) => {
    const fields = fieldsOf(request);
    const { name = '', idNumber = '', another = '' } = fields;
    const person = { name, idNumber };
    if (another === '' && (name === '' || idNumber === '')) return send({ reply, status: 400, shown: { person } });
    const look = (level: LookUpLevel) => verifyPerson({ app, sought: { ...person, ip: request.ip, level } });
    const isLooked = limits.count({ session: undefined, ip: request.ip });
    const answered = isLooked ? await withCaptcha({ app, fields, look }) : { kind: 'tooMany' as const };
    return send({ reply, status: statusOf(answered), shown: { person: { ...person, answered } } });
  });
}

function statusOf(answered: Answered<readonly VerifiedCert[]>): number {
  if (answered.kind === 'found') return answered.found.length > 0 ? 200 : 404;
  return { captcha: 422, tooMany: 429 }[answered.kind];
}
