/**
 * While `npm run dev` runs, 调整界面 writes the product's own overlays, `schemas/screens/<name>.json`: a middleware of the
 * development server alone, which no build contains.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { runCommand } from './command.ts';

/** Takes them at `product-screens/<name>` below the app, from its own pages alone. */
export function productScreens({ root }: { root: string }): Plugin {
  return {
    name: 'product-screens',
    apply: 'serve',
    configureServer: ({ middlewares, config }) => {
      middlewares.use(
        `${config.base}product-screens/`,
        (request, response) => void takeProductScreen({ root, request, response }),
      );
    },
  };
}

/** Answers one request of the editor. */
export async function takeProductScreen({
  root,
  request,
  response,
}: {
  root: string;
  request: IncomingMessage;
  response: ServerResponse;
}): Promise<void> {
  const reply = (status: number, message: string): void => {
    const type = { 'content-type': 'application/json; charset=utf-8' };
    response.writeHead(status, type).end(JSON.stringify({ message }));
  };
  // Another site that is open in the same browser changes no file here.
  if (request.headers['sec-fetch-site'] !== 'same-origin') return reply(403, '只有开发时的页面可以调整产品的界面');
  if (request.method !== 'PUT') return reply(405, '只能写入');
  const name = /^\/([a-z][A-Za-z0-9]*\.(?:list|form|detail))$/.exec(request.url ?? '')?.[1];
  try {
    const changes = await bodyOf(request);
    if (changes === undefined) return reply(422, '调整的内容应是一个对象');
    if (name === undefined) return reply(404, missing);
    const { exitCode, output } = await runCommand({
      command: process.execPath,
      args: ['--import', 'tsx', join('generators', 'arrange.ts'), name, changes],
      cwd: root,
    });
    if (exitCode !== 0) return reply(statuses[exitCode] ?? 500, output.trim() || missing);
    // What it looks like is no reason to refuse it: a commit is checked for that.
    const biome = join(root, 'node_modules', '.bin', 'biome');
    const formatted = await runCommand({
      command: biome,
      args: ['format', '--write', join('schemas', 'screens')],
      cwd: root,
    });
    if (formatted.exitCode !== 0) console.error(formatted.output);
    return reply(200, '已写入');
  } catch (error) {
    return reply(500, error instanceof Error ? error.message : String(error));
  }
}

const missing = '没有这个界面，或不能调整';

/** By what `generators/arrange.ts` ends with. */
const statuses: Readonly<Record<number, number>> = { 3: 404, 4: 422 };

/** The text of a JSON object. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString('utf8');
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? text : undefined;
  } catch {
    return undefined;
  }
}
