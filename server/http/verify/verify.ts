import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toWireTime } from '#runtime/core/dates.ts';
import { verify } from '../../domain/issue/index.ts';
import type { LookUpLevel } from '../../domain/session/index.ts';
import type { App } from '../../engine/context.ts';
import type { Limits } from '../limits.ts';
import { withCaptcha } from './captcha.ts';
import { addFiles } from './file.ts';
import { addPerson } from './person.ts';
import { verifyPage, type Shown } from './page.ts';
import { addPicture } from './picture.ts';
import { sharedHead } from './shared.ts';

/** The page on which anyone verifies certificates: by its form, or by the address that is printed on one. Each look-up is a call of its address (L8). */
export async function addVerify({
  server,
  app,
  limits,
}: {
  server: FastifyInstance;
  app: App;
  limits: Pick<Limits, 'count'>;
}): Promise<void> {
  const levels = new Map(app.artefacts.dictionaries['certLevel']?.values.map(({ code, label }) => [code, label]));
  const send = ({
    reply,
    status,
    shown,
  }: {
    reply: FastifyReply;
    status: number;
    shown: Partial<Shown>;
  }): FastifyReply => {
    const page = verifyPage({
      number: '',
      name: '',
      by: '',
      found: [],
      head: '',
      levelOf: (code) => levels.get(code) ?? code,
      now: toWireTime(new Date()),
      ...shown,
    });
    return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fields = fieldsOf(request);
    const { number = '', by = '', name = '', another = '' } = fields;
    const shown = { number, name, by };
    if (number === '' && another === '') return send({ reply, status: 200, shown });
    const isLooked = limits.count({ session: undefined, ip: request.ip });
    const wanted = { number, name, ip: request.ip, ...(by !== '' && { tenantId: by }) };
    const look = (level: LookUpLevel) => verify({ app, wanted: { ...wanted, level } });
    const answered = isLooked ? await withCaptcha({ app, fields, look }) : { kind: 'tooMany' as const };
    if (answered.kind === 'tooMany') return send({ reply, status: 429, shown: { ...shown, found: undefined } });
    if (answered.kind === 'captcha')
      return send({ reply, status: 422, shown: { ...shown, captcha: answered.captcha } });
    const { found } = answered;
    const head = sharedHead({ config: app.config, found });
    return send({ reply, status: found.length > 0 ? 200 : 404, shown: { ...shown, found, head } });
  };
  await server.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.get('/verify', answer);
    pages.get('/verify/:number', answer);
    pages.post('/verify', answer);
    addFiles({ server: pages, app, limits, send });
    addPerson({ server: pages, app, limits, fieldsOf, send });
    addPicture({ server: pages, app, limits });
  });
}

const longest = 100;

/** What was asked, of address or form; too long to be of a certificate is as good as cut. */
function fieldsOf({ params, query, body }: FastifyRequest): Record<string, string> {
  const all = { ...(query as object), ...(body as object | null), ...(params as object) };
  return Object.fromEntries(
    Object.entries(all).map(([key, value]) => [key, typeof value === 'string' ? value.trim().slice(0, longest) : '']),
  );
}
