/** What pages of development are told of a server that starts, is missing, or whose catalogue has a mistake. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createServer as createHttp, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';
import { openDevPages, tellLost, type DevPages } from './devPages.ts';

let upstream: Server;
let page: ViteDevServer;
let pages: DevPages;
let url = '';
const sent = vi.fn<(payload: { type: string; err?: { message: string } }) => void>();

beforeAll(async () => {
  upstream = createHttp((request, response) =>
    request.url === '/api/lost' ? request.socket.destroy() : response.end('served'),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => upstream.once('listening', resolve));
  pages = openDevPages();
  page = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [{ name: 'heard', configureServer: ({ ws }) => void vi.spyOn(ws, 'on') }, pages.plugin()],
    optimizeDeps: { noDiscovery: true },
    server: {
      host: '127.0.0.1',
      port: 0,
      watch: null,
      proxy: {
        '/api': { target: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`, configure: tellLost },
      },
    },
  });
  vi.spyOn(page.ws, 'send').mockImplementation(sent as never);
  await page.listen();
  url = `${page.resolvedUrls?.local[0]}api/menu`;
});
beforeEach(() => sent.mockClear());
afterAll(async () => {
  await page.close();
  upstream.close();
});

it('lets calls wait for a server that starts', async () => {
  const arrived = new Promise((resolve) => page.httpServer?.once('request', resolve));
  pages.waitForServer();
  const reply = fetch(url);
  await arrived;
  pages.showServer({ isChanged: false });
  expect(await (await reply).text()).toBe('served');
  expect(sent).not.toHaveBeenCalled();
});

it('says of a call that the server ended with what may have come of it', async () => {
  pages.showServer({ isChanged: false });
  const reply = await fetch(url.replace('menu', 'lost'));
  expect(reply.status).toBe(503);
  expect(await reply.json()).toEqual({ code: 503, message: expect.stringContaining('可能已经保存') });
});

it('says why a server does not come, to calls and in the page, and reloads the page once it serves', async () => {
  pages.waitForServer();
  const reply = fetch(url);
  pages.missServer('数据库需要迁移');
  expect((await reply).status).toBe(503);
  expect(await (await fetch(url)).json()).toEqual({ code: 503, message: '数据库需要迁移' });
  expect(sent.mock.lastCall).toEqual([{ type: 'error', err: { message: '数据库需要迁移', stack: '' } }]);
  pages.waitForServer();
  pages.showServer({ isChanged: false });
  expect(sent.mock.lastCall).toEqual([{ type: 'full-reload' }]);
});

it('shows a mistake of the catalogue while the former server goes on serving, until it is mended', async () => {
  pages.showMistake('cert.json:12 无此字段');
  expect(sent.mock.calls).toEqual([[{ type: 'error', err: { message: 'cert.json:12 无此字段', stack: '' } }]]);
  expect(await (await fetch(url)).text()).toBe('served');
  pages.showMistake(undefined);
  expect(sent.mock.lastCall).toEqual([{ type: 'full-reload' }]);
});

it('reloads pages after a start with another catalogue', () => {
  pages.waitForServer();
  pages.showServer({ isChanged: true });
  expect(sent.mock.calls).toEqual([[{ type: 'full-reload' }]]);
});

it('leaves a page alone that was loaded while its calls waited', () => {
  pages.waitForServer();
  for (const [, connected] of vi.mocked(page.ws.on).mock.calls) (connected as () => void)();
  pages.waitForServer();
  pages.showServer({ isChanged: true });
  expect(sent).not.toHaveBeenCalled();
});

it('reloads a page that was loaded while the server started, but whose call did not wait for it', async () => {
  pages.waitForServer();
  for (const [, connected] of vi.mocked(page.ws.on).mock.calls) (connected as () => void)();
  const arrived = new Promise<ServerResponse>((resolve) =>
    page.httpServer?.once('request', (_request, response) => resolve(response)),
  );
  const impatience = new AbortController();
  const reply = fetch(url, { signal: impatience.signal });
  const response = await arrived;
  const closed = new Promise((resolve) => response.once('close', resolve));
  impatience.abort();
  await expect(reply).rejects.toThrow();
  await closed;
  pages.showServer({ isChanged: true });
  expect(sent.mock.calls).toEqual([[{ type: 'full-reload' }]]);
});
