/** The generators of development: one process runs them after each change, as long as their code is the same. */
import { join } from 'node:path';
import type { Outcome } from '#generators/formats.ts';
import { generatorBounds } from './generateArgs.ts';
import { projectRoot } from './install.mjs';
import { openLasting } from './lasting.ts';
import { sourceStamp } from './stamp.mjs';

export interface DevGenerators {
  /** Makes what the catalogue says now. */
  run(): Promise<Outcome>;
  drop(): void;
}

/** What their process has loaded: its code, and the words that the catalogue may use. */
const code = ['generators', 'kinds', join('runtime', 'core'), join('schemas', 'meta')];

export function openDevGenerators(): DevGenerators {
  const generating = openLasting<Outcome>({
    module: join(projectRoot, 'generators', 'answering.ts'),
    execArgv: generatorBounds,
  });
  let loadedFrom: string | undefined;
  return {
    run: async () => {
      const stamp = sourceStamp(projectRoot, code);
      if (stamp !== loadedFrom) generating.drop();
      loadedFrom = stamp;
      try {
        return await generating.ask();
      } catch (error) {
        return { isGood: false, text: error instanceof Error ? error.message : String(error) };
      }
    },
    drop: generating.drop,
  };
}
