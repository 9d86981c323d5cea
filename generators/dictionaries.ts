import type { Catalogue } from './catalogue.ts';
import type { Dictionary } from './formats.ts';
import type { GeneratedFile } from './output.ts';

/** All dictionaries in one file, by group code. */
export function dictionaryFiles({ dictionaries }: Pick<Catalogue, 'dictionaries'>): GeneratedFile[] {
  const lines = Object.keys(dictionaries)
    .sort()
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(shown(dictionaries[name]))}`);
  const extensible = Object.values(dictionaries).flatMap(({ name, isExtensible }) => (isExtensible ? [name] : []));
  return [
    { path: 'schemas/generated/dictionaries.json', text: `{\n${lines.join(',\n')}\n}\n` },
    {
      path: 'schemas/generated/extensibleDictionaries.ts',
      text: `// Generated from schemas/. Do not edit.
/** The dictionaries that tenants may add values to: a browser keeps those of no other tenant. */
export const extensibleDictionaries: readonly string[] = ${JSON.stringify(extensible.sort())};
`,
    },
  ];
}

/** What verbs and former codes are for, the screens' actions and the database, has them already. */
function shown(dictionary: Dictionary | undefined): Dictionary | undefined {
  return dictionary && { ...dictionary, values: dictionary.values.map(({ verb: _, was: _was, ...value }) => value) };
}
