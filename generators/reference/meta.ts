import type { Json } from '../formats.ts';
import { metaSchemas } from '../metaSchemas.ts';

/** A kind of catalogue file: where such files lie, and the meta-schema that they are held against. */
export interface MetaFile {
  where: string;
  schema: Word;
}

/** A schema as the meta-schemas write it: of a word, or of a whole file. */
export interface Word {
  $id?: string;
  title?: string;
  type?: string | string[];
  description?: string;
  examples?: Json[];
  default?: Json;
  const?: Json;
  enum?: Json[];
  pattern?: string;
  $ref?: string;
  $defs?: Record<string, Word>;
  required?: string[];
  properties?: Record<string, Word>;
  patternProperties?: Record<string, Word>;
  additionalProperties?: boolean | Word;
  items?: Word;
  prefixItems?: Word[];
  oneOf?: Word[];
}

/** The kinds of files, in the order in which somebody meets them. */
export const metaFiles: readonly MetaFile[] = [
  { where: 'schemas/entities/<名称>.json', schema: metaSchemas['entity'] as Word },
  { where: 'schemas/dictionaries/<名称>.json', schema: metaSchemas['dictionary'] as Word },
  { where: 'schemas/operations/<区域>.json', schema: metaSchemas['operation'] as Word },
  { where: 'schemas/screens/<名称>.json', schema: metaSchemas['screen'] as Word },
  { where: 'schemas/notices/<名称>.json', schema: metaSchemas['notice'] as Word },
  { where: 'schemas/prints/<名称>.json', schema: metaSchemas['print'] as Word },
  { where: 'schemas/modules.json', schema: metaSchemas['modules'] as Word },
  { where: 'schemas/themes/<名称>.json', schema: metaSchemas['theme'] as Word },
  { where: 'schemas/certDesigns/<名称>.json', schema: metaSchemas['certDesign'] as Word },
];

/** A word, the file that it stands in, and all files, as one may refer to another. */
export interface Place {
  word: Word;
  file: MetaFile;
  files: readonly MetaFile[];
}

/** What a word refers to, with its name, or the word itself. */
export function resolve(place: Place): Place & { name?: string } {
  const { word, file, files } = place;
  const [, id = '', name] = /^([^#]*)#\/\$defs\/(\w+)$/.exec(word.$ref ?? '') ?? [];
  if (name === undefined) return place;
  const source = id === '' ? file : files.find(({ schema }) => schema.$id === id);
  const target = source?.schema.$defs?.[name];
  return source && target ? { word: target, file: source, files, name } : place;
}

/** Whether a definition has words of its own, which stand in a table of their own. */
export function isTable({ properties }: Word): boolean {
  return properties !== undefined;
}

/** Whether everything that can be written stands in the type, or as words of its own below: an example would say nothing more. */
export function isPlain(place: Place): boolean {
  const { word } = resolve(place);
  return word.const !== undefined || word.enum !== undefined || word.type === 'boolean' || isTable(word);
}
