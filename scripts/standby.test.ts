import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openStandby, type Standby, type Started } from './standby.ts';

const folder = mkdtempSync(join(tmpdir(), 'standby-'));
const part = join(folder, 'part.mjs');
const module = join(folder, 'main.mjs');
writeFileSync(module, "import { word } from './part.mjs';\nconsole.error(word);\n");
const standby = openStandby({ module, parts: [part] });
afterAll(() => {
  standby.drop();
  rmSync(folder, { recursive: true });
});

const say = (word: string): void => writeFileSync(part, `export const word = '${word}';\n`);

it('runs what is there now, whether it was loaded before or not, and tells what it wrote', async () => {
  say('one');
  expect(await run(standby)).toEqual({ exitCode: 0, output: 'one\n' });
  standby.prepare();
  expect(await run(standby)).toEqual({ exitCode: 0, output: 'one\n' });
  standby.prepare();
  standby.drop();
  say('two');
  expect(await run(standby)).toEqual({ exitCode: 0, output: 'two\n' });
});

it('tells what is wrong with a part', async () => {
  writeFileSync(part, 'export const word = half;\n');
  standby.prepare();
  const { exitCode, output } = await run(standby);
  expect(exitCode).toBe(1);
  expect(output).toContain('half is not defined');
});

async function run({ take }: Standby): Promise<{ exitCode: number | null; output: string }> {
  const { process, output }: Started = take();
  const exitCode = await new Promise<number | null>((resolve) => process.once('close', resolve));
  return { exitCode, output: output() };
}
