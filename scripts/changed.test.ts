import { describe, expect, it } from 'vitest';
import { selectChanged } from './changed.ts';
import type { ChangedSelection } from './changed.ts';
import type { Call, Project } from './changed/project.ts';

/** What each file of a small made-up product imports. */
const imports: Record<string, readonly string[]> = {
  'server/testing.ts': ['server/engine/index.ts', 'server/domain/index.ts'],
  'server/engine/index.ts': ['server/engine/list.ts', 'server/engine/save.ts'],
  'server/engine/list.ts': ['server/engine/filter.ts'],
  'server/engine/save.ts': [],
  'server/engine/filter.test.ts': ['server/engine/filter.ts'],
  'server/domain/index.ts': ['server/domain/practice/index.ts'],
  'server/domain/practice/index.ts': ['server/domain/practice/startRound.ts', 'server/domain/practice/today.ts'],
  'server/engine/jobs/runner.ts': [],
  'learner/pages/mockExam/MockExam.tsx': ['learner/pages/mockExam/clock.ts'],
  'learner/pages/mockExam/MockExam.test.tsx': ['learner/pages/mockExam/MockExam.tsx'],
  'learner/pages/mockExam/clock.test.ts': ['learner/pages/mockExam/clock.ts'],
  'tests/contract/world.ts': ['server/testing.ts'],
  'tests/contract/catalogue/pglite.test.ts': ['tests/contract/world.ts'],
  'tests/contract/words/filter.test.ts': ['tests/contract/world.ts'],
  'tests/contract/practice/practice.test.ts': ['tests/contract/world.ts'],
  'tests/contract/practice/rounds.test.ts': ['tests/contract/world.ts'],
  'tests/contract/many.test.ts': ['tests/contract/world.ts'],
  'tests/contract/held/held.test.ts': [],
  'tests/e2e/cert.spec.ts': [],
  'tests/e2e/learnerMock.spec.ts': ['tests/e2e/exam.ts'],
  'tests/e2e/learnerStill.spec.ts': [],
  'tests/faults/jobs.test.ts': [],
  'tests/faults/kill.test.ts': [],
  'generators/reference.test.ts': [],
};

const texts: Record<string, string> = {
  'tests/contract/practice/rounds.test.ts': `call('/web/practice/startRound', {})`,
  'tests/contract/practice/practice.test.ts': `operation('practice.today')`,
  'tests/contract/many.test.ts': `operation('cert.list')`,
  'tests/e2e/cert.spec.ts': `page.goto('/admin/cert')`,
  'tests/e2e/learnerMock.spec.ts': 'page.goto(`${base}/mock-exam?a`); page.goto(`${base}/mock-exam?b`)',
  'tests/e2e/learnerStill.spec.ts': `const pages = ['/', '/mock-exam']`,
  'generators/reference.test.ts': 'readCatalogue({ root: projectRoot })',
  'schemas/entities/cert.json': '{ "properties": { "level": { "x-dict": "certLevel" } } }',
};

const calls: Call[] = [
  { name: 'cert.list', path: '/cert/list', does: 'list', entity: 'cert' },
  { name: 'cert.save', path: '/cert/save', does: 'save', entity: 'cert' },
  { name: 'lesson.list', path: '/lesson/list', does: 'list', entity: 'lesson' },
  { name: 'practice.startRound', path: '/web/practice/startRound', does: 'practice/startRound' },
  { name: 'practice.today', path: '/web/practice/today', does: 'practice/today' },
];

function select(changed: readonly string[], secondsOf: Project['secondsOf'] = () => 1): ChangedSelection {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of Object.entries(imports))
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  const tests = Object.keys(imports).filter((path) => /\.(test|spec)\./.test(path));
  const below = (folder: string): string[] => tests.filter((path) => path.startsWith(`tests/${folder}/`));
  const project: Project = {
    tests: {
      unit: tests.filter((path) => !path.startsWith('tests/')),
      contract: below('contract'),
      e2e: below('e2e'),
      faults: below('faults'),
    },
    importers,
    calls,
    schemas: ['schemas/entities/cert.json', 'schemas/entities/lesson.json'],
    textOf: (path) => texts[path] ?? '',
    secondsOf,
  };
  return selectChanged({ project, changed });
}

describe('selectChanged', () => {
  it('takes nothing where nothing changed', () => {
    const { unit, contract, e2e, faults, entities, leftOut } = select([]);
    expect([unit, contract, e2e, faults, entities, leftOut].flat()).toEqual([]);
  });

  it('takes tests of code by what they import, and says how', () => {
    const { unit, reasons } = select(['learner/pages/mockExam/clock.ts']);
    expect(unit).toEqual(['learner/pages/mockExam/MockExam.test.tsx', 'learner/pages/mockExam/clock.test.ts']);
    expect(reasons.get('learner/pages/mockExam/clock.test.ts')).toBe('imports learner/pages/mockExam/clock.ts');
    expect(reasons.get('learner/pages/mockExam/MockExam.test.tsx')).toContain('by learner/pages/mockExam/MockExam.tsx');
  });

  it('takes a test that was changed itself, however long it takes', () => {
    expect(select(['tests/faults/kill.test.ts'], () => 1000).faults).toEqual(['tests/faults/kill.test.ts']);
  });

  it('does not take every contract because all of them load the whole server', () => {
    const { contract, entities } = select(['server/engine/list.ts']);
    expect(contract).toEqual(['tests/contract/many.test.ts']);
    expect(entities).toEqual(['cert', 'lesson']);
  });

  it('knows a verb by what it imports, and a file by its own name', () => {
    const { unit, contract, entities } = select(['server/engine/filter.ts']);
    expect(unit).toEqual(['server/engine/filter.test.ts']);
    expect(contract).toEqual(['tests/contract/many.test.ts', 'tests/contract/words/filter.test.ts']);
    expect(entities).toEqual(['cert', 'lesson']);
  });

  it('takes the contracts of an area, those that call its handler first', () => {
    const all = select(['server/domain/practice/startRound.ts']);
    expect(all.contract).toEqual([
      'tests/contract/practice/practice.test.ts',
      'tests/contract/practice/rounds.test.ts',
    ]);
    const short = select(['server/domain/practice/startRound.ts'], () => 60);
    expect(short.contract).toEqual(['tests/contract/practice/rounds.test.ts']);
    expect(short.leftOut).toMatchObject([
      { path: 'tests/contract/practice/practice.test.ts', reason: 'is about practice' },
    ]);
  });

  it('takes an entity by its file and by its dictionary, with what names its calls and opens its page', () => {
    const { unit, contract, e2e, entities } = select(['schemas/entities/cert.json']);
    expect(entities).toEqual(['cert']);
    expect(contract).toEqual(['tests/contract/held/held.test.ts', 'tests/contract/many.test.ts']);
    expect(e2e).toEqual(['tests/e2e/cert.spec.ts']);
    expect(unit).toEqual(['generators/reference.test.ts']);
    expect(select(['schemas/dictionaries/certLevel.json']).entities).toEqual(['cert']);
  });

  it('tries entities alone where the suite of the whole catalogue is reached', () => {
    const { contract, entities } = select(['tests/contract/world.ts']);
    expect(contract).not.toContain('tests/contract/catalogue/pglite.test.ts');
    expect(entities).toEqual(['cert']);
  });

  it('takes the ways through the browser that open a page, the one about it first', () => {
    const short = select(['learner/pages/mockExam/mockExam.css'], () => 60);
    expect(short.e2e).toEqual(['tests/e2e/learnerMock.spec.ts']);
    expect(short.leftOut.map(({ path }) => path)).toContain('tests/e2e/learnerStill.spec.ts');
  });

  it('takes faults for what they interrupt', () => {
    expect(select(['server/engine/jobs/runner.ts']).faults).toEqual(['tests/faults/jobs.test.ts']);
    expect(select(['server/engine/list.ts']).faults).toEqual([]);
  });

  it('tells for what no test is known', () => {
    expect(select(['docs/rules.md', 'server/engine/list.ts']).unknown).toEqual(['docs/rules.md']);
  });
});
