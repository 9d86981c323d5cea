/**
 * The service worker: the app opens without a line once it was visited. It keeps the files of one build and nothing
 * else: answers of the API are no business of its, nor is anything outside the app's path. Written by hand, because
 * this much needs no library (workbox's part for it is six times the bytes).
 *
 * Builds never mix: a page comes from the line with its own files, or, without one, from the store with the files that
 * were stored with it. A newer worker waits until no page of the former build is open.
 */
interface WorkerScope {
  registration: { scope: string; navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: LoadEvent) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface LoadEvent extends LifeEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(reply: Promise<Response>): void;
}

/** Filled in when the app is built: the names of its files, and their digest. */
declare const BUILD: { version: string; files: string[] };

const worker = globalThis as unknown as WorkerScope;
const { version, files } = BUILD;
const prefix = 'learner-shell ';
const store = `${prefix}${version}`;
const page = worker.registration.scope;

/** Milliseconds after which a line that says nothing counts as none. */
const patience = 4000;

worker.addEventListener('install', (event) => event.waitUntil(keepBuild()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropFormer(), worker.registration.navigationPreload?.enable()])),
);
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(page)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (request.url.startsWith(`${page}assets/`)) event.respondWith(findFile(request));
});

/** Keeps the page with all its files, or nothing: where the server has a newer build by now, that one's worker will come. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(store);
  const reply = await fetch(page, { cache: 'no-cache', credentials: 'omit' });
  const text = await reply.clone().text();
  const isOfBuild = reply.ok && files.some((file) => /assets\/index-[^/]*\.js$/.test(file) && text.includes(file));
  if (!isOfBuild) throw new Error('the page is of another build');
  await cache.addAll(files.map((file) => page + file));
  await cache.put(page, reply);
}

async function dropFormer(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== store).map((name) => caches.delete(name)),
  );
}

/** From the line while there is one, else the page that was kept. */
async function openPage({ request, preloadResponse }: LoadEvent): Promise<Response> {
  const kept = (): Promise<Response | undefined> => caches.open(store).then((cache) => cache.match(page));
  const fromLine = Promise.resolve(preloadResponse).then((reply) => reply ?? fetch(request));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  try {
    const reply = await Promise.race([fromLine, late]);
    if (reply && reply.status < 500) return reply;
  } catch {
    // No line.
  }
  return (await kept()) ?? fromLine;
}

/** Files are named by their content, so what is kept is what would come. Fonts are kept when they are first used. */
async function findFile(request: Request): Promise<Response> {
  const cache = await caches.open(store);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok && request.url.endsWith('.woff2')) await cache.put(request.url, reply.clone());
  return reply;
}
