import { inspect } from 'node:util';
import type { Outcome } from './formats.ts';
import { inputsOf, isUnchanged, noteRun } from './unchanged.ts';

/**
 * Makes what the catalogue below `root` says now; with `isCheck` it fails where what stands in git is something else.
 * Neither does anything, nor loads the generators, where nothing has changed since the last run. What it keeps for the
 * next one in the same process follows from the generators' code and the meta-schemas alone.
 */
export async function run({ root, isCheck }: { root: string; isCheck: boolean }): Promise<Outcome> {
  try {
    return await make({ root, isCheck });
  } catch (error) {
    return { isGood: false, text: await told({ root, error }) };
  }
}

/** Loads what a run needs, which most of a short one goes on. */
export async function loadGenerators() {
  return Promise.all([
    import('./catalogue.ts'),
    import('./generate.ts'),
    import('./write.ts'),
    import('./migrationFiles.ts'),
  ]);
}

async function make({ root, isCheck }: { root: string; isCheck: boolean }): Promise<Outcome> {
  const started = performance.now();
  const time = (): string => `${Math.round(performance.now() - started)} ms`;
  const inputs = inputsOf(root);
  if (isUnchanged({ root, inputs })) return { isGood: true, text: `nothing changed since the last run, ${time()}` };
  const [{ readCatalogue }, { generate }, { writeAll }, { readFormer, writeDrafts }] = await loadGenerators();
  const catalogue = readCatalogue({ root });
  const files = generate(catalogue);
  const former = isCheck ? undefined : readFormer({ root });
  const { paths, written, drifted } = await writeAll({ root, files, isCheck });
  const drafts = former ? writeDrafts({ root, former, catalogue }) : [];
  if (drifted.length > 0)
    return {
      isGood: false,
      text: [...drafts, 'generated files differ from the catalogue; run npm run generate:', ...drifted].join('\n'),
    };
  noteRun({ root, inputs, paths });
  return { isGood: true, text: [...drafts, `${paths.length} files, ${written.length} changed, ${time()}`].join('\n') };
}

/** What went wrong; a mistake in the catalogue with the line in which it lies. */
async function told({ root, error }: { root: string; error: unknown }): Promise<string> {
  const [{ CatalogueError }, { withLines }] = await Promise.all([import('./problem.ts'), import('./files.ts')]);
  if (!(error instanceof CatalogueError)) return inspect(error);
  return new CatalogueError(withLines({ root, problems: error.problems })).message;
}
