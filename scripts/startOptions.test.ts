import { expect, it } from 'vitest';
import { projectRoot } from './install.mjs';
import { startOptions } from './startOptions.ts';

it('npm start gives only options that Node documents: with one it does not know it would refuse to start', () => {
  const names = startOptions(projectRoot).map((option) => option.replace(/=.*/, ''));
  expect(names.filter((name) => !process.allowedNodeEnvironmentFlags.has(name))).toEqual([]);
});
