import { singleCodes } from '#runtime/core/operations/wholeCodes.ts';
import type { CatalogueSource } from '../files.ts';
import type { Json } from '../formats.ts';
import { menusOf, type MenuEntry } from '../menus.ts';
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
  /** Codes of modules, menus and buttons. */
  codes: ReadonlySet<string>;
  /** What the groups of menus are called, by their codes. */
  groups: ReadonlyMap<string, string>;
  /** Menus with a page, those that entities imply among them. */
  menus: readonly MenuEntry[];
  /** Names of the pages that menus open. */
  opened: ReadonlySet<string>;
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
    dictionaries: dictionaryCodes(of('dictionary')),
    codes: singleCodes(sources.find(({ meta }) => meta === 'modules')?.content ?? {}),
    opened: new Set(menus.map(({ screen }) => screen)),
    groups: groupsOf(sources.find(({ meta }) => meta === 'modules')?.content ?? {}),
    code,
  };
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

function dictionaryCodes(sources: readonly CatalogueSource[]): Map<string, ReadonlySet<string>> {
  const own = new Map(sources.map(({ name, content }) => [name, content['values'] as { code: string }[] | undefined]));
  return new Map(
    sources.map(({ name, content }) => {
      const values = own.get(name) ?? own.get(String(content['sameAs'])) ?? [];
      return [name, new Set(values.map(({ code }) => code))];
    }),
  );
}
