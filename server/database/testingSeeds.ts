import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What the tests of a run begin with and copy, made by whichever process wants it first. It lies in a folder of its own
 * in that of TEST_SEEDS (`tests/seedFolder.ts`) and goes with the run.
 * @param options.make gets the folder, which is there and empty; what it gives is told to all
 * @returns what `make` gave
 * @throws Error outside a run of Vitest whose project sets TEST_SEEDS
 */
export async function seedOnce<Told>({
  name,
  make,
}: {
  name: string;
  make: (folder: string) => Promise<Told>;
}): Promise<Told> {
  const seeds = process.env['TEST_SEEDS'];
  if (!seeds) throw new Error('TEST_SEEDS is not set: the project has no globalSetup in vitest.config.ts');
  const told = join(seeds, `${name}.json`);
  const making = join(seeds, `${name}.making`);
  while (!existsSync(told)) {
    if (!isFirst(making)) await sleep(100);
    else
      try {
        const folder = join(seeds, name);
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${told}.part`, JSON.stringify(await make(folder)));
        renameSync(`${told}.part`, told);
      } finally {
        rmdirSync(making);
      }
  }
  return JSON.parse(readFileSync(told, 'utf8')) as Told;
}

/** Of all processes, one makes the folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
