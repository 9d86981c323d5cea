/** Which modules a part of an app cannot be shown without. */
import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * Builds the app without writing it.
 * @param of end of the path of a file that is loaded when it is wanted
 * @returns the ids of the modules that this file cannot do without; what a library's index names and nobody uses is not among them.
 * @throws Error when the app loads no such file by itself.
 */
export async function modulesNeeded({ config, of }: { config: InlineConfig; of: string }): Promise<Set<string>> {
  const silent: InlineConfig = { configFile: false, logLevel: 'error' };
  const built = await build({ ...config, ...silent, build: { ...config.build, write: false, minify: false } });
  const chunks = outputOf(built).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(of));
  if (!first) throw new Error(`The app does not load ${of} by itself.`);
  const needed = new Set([first]);
  // A set that grows while it is walked through is walked to its new end.
  for (const { imports } of needed)
    for (const name of imports) {
      const next = byName.get(name);
      if (next) needed.add(next);
    }
  return new Set([...needed].flatMap(({ moduleIds }) => moduleIds));
}

function outputOf(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'][number][] {
  if ('on' in built) throw new Error('The build watches for changes and has no end.');
  return [built].flat().flatMap(({ output }) => output);
}
