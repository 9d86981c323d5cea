import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openLasting } from './lasting.ts';

const folder = mkdtempSync(join(tmpdir(), 'lasting-'));
const module = join(folder, 'main.mjs');
const word = join(folder, 'word.txt');
const lasting = openLasting<{ times: number; word: string }>({ module });
beforeEach(() => {
  lasting.drop();
  write({ name: 'one' });
});
afterAll(() => {
  lasting.drop();
  rmSync(folder, { recursive: true });
});

/** A module that counts how often it has answered, and ends where the word is `end`. */
function write({ name }: { name: string }): void {
  writeFileSync(
    module,
    `import { readFileSync } from 'node:fs';
let times = 0;
process.once('disconnect', () => process.exit(0));
process.on('message', () => {
  const word = readFileSync(${JSON.stringify(word)}, 'utf8');
  if (word === 'end') throw new Error('ended by ${name}');
  times += 1;
  process.send({ times, word });
});
`,
  );
}

it('asks the same process again, which reads anew what it works on', async () => {
  writeFileSync(word, 'first');
  expect(await lasting.ask()).toEqual({ times: 1, word: 'first' });
  writeFileSync(word, 'second');
  expect(await lasting.ask()).toEqual({ times: 2, word: 'second' });
});

it('tells what a process wrote that ended, and asks another the next time', async () => {
  writeFileSync(word, 'first');
  await lasting.ask();
  writeFileSync(word, 'end');
  await expect(lasting.ask()).rejects.toThrow('ended by one');
  writeFileSync(word, 'second');
  expect(await lasting.ask()).toEqual({ times: 1, word: 'second' });
});

it('tells what is wrong with a module that cannot be loaded, and loads it once it is mended', async () => {
  writeFileSync(module, 'half;\n');
  await expect(lasting.ask()).rejects.toThrow('half is not defined');
  write({ name: 'two' });
  writeFileSync(word, 'end');
  await expect(lasting.ask()).rejects.toThrow('ended by two');
});

it('loads the module anew once the process is dropped', async () => {
  writeFileSync(word, 'first');
  await lasting.ask();
  write({ name: 'two' });
  lasting.drop();
  writeFileSync(word, 'end');
  await expect(lasting.ask()).rejects.toThrow('ended by two');
});
