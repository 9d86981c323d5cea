/** Lines of catalogue and of hand-written code behind each screen that a menu of the admin leads to. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { CatalogueFile } from '#generators/formats.ts';
import { findImports } from '#scripts/imports.ts';
import type { Row } from './table.ts';

/** One row a screen, and one for all: what of them has no code of its own. */
export function measureLines(): Row[] {
  const { operations } = readJson<CatalogueFile>('schemas/generated/catalogue.json');
  const all = readdirSync('schemas/generated/screens').map((file) => file.replace('.json', ''));
  const menus = menusIn(readJson<Record<string, Menu>>('schemas/generated/modules.json'));
  const own = new Set(menus.map(({ screen }) => screen));
  const folders = partFiles();
  const rest = new Map<string, string>();
  for (const { screen } of [...menus].sort((one, other) => rank(one.screen) - rank(other.screen)))
    if (!rest.has(nameOf(screen))) rest.set(nameOf(screen), screen);

  const screens = menus.map(({ label, screen }) => {
    const name = nameOf(screen);
    const further = rest.get(name) === screen ? all.filter((each) => nameOf(each) === name && !own.has(each)) : [];
    const shown = [screen, ...further];
    const said = [
      `schemas/entities/${name}.json`,
      `schemas/operations/${name}.json`,
      ...shown.map((each) => `schemas/screens/${each}.json`),
    ];
    const parts = new Set(
      shown.flatMap((each) => partsOf(readFileSync(`schemas/generated/screens/${each}.json`, 'utf8'))),
    );
    const code = new Set([...parts].flatMap((part) => [...filesOf(folders.get(part) ?? [])]));
    const calls = Object.values(operations).filter(({ entity, area }) => (entity ?? area) === name);
    return {
      label,
      screen,
      parts: [...parts].sort(),
      catalogue: linesIn(said.filter((file) => existsSync(file))),
      code: linesIn([...code]),
      calls: calls.length,
      handled: calls.filter(({ does }) => does.includes('/')).length,
    };
  });
  const without = screens.filter(({ code }) => code === 0).length;
  return [
    ...screens.map(({ label, screen, parts, catalogue, code, calls, handled }) => ({
      what: `${label} \`${screen}\``,
      figure: [
        `${catalogue} lines of catalogue`,
        code > 0 ? `${code} of code (${parts.join(', ')})` : 'no code',
        ...(calls > 0 ? [`${handled} of ${calls} calls with behaviour of their own`] : []),
      ].join('; '),
    })),
    {
      what: 'screens without hand-written code',
      figure: `${without} of ${screens.length}`,
      limit: 'nine of ten',
      isReached: without / screens.length >= 0.9,
    },
  ];
}

interface Menu {
  label: string;
  screen?: string;
  children?: Record<string, Menu>;
}

function menusIn(entries: Record<string, Menu>): { label: string; screen: string }[] {
  return Object.values(entries).flatMap(({ label, screen, children = {} }) => [
    ...(screen ? [{ label, screen }] : []),
    ...menusIn(children),
  ]);
}

const nameOf = (screen: string): string => screen.split('.')[0] ?? screen;

/** Whichever of an entity's menus is its list, else its page, has its form and detail. */
const rank = (screen: string): number => (screen.endsWith('.list') ? 0 : screen.endsWith('.page') ? 1 : 2);

const partsOf = (screen: string): string[] => [...screen.matchAll(/"part":\s*"([^"]+)"/g)].map(([, part = '']) => part);

/** The module of each part of the admin, by its name. */
function partFiles(): Map<string, string[]> {
  const text = readFileSync('admin/parts/index.ts', 'utf8');
  const found = text.matchAll(/name: '(\w+)',\s*load: async \(\) => \(await import\('\.\/([^']+)'\)\)/g);
  return new Map([...found].map(([, name = '', file = '']) => [name, [`admin/parts/${file}`]]));
}

/** Files with all that they import of the admin's own parts. */
function filesOf(first: readonly string[]): Set<string> {
  const found = new Set(first);
  for (const file of found) {
    if (file.endsWith('.css')) continue;
    for (const { specifier } of findImports({ file, text: readFileSync(file, 'utf8') })) {
      const path = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier.replace(/^#/, '');
      if (path.startsWith('admin/parts/')) found.add(path);
    }
  }
  return found;
}

/** Lines that are not empty. */
function linesIn(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(/^.*\S.*$/gm)?.length ?? 0), 0);
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
