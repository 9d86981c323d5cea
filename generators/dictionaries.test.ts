import { expect, it } from 'vitest';
import { catalogueOf, modules } from './testing.ts';

it('a dictionary of modules has the codes, names and places of those of its kind, but for what is only planned', () => {
  const { dictionaries } = catalogueOf({
    'modules.json': {
      $schema: modules.$schema,
      p3: { label: '教学中心', order: 7, kind: 'sibling' },
      p4: { label: '学习中心', kind: 'sibling' },
      p5: { label: '实验中心', kind: 'sibling', planned: true },
      p6: { label: '实训中心', kind: 'inside' },
    },
    'dictionaries/otherSystem.json': {
      $schema: '../generated/meta/dictionary.json',
      title: '其他系统',
      modules: 'sibling',
    },
  });
  expect(dictionaries['otherSystem']?.values).toEqual([
    { code: 'p3', label: '教学中心', order: 7, isRetired: false },
    { code: 'p4', label: '学习中心', order: 2, isRetired: false },
  ]);
});

it.each(['inside', 'p3', ''])('a dictionary has no modules of “%s”', (kind) => {
  const file = { $schema: '../generated/meta/dictionary.json', title: '其他系统', modules: kind };
  expect(() => catalogueOf({ 'dictionaries/otherSystem.json': file })).toThrow('/modules');
});

it('a dictionary has either modules or values of its own', () => {
  const file = {
    $schema: '../generated/meta/dictionary.json',
    title: '其他系统',
    modules: 'sibling',
    values: [{ code: 'p3', label: '教学中心' }],
  };
  expect(() => catalogueOf({ 'dictionaries/otherSystem.json': file })).toThrow('dictionaries/otherSystem.json');
});
