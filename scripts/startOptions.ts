import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The options of Node that `npm start` gives. */
export function startOptions(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
