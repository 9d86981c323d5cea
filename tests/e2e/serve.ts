import { startServer } from './server.ts';

/** Starts the product before the first test and ends it after the last; the tests find it by `serverUrl`. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export of a global setup.
export default async function serve(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env['E2E_URL'] = server.url;
  return server.stop;
}
