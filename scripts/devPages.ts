/**
 * What the pages of development are told of the server: while it starts, their calls wait for it; what is wrong is shown
 * in the page; and once it serves again the page comes back by itself.
 */
import { ServerResponse } from 'node:http';
import type { ErrorPayload, HttpProxy, Plugin, ViteDevServer } from 'vite';

export interface DevPages {
  /** For the development server of each app. */
  plugin(): Plugin;
  /** The server starts, for the first time or again, or what it serves is about to change. */
  waitForServer(): void;
  /** The server serves. `isChanged` says that it serves something else now: pages that are not new are loaded anew. */
  showServer(options: { isChanged: boolean }): void;
  /** The server is not there and will not come by itself. */
  missServer(why: string): void;
  /** The catalogue has a mistake, and nothing of it is used before that is mended; without one it is mended. */
  showMistake(mistake: string | undefined): void;
}

type State = { is: 'starting' } | { is: 'serving' } | { is: 'missing'; why: string };

/** Opens what all pages share. */
export function openDevPages(): DevPages {
  const pages: ViteDevServer[] = [];
  /** Those that were loaded while their calls waited: Vite does it by itself where it has seen a file change. */
  const fresh = new Set<ViteDevServer>();
  const waiting = new Set<() => void>();
  let state: State = { is: 'starting' };
  let mistake: string | undefined;
  let isShown = false;

  const trouble = (): string | undefined => mistake ?? (state.is === 'missing' ? state.why : undefined);
  const show = (): void => {
    const message = trouble();
    if (message === undefined) return;
    isShown = true;
    fresh.clear();
    for (const page of pages) page.ws.send(overlayOf(message));
  };
  const reload = (): void => {
    isShown = false;
    for (const page of pages) if (!fresh.has(page)) page.ws.send({ type: 'full-reload' });
  };
  const answer = ({
    page,
    response,
    pass,
  }: {
    page: ViteDevServer;
    response: ServerResponse;
    pass: () => void;
  }): void => {
    if (state.is === 'serving') return pass();
    if (state.is === 'missing') return refuse({ response, message: state.why });
    const again = (): void => answer({ page, response, pass });
    waiting.add(again);
    response.once('close', () => {
      // Whoever waited longer than a call may take shows that it failed.
      if (waiting.delete(again)) fresh.delete(page);
    });
  };
  const become = (next: State): void => {
    if (next.is === 'starting' && state.is !== 'starting') fresh.clear();
    state = next;
    const calls = [...waiting];
    waiting.clear();
    for (const call of calls) call();
  };

  return {
    plugin: () => ({
      name: 'dev-pages',
      apply: 'serve',
      configureServer: (page) => {
        pages.push(page);
        // A page that is opened, or opened again, while something is wrong.
        page.ws.on('connection', () => {
          if (state.is === 'starting') fresh.add(page);
          show();
        });
        page.middlewares.use('/api', (_request, response, pass) => answer({ page, response, pass }));
      },
    }),
    waitForServer: () => become({ is: 'starting' }),
    showServer: ({ isChanged }) => {
      become({ is: 'serving' });
      if (mistake === undefined && (isShown || isChanged)) reload();
    },
    missServer: (why) => {
      become({ is: 'missing', why });
      show();
    },
    showMistake: (next) => {
      mistake = next;
      if (next !== undefined) show();
      else if (isShown && state.is === 'serving') reload();
    },
  };
}

/** For the proxy of calls: one that the server ended with, as it is made to start again, is told so. */
export function tellLost(proxy: HttpProxy.ProxyServer): void {
  proxy.on('error', (_error, _request, response) => {
    if (response instanceof ServerResponse && !response.headersSent)
      refuse({ response, message: '服务正在重新启动，没有收到这次操作的结果：可能已经保存，请刷新看一看再做' });
  });
}

/** Vite shows it over the page until it is mended or put away by Esc; the names of files in it open the editor. */
function overlayOf(message: string): ErrorPayload {
  return { type: 'error', err: { message, stack: '' } };
}

function refuse({ response, message }: { response: ServerResponse; message: string }): void {
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ code: 503, message }));
}
