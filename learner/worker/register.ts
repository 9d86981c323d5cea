import { basePath } from '../shell/paths.ts';

/** Milliseconds after the page has loaded: what the worker fetches must not be in its way. */
const rest = 3000;

/** Lets the app open without a line from the next time on. A browser that refuses has the app all the same. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void =>
    void setTimeout(
      () =>
        void navigator.serviceWorker
          .register(`${basePath}/worker.js`, { scope: `${basePath}/`, updateViaCache: 'none' })
          .catch(() => undefined),
      rest,
    );
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
