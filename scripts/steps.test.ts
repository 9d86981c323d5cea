import { describe, expect, it } from 'vitest';
import { runStages } from './steps.ts';
import type { Step } from './steps.ts';

const step = (name: string, passed: number, failed: number): Step => ({
  name,
  run: async () => ({ passed, failed, skipped: 0, output: `words of ${name}` }),
});

async function run(...stages: Step[][]): Promise<{ exitCode: number; lines: string[] }> {
  const lines: string[] = [];
  const exitCode = await runStages({
    stages: stages.map((steps) => ({ steps, atOnce: 2 })),
    print: (line) => lines.push(line),
  });
  return { exitCode, lines };
}

describe('runStages', () => {
  it('closes with the sum of all tests', async () => {
    const { exitCode, lines } = await run([step('types', 1, 0), step('lint', 1, 0)], [step('unit', 40, 0)]);
    expect(exitCode).toBe(0);
    expect(lines.at(-1)).toBe('42 passed, 0 failed');
  });

  it('goes on after a failing step, shows its words and those of no other', async () => {
    const { exitCode, lines } = await run([step('unit', 3, 2)], [step('e2e', 7, 0)]);
    expect(exitCode).toBe(1);
    expect(lines.join('\n')).toContain('words of unit');
    expect(lines.join('\n')).not.toContain('words of e2e');
    expect(lines.at(-1)).toBe('10 passed, 2 failed');
  });

  it('prints the figures of a step where they are asked for', async () => {
    const kill: Step = {
      name: 'kill',
      run: async () => ({ passed: 1, failed: 0, skipped: 0, output: '', figures: ['40 kills, none lost'] }),
    };
    const printed = async (isWithFigures: boolean): Promise<string> => {
      const lines: string[] = [];
      await runStages({ stages: [{ steps: [kill], atOnce: 1 }], print: (line) => lines.push(line), isWithFigures });
      return lines.join('\n');
    };
    expect(await printed(true)).toContain('    40 kills, none lost');
    expect(await printed(false)).not.toContain('40 kills');
  });

  it('says what the run is not to be left without among its last lines', async () => {
    const retried: Step = {
      name: 'e2e',
      run: async () => ({ ...(await step('e2e', 2, 0).run()), remarks: ['again'] }),
    };
    const { lines } = await run([retried, step('faults', 1, 0)]);
    expect(lines.indexOf('again')).toBeGreaterThan(lines.findIndex((line) => line.includes('faults')));
    expect(lines.at(-1)).toBe('3 passed, 0 failed');
  });

  it('counts a step that throws as failed and prints why', async () => {
    const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('no database')) };
    const { exitCode, lines } = await run([broken, step('lint', 1, 0)]);
    expect(exitCode).toBe(1);
    expect(lines.join('\n')).toContain('no database');
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
  });

  it('fails when nothing ran', async () => {
    expect((await run([])).exitCode).toBe(1);
  });

  it('begins a stage only when the former has ended', async () => {
    const order: string[] = [];
    const noting = (name: string): Step => ({
      name,
      run: async () => {
        order.push(`${name} begins`);
        await Promise.resolve();
        order.push(`${name} ends`);
        return { passed: 1, failed: 0, skipped: 0, output: '' };
      },
    });
    await run([noting('build')], [noting('e2e')]);
    expect(order).toEqual(['build begins', 'build ends', 'e2e begins', 'e2e ends']);
  });
});
