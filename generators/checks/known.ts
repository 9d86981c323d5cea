import type { CatalogueSource } from '../files.ts';
import type { Json } from '../formats.ts';
import type { CodeNames } from './codeNames.ts';

/** Every name that a file of the catalogue may use. */
export interface Known {
  /** What stands in the file of each entity. */
  entities: ReadonlyMap<string, CatalogueSource['content']>;
  /** The codes of each dictionary's values, retired ones too. */
  dictionaries: ReadonlyMap<string, ReadonlySet<string>>;
  /** Codes of modules, menus and buttons. */
  codes: ReadonlySet<string>;
  /** Names that code gives. */
  code: CodeNames;
}

export function knownNames({ sources, code }: { sources: readonly CatalogueSource[]; code: CodeNames }): Known {
  const of = (meta: string) => sources.filter((source) => source.meta === meta);
  return {
    entities: new Map(of('entity').map(({ name, content }) => [name, content])),
    dictionaries: dictionaryCodes(of('dictionary')),
    codes: codesOf(sources.find(({ meta }) => meta === 'modules')?.content ?? {}),
    code,
  };
}

/** Every code of the module tree: module, menu, button. */
export function codesOf(modules: Json): Set<string> {
  const codes = new Set<string>();
  const visit = (node: Json): void => {
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (/^[ap]\d/.test(key)) codes.add(key);
      visit(value);
    }
  };
  visit(modules);
  return codes;
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
