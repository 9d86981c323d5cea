/** The measuring stick: node:http and pg doing by hand what the product does for questions, without session, codes, validation, row-level security or history. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { newId } from '#server/engine/ids.ts';
import { jsonFields, listFields, editedFields } from './questions.ts';

pg.types.setTypeParser(1184, (text) => text.slice(0, 19));
pg.types.setTypeParser(1700, Number);

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 16,
  options: '-c TimeZone=Asia/Shanghai',
});
const quoted = (fields: readonly string[]) => fields.map((field) => `"${field}"`).join(', ');
const all = quoted(['id', 'version', 'createdTime', 'updatedTime', ...editedFields]);

const routes: Record<string, (request: IncomingMessage) => Promise<unknown>> = {
  async '/list'(request) {
    const { certId, type, pageNum, pageSize } = await read(request);
    const [rows, total] = await Promise.all([
      pool.query({
        name: 'list',
        text: `select ${quoted(listFields)} from bare_question where "certId" = $1 and "type" = $2 order by "createdTime" desc, "id" desc limit $3 offset $4`,
        values: [certId, type, pageSize, (Number(pageNum) - 1) * Number(pageSize)],
      }),
      pool.query({
        name: 'count',
        text: 'select count(*)::integer as total from bare_question where "certId" = $1 and "type" = $2',
        values: [certId, type],
      }),
    ]);
    return { rows: rows.rows, total: total.rows[0].total };
  },
  async '/get'(request) {
    const id = new URL(request.url ?? '', 'http://localhost').searchParams.get('id');
    const { rows } = await pool.query({
      name: 'get',
      text: `select ${all} from bare_question where "id" = $1`,
      values: [id],
    });
    return rows[0];
  },
  async '/create'(request) {
    const record = await read(request);
    const { rows } = await pool.query({
      name: 'create',
      text: `insert into bare_question ("id", ${quoted(editedFields)}) values ($1, ${editedFields.map((_, i) => `$${i + 2}`).join(', ')}) returning ${all}`,
      values: [
        newId(),
        ...editedFields.map((field) =>
          jsonFields.has(field) ? JSON.stringify(record[field] ?? []) : (record[field] ?? null),
        ),
      ],
    });
    return rows[0];
  },
  async '/update'(request) {
    const { id, version, analysis, score } = await read(request);
    const { rows } = await pool.query({
      name: 'update',
      text: `update bare_question set "analysis" = $3, "score" = $4, "version" = "version" + 1, "updatedTime" = now() where "id" = $1 and "version" = $2 returning ${all}`,
      values: [id, version, analysis, score],
    });
    return rows[0];
  },
};

createServer((request, response) => {
  const route = routes[(request.url ?? '').split('?')[0] ?? ''];
  if (!route) return send({ response, status: 404, data: null });
  route(request).then(
    (data) => send({ response, status: data === undefined ? 404 : 200, data }),
    (error: unknown) => send({ response, status: 500, data: String(error) }),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));

function send({ response, status, data }: { response: ServerResponse; status: number; data: unknown }): void {
  const body = JSON.stringify({ code: status, data });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return JSON.parse(text) as Record<string, unknown>;
}
