import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from './catalogue.ts';
import { withLines } from './files.ts';
import { CatalogueError } from './problem.ts';
import { generate } from './generate.ts';
import { writeAll } from './write.ts';

/** `npm run generate`; with `--check` it fails where what stands in git is not what the catalogue says. */
async function main(): Promise<void> {
  const started = performance.now();
  const files = generate(readCatalogue({ root }));
  const { count, written, drifted } = await writeAll({ root, files, isCheck: process.argv.includes('--check') });
  const time = `${Math.round(performance.now() - started)} ms`;
  if (drifted.length === 0) {
    console.log(`${count} files, ${written.length} changed, ${time}`);
    return;
  }
  console.error(`generated files differ from the catalogue; run npm run generate:\n${drifted.join('\n')}`);
  process.exitCode = 1;
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

if (process.argv[1] === fileURLToPath(import.meta.url))
  main().catch((error: unknown) => {
    console.error(
      error instanceof CatalogueError
        ? new CatalogueError(withLines({ root, problems: error.problems })).message
        : error,
    );
    process.exitCode = 1;
  });
