import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toWireTime } from '#runtime/core/dates.ts';
import { verify } from '../../domain/issue/index.ts';
import type { App } from '../../engine/context.ts';
import type { Limits } from '../limits.ts';
import { addFiles } from './file.ts';
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
      found: [],
      head: '',
      levelOf: (code) => levels.get(code) ?? code,
      now: toWireTime(new Date()),
      ...shown,
    });
    return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { number, by, name } = asked(request);
    const wanted = { number, name, ip: request.ip, ...(by !== '' && { tenantId: by }) };
    const isLooked = number !== '' && limits.count({ session: undefined, ip: request.ip });
    const found = isLooked ? await verify({ app, wanted }) : undefined;
    const status = number === '' || found?.length ? 200 : found ? 404 : 429;
    return send({ reply, status, shown: { number, name, found, head: sharedHead({ config: app.config, found }) } });
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
    addPicture({ server: pages, app, limits });
  });
}

const longest = 100;

/** What was asked, of address or form; too long to be of a certificate is as good as cut. */
function asked({ params, query, body }: FastifyRequest): { number: string; by: string; name: string } {
  const all: Record<string, unknown> = { ...(query as object), ...(body as object | null), ...(params as object) };
  const textOf = (key: string): string => {
    const value = all[key];
    return typeof value === 'string' ? value.trim().slice(0, longest) : '';
  };
  return { number: textOf('number'), by: textOf('by'), name: textOf('name') };
}
