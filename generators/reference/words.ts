import type { Json } from '../formats.ts';
import { cell, code, json, table } from './markdown.ts';
import { isPlain, isTable, metaFiles, resolve, type MetaFile, type Place, type Word } from './meta.ts';
import { headingOf, typeText } from './types.ts';

/** A word of a kind of file: a row of its table. */
export interface Row {
  path: string;
  type: string;
  isRequired: boolean;
  fallback: Json | undefined;
  description: string;
  example: Json | undefined;
  /** It needs no example. */
  isPlain: boolean;
}

/** The words of a whole file, or those of a definition that it uses. */
export interface WordTable {
  heading: string;
  description: string;
  rows: Row[];
}

/** The tables of a kind of file: its own words first, then its definitions. */
export function wordTables({ file, files = metaFiles }: { file: MetaFile; files?: readonly MetaFile[] }): WordTable[] {
  const { schema } = file;
  const definitions = Object.entries(schema.$defs ?? {}).filter(([, word]) => isTable(word));
  return [
    {
      heading: schema.title ?? '',
      description: schema.description ?? '',
      rows: rowsOf({ word: schema, file, files, path: '', seen: [] }),
    },
    ...definitions.map(([name, word]) => ({
      heading: headingOf({ word, name }),
      description: word.description ?? '',
      rows: rowsOf({ word, file, files, path: '', seen: [name] }),
    })),
  ];
}

/** The section of a kind of file. */
export function fileText({ file, files = metaFiles }: { file: MetaFile; files?: readonly MetaFile[] }): string {
  const [own, ...definitions] = wordTables({ file, files }).map(({ heading, description, rows }) => ({
    heading,
    text: `${description ? `${description}\n\n` : ''}${rowsText(rows)}`,
  }));
  return [
    `文件：${code(file.where)}\n\n${own?.text ?? ''}`,
    ...definitions.map(({ heading, text }) => `### ${heading}\n\n${text}`),
  ].join('\n');
}

/** Short definitions that types name, such as 名称: each of them once. */
export function spellingsText(files: readonly MetaFile[] = metaFiles): string {
  const words = files
    .flatMap(({ schema }) => Object.values(schema.$defs ?? {}))
    .filter((word) => word.title !== undefined && !isTable(word));
  const rows = [...new Map(words.map((word) => [word.title, word])).values()].map((word) => [
    word.title ?? '',
    cell(word.description ?? ''),
    word.pattern === undefined ? '' : code(word.pattern),
    word.examples?.[0] === undefined ? '' : json(word.examples[0]),
  ]);
  return table({ head: ['类型', '说明', '要符合', '例子'], rows });
}

interface Visit extends Place {
  path: string;
  /** Definitions that are being spelled out, so that one that holds itself ends. */
  seen: readonly string[];
}

function rowsOf({ path, ...place }: Visit): Row[] {
  const { word } = place;
  const join = (step: string) => (path ? `${path}.${step}` : step);
  const named = Object.entries(word.properties ?? {}).flatMap(([name, inner]) =>
    visit({ ...place, word: inner, path: join(name), isRequired: word.required?.includes(name) ?? false }),
  );
  const patterns = Object.values(word.patternProperties ?? {}).flatMap((inner) =>
    visit({ ...place, word: inner, path: join('*'), isRequired: false }),
  );
  return [...named, ...patterns, ...entryRows({ ...place, path: join('*'), word: word.additionalProperties })];
}

/** What stands in the entries of a list or map; the entry itself is told where the list is. */
function entryRows({ word, ...place }: Omit<Visit, 'word'> & { word: boolean | Word | undefined }): Row[] {
  if (typeof word !== 'object') return [];
  return visit({ ...place, word, isRequired: false }).slice(1);
}

function visit({ isRequired, ...place }: Visit & { isRequired: boolean }): Row[] {
  const { path, seen, word } = place;
  const { name, ...target } = resolve(place);
  const row: Row = {
    path,
    type: typeText(place),
    isRequired,
    fallback: target.word.default,
    description: word.description ?? target.word.description ?? '',
    example: (word.examples ?? target.word.examples)?.[0],
    isPlain: isPlain(place),
  };
  if (name !== undefined && (isTable(target.word) || seen.includes(name))) return [row];
  const inner = { ...target, path, seen: name === undefined ? seen : [...seen, name] };
  const alternatives = (target.word.oneOf ?? []).flatMap((each) => rowsOf({ ...inner, word: each }));
  return [
    row,
    ...rowsOf(inner),
    ...entryRows({ ...inner, path: `${path}[]`, word: target.word.items }),
    ...alternatives,
  ];
}

function rowsText(rows: readonly Row[]): string {
  return table({
    head: ['词', '类型', '默认值', '说明', '例子'],
    rows: rows.map(({ path, type, isRequired, fallback, description, example }) => [
      `${code(path)}${isRequired ? '（必填）' : ''}`,
      type,
      fallback === undefined ? '' : json(fallback),
      cell(description),
      example === undefined ? '' : json(example),
    ]),
  });
}
