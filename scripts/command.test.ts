import { expect, it } from 'vitest';
import { runCommand } from './command.ts';

const node = (script: string): { command: string; args: string[] } => ({
  command: process.execPath,
  args: ['-e', script],
});

it.concurrent('ends a program that prints nothing any more', async () => {
  const { exitCode, output } = await runCommand({
    ...node("console.log('begun'); setInterval(() => {}, 1000)"),
    silenceSeconds: 3,
  });
  expect(exitCode).toBe(128);
  expect(output).toBe('begun\n\nEnded as nothing was printed for 3 s.\n');
});

it.concurrent('lets a program go on for as long as it prints', async () => {
  const { exitCode, output } = await runCommand({
    ...node(
      'let n = 0; const timer = setInterval(() => { console.log(++n); if (n === 40) clearInterval(timer); }, 100)',
    ),
    silenceSeconds: 3,
  });
  expect({ exitCode, lines: output.trim().split('\n').length }).toEqual({ exitCode: 0, lines: 40 });
});
