import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '#learner/routes.ts';
import modulesJson from '#schemas/generated/modules.json';
import { pages } from './index.ts';
import { studentPages } from '../student/guides.ts';
import { placeOf } from '../guide/place.ts';
import { search } from '../guide/search.ts';

interface Node {
  screen?: string;
  planned?: boolean;
  children?: Record<string, Node>;
}

const screensOf = (nodes: Record<string, Node>): string[] =>
  Object.values(nodes).flatMap(({ screen, planned, children = {} }) =>
    planned ? [] : [...(screen === undefined ? [] : [screen]), ...screensOf(children)],
  );

const menuScreens = screensOf(modulesJson as Record<string, Node>);

it('every screen that a menu leads to has its section in the manual, and no section is about one that is not there', () => {
  expect(menuScreens.length).toBeGreaterThan(30);
  const places = [...menuScreens, 'home', 'account'].map((name) => [name, placeOf({ pages, name })?.section?.id]);
  expect(places.filter(([, id]) => id === undefined)).toEqual([]);
  const shown = readdirSync('schemas/generated/screens').map((file) => file.replace(/\.json$/, ''));
  // Those that no menu leads to are reached from others, and help there.
  expect(shown.filter((name) => placeOf({ pages, name }) === undefined)).toEqual([]);
  const known = new Set([...shown, ...shown.map((name) => name.split('.')[0]), 'home', 'account']);
  const about = pages.flatMap(({ sections }) => sections.flatMap((section) => section.about ?? []));
  expect(about.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(about).size).toBe(about.length);
});

it('a form and a detail are helped by the section of their entity, a screen with one of its own by that', () => {
  const idOf = (name: string) => placeOf({ pages, name })?.section?.id;
  expect(['cert.form', 'cert.detail', 'cert.graph', 'industry.list', 'reach', 'nothing'].map(idOf)).toEqual([
    'cert',
    'cert',
    'cert-graph',
    'position',
    'reach',
    undefined,
  ]);
  expect(placeOf({ pages, name: 'roles' })).toEqual({ page: pages.find(({ id }) => id === 'roles') });
});

it('no two places of the manual have the same name, and each says something', () => {
  const ids = pages.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const { sections } of pages)
    for (const { id, lead, steps, notes } of sections)
      expect([id, (lead ?? steps?.[0] ?? notes?.[0] ?? '').length > 0]).toEqual([id, true]);
});

it('the search finds what has every word, titles first, whatever the width and case of letters', () => {
  const found = (typed: string) => search({ pages, keyword: typed }).map(({ section }) => section.id);
  expect(found('数据范围')[0]).toBe('reach');
  expect(found('撤销 导入')[0]).toBe('undo');
  expect(found('ｅｘｃｅｌ')).toEqual(found('Excel'));
  expect(found('Excel').length).toBeGreaterThan(1);
  expect(found('鲸鱼')).toEqual([]);
  expect(found(' ')).toEqual([]);
});

it('the learners’ guides help with what each of their pages is for', () => {
  const idOf = (name: string) => placeOf({ pages: studentPages, name })?.section?.id;
  const paths = routes.flatMap(({ path }) => (path && !unhelped.test(path) ? [path.slice(1)] : []));
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => idOf(path) === undefined)).toEqual([]);
  expect(['mock-exam', 'exam-room', 'privacy'].map(idOf)).toEqual(['prepare', 'exam', 'privacy']);
});

/** The front page begins with the first guide; help itself, and pages that lead on at once, have none. */
const unhelped = /^\/($|help-doc|refresh|blank|reload|error|\*)|\*$/;

it.each([
  { folder: 'manual', chapters: pages.flatMap(({ sections }) => sections) },
  { folder: 'student', chapters: studentPages.flatMap(({ sections }) => sections) },
])(
  'each chapter of $folder that says what its picture shows has it, and no picture is left over',
  ({ folder, chapters }) => {
    const files = readdirSync(`learner/pages/helpDoc/${folder}/pictures`);
    const wanted = chapters.filter(({ picture }) => picture !== undefined).map(({ id }) => `${id}.webp`);
    expect(wanted.length).toBeGreaterThan(3);
    expect(files.sort()).toEqual(wanted.sort());
  },
);
