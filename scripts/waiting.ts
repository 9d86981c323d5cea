/**
 * `waiting.ts <module> <parts …>`: loads the parts, waits for a word of the process that forked it, then runs the module.
 * Most of a short run is loading, and that is done before anybody waits for it.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [path = '', ...parts] = process.argv.slice(2);
const load = (part: string): Promise<unknown> => import(pathToFileURL(resolve(part)).href);
const end = (): never => process.exit(0);

process.once('disconnect', end);
process.once('message', () => {
  process.off('disconnect', end);
  process.argv.splice(1, process.argv.length, resolve(path));
  void load(path);
});
// What is wrong with a part is said by the module that imports it.
await Promise.allSettled(parts.map(load));
