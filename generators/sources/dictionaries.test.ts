import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { plainMetaSchema } from '../metaSchemas.ts';
import { cityFile, cityText } from './cities.ts';

interface Value {
  code: string;
  label: string;
  order?: number;
  parent?: string;
  extra?: Record<string, unknown>;
}

interface DictionaryFile {
  $id: string;
  sameAs?: string;
  values?: Value[];
}

/** Section 3 of the specification, the two dictionaries of the calls list, and the states and kinds of the entities. */
const groupCodes = [
  'questionType',
  'employer',
  'stationSkill',
  'faculty',
  'salary',
  'emergency',
  'stationType',
  'workingPlace',
  'education',
  'workYears',
  'profession',
  'industry',
  'financingSituation',
  'enterpriseType',
  'enterpriseScale',
  'organization',
  'enterpriseAuditStatus',
  'resumeResult',
  'paperStatus',
  'paperShareType',
  'paperBelongType',
  'paperGenerateType',
  'major',
  'jobStatus',
  'studentAge',
  'skillUsingTime',
  'enterpriseWelfare',
  'abilityLessonStatus',
  'lessonType',
  'degree',
  'title',
  'city',
  'certState',
  'certLevel',
  'questionState',
  'difficulty',
  'announcementState',
  'carouselState',
  'tenantState',
  'userState',
  'membershipState',
  'roleReach',
  'gender',
  'fileVisibility',
  'channel',
  'historyAction',
  'jobKind',
  'jobState',
  'longFormat',
  'messageReadStatus',
  'yesNo',
];

/** Section 6 of the specification. */
const moduleCodes = [
  'p1',
  'p2',
  'p3',
  'p4',
  'p5',
  'p6',
  'a5',
  'a7',
  'a8',
  'a9',
  'a10',
  'a11',
  'a12',
  'a0-1',
  'a0-2',
  'a0-3',
];

const schemas = fileURLToPath(new URL('../../schemas/', import.meta.url));
const names = readdirSync(`${schemas}dictionaries`).map((file) => file.replace(/\.json$/, ''));
const dictionaries = new Map(names.map((name) => [name, read<DictionaryFile>(`dictionaries/${name}.json`)]));

it('every group code has its file', () => {
  expect(groupCodes.filter((name) => !dictionaries.has(name))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  it('follows the meta-schema', () => {
    expect(problems({ meta: 'dictionary', file: `dictionaries/${name}.json` })).toEqual([]);
  });

  it('has each code once, parents that exist without a circle, and each place once among siblings', () => {
    const values = valuesOf(name);
    const byCode = new Map(values.map((value) => [value.code, value]));
    expect(byCode.size).toBe(values.length);
    expect(values.filter(({ parent }) => parent !== undefined && !byCode.has(parent))).toEqual([]);
    expect(values.filter((value) => !reachesTop({ value, byCode }))).toEqual([]);
    const places = values.map(({ parent, order }, i) => `${parent ?? ''}/${order ?? i}`);
    expect(new Set(places).size).toBe(places.length);
  });
});

it('a dictionary with the values of another names one that has its own', () => {
  const borrowers = [...dictionaries].flatMap(([name, { sameAs }]) => (sameAs ? [{ name, sameAs }] : []));
  expect(borrowers).toContainEqual({ name: 'workingPlace', sameAs: 'city' });
  expect(borrowers.filter(({ sameAs }) => valuesOf(sameAs).length === 0)).toEqual([]);
});

describe('standards', () => {
  it('GB/T 4754-2017: sections A to T and divisions 01 to 97, each in a section', () => {
    expect(codesAt({ name: 'industry', depth: 1 })).toEqual([...'ABCDEFGHIJKLMNOPQRST']);
    expect(codesAt({ name: 'industry', depth: 2 })).toEqual(
      Array.from({ length: 97 }, (_, i) => String(i + 1).padStart(2, '0')),
    );
  });

  it('occupations of 2022: 8 major and 79 sub-major groups, filed by their code', () => {
    expect(codesAt({ name: 'profession', depth: 1 })).toEqual([...'12345678']);
    expect(codesAt({ name: 'profession', depth: 2 })).toHaveLength(79);
    expect(
      valuesOf('profession').filter(({ code, parent }) => parent !== undefined && !code.startsWith(`${parent}-`)),
    ).toEqual([]);
  });

  it('undergraduate catalogue: 12 categories and 92 classes, filed by their code', () => {
    expect(codesAt({ name: 'major', depth: 1 })).toHaveLength(12);
    expect(codesAt({ name: 'major', depth: 2 })).toHaveLength(92);
    expect(valuesOf('major').filter(({ code, parent }) => parent !== undefined && !code.startsWith(parent))).toEqual(
      [],
    );
  });

  it('professional titles: 27 series, each with at least three levels', () => {
    const series = codesAt({ name: 'title', depth: 1 });
    expect(series).toHaveLength(27);
    expect(series.filter((code) => valuesOf('title').filter(({ parent }) => parent === code).length < 3)).toEqual([]);
  });

  it('skills: at least 60 in groups', () => {
    expect(codesAt({ name: 'stationSkill', depth: 2 }).length).toBeGreaterThanOrEqual(60);
  });

  it('bands begin where the one before ends', () => {
    for (const name of ['salary', 'workYears', 'studentAge', 'skillUsingTime', 'enterpriseScale']) {
      const bands = valuesOf(name).flatMap(({ extra }) => (extra ? [extra] : []));
      expect(bands[0]?.['min'], name).toBe(0);
      expect(
        bands.slice(1).map(({ min }) => min),
        name,
      ).toEqual(bands.slice(0, -1).map(({ max }) => max));
      expect(bands.at(-1)?.['max'], name).toBeUndefined();
    }
  });

  it('question kinds carry both codings of the edge, each code once', () => {
    const readings = (reading: string) =>
      Object.fromEntries(valuesOf('questionType').map(({ code, extra }) => [code, extra?.[reading]]));
    expect(readings('readingA')).toEqual({
      single: '1',
      multiple: '2',
      judgment: '3',
      short: '4',
      blank: '5',
      long: '6',
    });
    expect(readings('readingB')).toEqual({
      single: '1',
      multiple: '2',
      judgment: '3',
      blank: '4',
      short: '5',
      long: '6',
    });
  });
});

describe('cities', () => {
  it('34 province-level units, three levels, no branch without an area', () => {
    expect(codesAt({ name: 'city', depth: 1 })).toHaveLength(34);
    const parents = new Set(valuesOf('city').map(({ parent }) => parent));
    const upper = [...codesAt({ name: 'city', depth: 1 }), ...codesAt({ name: 'city', depth: 2 })];
    expect(upper.filter((code) => !parents.has(code))).toEqual([]);
    expect(codesAt({ name: 'city', depth: 4 })).toEqual([]);
  });

  it('no label that says nothing without its parent', () => {
    expect(
      valuesOf('city').filter(({ label }) =>
        ['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划'].includes(label),
      ),
    ).toEqual([]);
  });

  it('the file is as its script writes it', () => {
    expect(readFileSync(cityFile, 'utf8')).toBe(cityText());
  });
});

describe('modules', () => {
  it('follow the meta-schema and hold every code of section 6', () => {
    expect(problems({ meta: 'modules', file: 'modules.json' })).toEqual([]);
    const { $schema: _, ...tree } = read<Record<string, unknown>>('modules.json');
    expect(new Set(Object.keys(tree))).toEqual(new Set(moduleCodes));
  });

  it("each code begins with its parent's and stands once", () => {
    const { $schema: _, ...tree } = read<Record<string, unknown>>('modules.json');
    const codes = moduleTreeCodes({ nodes: tree as Record<string, ModuleNode> });
    expect(codes.filter(({ code, parent }) => parent !== undefined && !code.startsWith(parent))).toEqual([]);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
  });
});

it.each(['default', 'partner'])('the theme %s follows the meta-schema and its icons are plain shapes', (name) => {
  expect(problems({ meta: 'theme', file: `themes/${name}.json` })).toEqual([]);
  const { icons } = read<{ icons: Record<string, string> }>(`themes/${name}.json`);
  for (const icon of Object.values(icons))
    expect(readFileSync(`${schemas}themes/${icon}`, 'utf8')).not.toMatch(/<script|<foreignObject|\son\w+=|href=/i);
});

interface ModuleNode {
  children?: Record<string, ModuleNode>;
  buttons?: Record<string, unknown>;
}

function moduleTreeCodes({
  nodes,
  parent,
}: {
  nodes: Record<string, ModuleNode>;
  parent?: string;
}): { code: string; parent?: string }[] {
  return Object.entries(nodes).flatMap(([code, { children = {}, buttons = {} }]) => [
    { code, parent },
    ...moduleTreeCodes({ nodes: children, parent: code }),
    ...Object.keys(buttons).map((button) => ({ code: button, parent: code })),
  ]);
}

function valuesOf(name: string): Value[] {
  return dictionaries.get(name)?.values ?? [];
}

/** Codes of the values at a depth of the tree, from 1, in the order of the file. */
function codesAt({ name, depth }: { name: string; depth: number }): string[] {
  const byCode = new Map(valuesOf(name).map((value) => [value.code, value]));
  return valuesOf(name)
    .filter((value) => depthOf({ value, byCode }) === depth)
    .map(({ code }) => code);
}

function depthOf({ value, byCode }: { value: Value; byCode: Map<string, Value> }): number {
  let depth = 1;
  for (let above = byCode.get(value.parent ?? ''); above; above = byCode.get(above.parent ?? '')) {
    if (depth > byCode.size) return Number.POSITIVE_INFINITY;
    depth += 1;
  }
  return depth;
}

function reachesTop(place: { value: Value; byCode: Map<string, Value> }): boolean {
  return Number.isFinite(depthOf(place));
}

function problems({ meta, file }: { meta: string; file: string }): unknown[] {
  const validate = new Ajv2020({ allErrors: true }).compile(plainMetaSchema(meta));
  validate(read(file));
  return validate.errors ?? [];
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(`${schemas}${file}`, 'utf8')) as T;
}
