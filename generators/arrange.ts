/** `arrange.ts <screen> <changes>`: lays changes, as a JSON Merge Patch, over a screen of the product, into its own file. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json } from './formats.ts';
import { CatalogueError } from './problem.ts';
import { writeProductScreen } from './productScreen.ts';

/** What the program ends with where there is no such screen, and where the catalogue makes no sense with the changes. */
const ends = { missing: 3, refused: 4 };

const [name = '', changes = '{}', root = join(dirname(fileURLToPath(import.meta.url)), '..')] = process.argv.slice(2);
try {
  if (!writeProductScreen({ root, name, changes: JSON.parse(changes) as Json })) process.exitCode = ends.missing;
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  console.error(error.problems.map(({ reason }) => reason).join('；'));
  process.exitCode = ends.refused;
}
