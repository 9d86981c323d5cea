import { singleCodes } from '#runtime/core/operations/wholeCodes.ts';
import type { CatalogueSource } from '../files.ts';
import type { Json } from '../formats.ts';
import { menusOf, type MenuEntry } from '../menus.ts';
import { stepWords } from '../steps.ts';
import { engineVerbOf } from '../verbs.ts';
import type { CodeNames } from './codeNames.ts';

/** Every name that a file of the catalogue may use. */
export interface Known {
  /** What stands in the file of each entity. */
  entities: ReadonlyMap<string, CatalogueSource['content']>;
  /** What stands in the file of each notice. */
  notices: ReadonlyMap<string, CatalogueSource['content']>;
  /** What stands in the file of each template of a print. */
  prints: ReadonlyMap<string, CatalogueSource['content']>;
  /** What stands in the file of each page of blocks. */
  pages: ReadonlyMap<string, CatalogueSource['content']>;
  /** The codes of each dictionary's values, retired ones too. */
  dictionaries: ReadonlyMap<string, ReadonlySet<string>>;
  /** The codes of each dictionary's values that nobody chooses any longer. */
  retired: ReadonlyMap<string, ReadonlySet<string>>;
  /** The dictionaries that tenants may add values to. */
  extensible: ReadonlySet<string>;
  /** Codes of modules, menus and buttons. */
  codes: ReadonlySet<string>;
  /** What the groups of menus are called, by their codes. */
  groups: ReadonlyMap<string, string>;
  /** Menus that say neither a name nor a page, as what they open says it. */
  unnamed: ReadonlySet<string>;
  /** Menus with a page, those that entities imply among them. */
  menus: readonly MenuEntry[];
  /** Names of the pages that menus open. */
  opened: ReadonlySet<string>;
  /** Handlers of calls and steps that give no file. */
  fileless: ReadonlySet<string>;
  /** Names that code gives. */
  code: CodeNames;
}

export function knownNames({ sources, code }: { sources: readonly CatalogueSource[]; code: CodeNames }): Known {
  const of = (meta: string) => sources.filter((source) => source.meta === meta);
  const menus = menusOf(sources.find(({ meta }) => meta === 'modules')?.content ?? {});
  return {
    menus,
    entities: new Map(of('entity').map(({ name, content }) => [name, content])),
    notices: new Map(of('notice').map(({ name, content }) => [name, content])),
    prints: new Map(of('print').map(({ name, content }) => [name, content])),
    pages: new Map(of('screen').flatMap(({ name, content }) => (content['kind'] === 'page' ? [[name, content]] : []))),
    dictionaries: dictionaryCodes({ sources: of('dictionary'), isMeant: () => true }),
    retired: dictionaryCodes({ sources: of('dictionary'), isMeant: ({ retired }) => retired === true }),
    extensible: new Set(
      of('dictionary').flatMap(({ name, content }) => (content['extensible'] === true ? [name] : [])),
    ),
    codes: singleCodes(sources.find(({ meta }) => meta === 'modules')?.content ?? {}),
    opened: new Set(menus.map(({ screen }) => screen)),
    unnamed: new Set(unnamedBelow(sources.find(({ meta }) => meta === 'modules')?.content ?? {})),
    fileless: new Set([...of('entity'), ...of('operation')].flatMap(filelessOf)),
    groups: groupsOf(sources.find(({ meta }) => meta === 'modules')?.content ?? {}),
    code,
  };
}

function filelessOf({ meta, name: area, content }: CatalogueSource): string[] {
  const calls = content[meta === 'entity' ? 'x-operations' : 'operations'] ?? {};
  return [
    ...Object.entries(calls as Record<string, { does?: string; binary?: boolean }>).flatMap(
      ([name, { does = `${area}/${name}`, binary = false }]) => (binary ? [] : [does]),
    ),
    ...Object.values(stepWords(content)).flatMap(({ does }) => does ?? []),
  ];
}

/** Whether an entity has a list, or a tree of its records, that a menu can open. */
export function isListed({ 'x-operations': calls = {} }: CatalogueSource['content']): boolean {
  return Object.entries(calls as Record<string, { does?: string }>).some(([verb, { does = verb }]) =>
    ['list', 'tree'].includes(String(engineVerbOf({ verb, does }))),
  );
}

/** Modules have groups, and groups menus. */
function groupsOf(modules: Record<string, Json>): Map<string, string> {
  return new Map(
    Object.values(modules).flatMap((module) => {
      const { children = {} } = (module ?? {}) as { children?: Record<string, { label?: string }> };
      return Object.entries(children).flatMap(([code, { label = code }]): [string, string][] =>
        /-[a-z]+\d+$/.test(code) ? [[code, label]] : [],
      );
    }),
  );
}

function unnamedBelow(nodes: Record<string, Json>): string[] {
  return Object.entries(nodes).flatMap(([code, node]) => {
    const { label, screen, children } = (node ?? {}) as { [word: string]: Json };
    return [
      ...(/\.\d+$/.test(code) && label === undefined && screen === undefined ? [code] : []),
      ...unnamedBelow((children ?? {}) as Record<string, Json>),
    ];
  });
}

interface Value {
  code: string;
  retired?: boolean;
}

function dictionaryCodes({
  sources,
  isMeant,
}: {
  sources: readonly CatalogueSource[];
  isMeant(value: Value): boolean;
}): Map<string, ReadonlySet<string>> {
  const own = new Map(sources.map(({ name, content }) => [name, content['values'] as Value[] | undefined]));
  return new Map(
    sources.map(({ name, content }) => {
      const values = own.get(name) ?? own.get(String(content['sameAs'])) ?? [];
      return [name, new Set(values.filter(isMeant).map(({ code }) => code))];
    }),
  );
}
