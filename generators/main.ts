import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputsOf, isUnchanged, noteRun } from './unchanged.ts';

/**
 * `npm run generate`; with `--check` it fails where what stands in git is not what the catalogue says. Neither does
 * anything, nor loads the generators, where nothing has changed since the last run.
 */
async function main(): Promise<void> {
  const started = performance.now();
  const time = (): string => `${Math.round(performance.now() - started)} ms`;
  const inputs = inputsOf(root);
  if (isUnchanged({ root, inputs })) {
    console.log(`nothing changed since the last run, ${time()}`);
    return;
  }
  const [{ readCatalogue }, { generate }, { writeAll }, { readFormer, writeDrafts }] = await Promise.all([
    import('./catalogue.ts'),
    import('./generate.ts'),
    import('./write.ts'),
    import('./migrationFiles.ts'),
  ]);
  const catalogue = readCatalogue({ root });
  const files = generate(catalogue);
  const isCheck = process.argv.includes('--check');
  const migrations = isCheck ? undefined : readFormer({ root });
  const { paths, written, drifted } = await writeAll({ root, files, isCheck });
  if (migrations) for (const line of writeDrafts({ root, former: migrations, catalogue })) console.log(line);
  if (drifted.length === 0) {
    noteRun({ root, inputs, paths });
    console.log(`${paths.length} files, ${written.length} changed, ${time()}`);
    return;
  }
  console.error(`generated files differ from the catalogue; run npm run generate:\n${drifted.join('\n')}`);
  process.exitCode = 1;
}

/** What went wrong; a mistake in the catalogue with the line in which it lies. */
async function told(error: unknown): Promise<unknown> {
  const [{ CatalogueError }, { withLines }] = await Promise.all([import('./problem.ts'), import('./files.ts')]);
  if (!(error instanceof CatalogueError)) return error;
  return new CatalogueError(withLines({ root, problems: error.problems })).message;
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

if (process.argv[1] === fileURLToPath(import.meta.url))
  main().catch(async (error: unknown) => {
    process.exitCode = 1;
    console.error(await told(error));
  });
