/** What 调整界面 may write while developing, and who. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProduct, type Copy } from '#tests/copy.ts';
import { projectRoot } from './install.mjs';
import { takeProductScreen } from './productScreens.ts';

const name = 'industry.list';
let copy: Copy;
let server: Server;
let url = '';

beforeAll(async () => {
  copy = copyProduct({ root: projectRoot, name: 'product-screens' });
  server = createServer((request, response) => void takeProductScreen({ root: copy.folder, request, response })).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);
afterAll(() => {
  server.close();
  copy.remove();
});

const put = (path: string, body: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  fetch(`${url}${path}`, { method: 'PUT', headers, body });

it.each<[number, string, () => Promise<Response>]>([
  [403, 'another site', () => put(`/${name}`, '{}', { 'sec-fetch-site': 'cross-site' })],
  [403, 'no browser', () => put(`/${name}`, '{}', {})],
  [404, 'a screen that there is not', () => put('/nothing.list', '{}')],
  [404, 'a path out of the folder', () => put('/..%2Fmodules', '{}')],
  [404, 'the screen on which overlays are kept', () => put('/screenOverlay.list', '{}')],
  [422, 'what is no object', () => put(`/${name}`, '[1]')],
  [422, 'what is no JSON', () => put(`/${name}`, '{')],
  [422, 'what makes no sense', () => put(`/${name}`, '{"columns":{"nothing":{"width":100}}}')],
  [200, 'an empty change', () => put(`/${name}`, '{}')],
])(
  'answers %i to %s',
  async (status, _what, ask) => {
    const reply = await ask();
    expect(reply.status).toBe(status);
    expect(((await reply.json()) as { message: string }).message).toMatch(/[\u4e00-\u9fff]/);
  },
  60_000,
);
