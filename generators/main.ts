/** `npm run generate`; `--check` is that of `run`. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { isGood, text } = await run({ root, isCheck: process.argv.includes('--check') });
if (isGood) console.log(text);
else {
  console.error(text);
  process.exitCode = 1;
}
