import { describe, expect, it } from 'vitest';
import { projectRoot } from './install.mjs';
import { selectTests, storybookSpec } from './selection.ts';

describe('selectTests', () => {
  it('takes every test where no word is given, each for one runner', () => {
    const { unit, contract, faults, e2e } = selectTests({ root: projectRoot, words: [] });
    expect(unit).toContain('scripts/selection.test.ts');
    expect(contract).toContain('tests/contract/openapi.test.ts');
    expect(faults).toContain('tests/faults/kill.test.ts');
    expect(e2e).toContain(storybookSpec);
    const all = [...unit, ...contract, ...faults, ...e2e];
    expect(new Set(all).size).toBe(all.length);
  });

  it('takes the tests of an entity by its name, in whatever case, and nothing else', () => {
    const { unit, contract, faults, e2e, entities } = selectTests({ root: projectRoot, words: ['CERT'] });
    expect(entities).toEqual(['cert']);
    expect(e2e).toContain('tests/e2e/cert.spec.ts');
    expect(e2e).not.toContain(storybookSpec);
    for (const path of [...unit, ...contract, ...faults, ...e2e]) expect(path.toLowerCase()).toContain('cert');
  });

  it('takes all tests of a runner by its name, and none that merely has it in its path', () => {
    const { unit, contract, faults, e2e } = selectTests({ root: projectRoot, words: ['faults'] });
    expect(faults).toEqual(selectTests({ root: projectRoot, words: [] }).faults);
    expect([...unit, ...contract, ...e2e]).toEqual([]);
  });

  it('takes what any of several words asks for', () => {
    const { unit, e2e } = selectTests({ root: projectRoot, words: ['scripts/selection', 'storybook.spec'] });
    expect({ unit, e2e }).toEqual({ unit: ['scripts/selection.test.ts'], e2e: [storybookSpec] });
  });
});
