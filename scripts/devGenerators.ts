/** The generators of development: loaded before a file is saved. */
import { join } from 'node:path';
import type { CommandResult } from './command.ts';
import { generatorBounds, generatorsMain } from './generateArgs.ts';
import { projectRoot } from './install.mjs';
import { openStandby } from './standby.ts';
import { sourceStamp } from './stamp.mjs';

export interface DevGenerators {
  /** Makes what the catalogue says now. */
  run(): Promise<CommandResult>;
  /** Loads the next run. */
  prepare(): void;
  drop(): void;
}

/** What a run loads: its code, and the words that the catalogue may use. */
const code = ['generators', 'kinds', join('runtime', 'core'), join('schemas', 'meta')];

export function openDevGenerators(): DevGenerators {
  const standby = openStandby({
    module: generatorsMain,
    parts: ['catalogue.ts', 'generate.ts', 'write.ts', 'migrationFiles.ts'].map((part) => join('generators', part)),
    execArgv: generatorBounds,
    isHeard: false,
  });
  let loadedFrom = sourceStamp(projectRoot, code);
  const dropOld = (): void => {
    const stamp = sourceStamp(projectRoot, code);
    if (stamp !== loadedFrom) standby.drop();
    loadedFrom = stamp;
  };
  return {
    run: async () => {
      dropOld();
      const { process: running, output } = standby.take();
      const exitCode = await new Promise<number>((resolve) => running.once('close', (end) => resolve(end ?? 128)));
      return { exitCode, output: output() };
    },
    prepare: () => {
      dropOld();
      standby.prepare();
    },
    drop: standby.drop,
  };
}
