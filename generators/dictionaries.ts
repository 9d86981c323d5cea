import type { Catalogue } from './catalogue.ts';
import type { GeneratedFile } from './output.ts';

/** All dictionaries in one file, by group code. */
export function dictionaryFiles({ dictionaries }: Pick<Catalogue, 'dictionaries'>): GeneratedFile[] {
  const lines = Object.keys(dictionaries)
    .sort()
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(dictionaries[name])}`);
  return [{ path: 'schemas/generated/dictionaries.json', text: `{\n${lines.join(',\n')}\n}\n` }];
}
