import type { Json } from './formats.ts';
import { metaSchemas } from './metaSchemas.ts';
import type { GeneratedFile } from './output.ts';

interface MetaFile {
  title: string;
  where: string;
  schema: unknown;
}

const metaFiles: MetaFile[] = [
  { title: 'Entity', where: 'schemas/entities/&lt;name&gt;.json', schema: metaSchemas['entity'] },
  { title: 'Dictionary', where: 'schemas/dictionaries/&lt;groupCode&gt;.json', schema: metaSchemas['dictionary'] },
  { title: 'Operations', where: 'schemas/operations/&lt;area&gt;.json', schema: metaSchemas['operation'] },
  { title: 'Screen and overlay', where: 'schemas/screens/&lt;name&gt;.json', schema: metaSchemas['screen'] },
  { title: 'Modules', where: 'schemas/modules.json', schema: metaSchemas['modules'] },
  { title: 'Theme', where: 'schemas/themes/&lt;name&gt;.json', schema: metaSchemas['theme'] },
];

/** The reference of the catalogue's words, from the meta-schemas: `docs/catalogue.md`. */
export function referenceFiles(_catalogue?: unknown): GeneratedFile[] {
  return [{ path: 'docs/catalogue.md', text: referenceText(metaFiles) }];
}

/** Markdown with a table of words for each kind of file. */
export function referenceText(files: readonly MetaFile[]): string {
  const head = `# Catalogue reference

Generated from \`schemas/meta/\`; do not edit. Every word a file of the catalogue may hold. A path such as
\`properties.*.title\` reads: in \`properties\`, under any name, the word \`title\`; \`[]\` means each entry of a list.
`;
  return `${head}\n${files.map(section).join('\n')}`;
}

function section({ title, where, schema }: MetaFile): string {
  const root = schema as Word;
  const rows = rowsOf({ word: root, path: '', root, seen: [] });
  const definitions = Object.entries(root.$defs ?? {}).filter(
    ([name, word]) => isTable(word) && isNamed({ root, name }),
  );
  const further = definitions.map(
    ([name, word]) =>
      `### ${name}\n\n${word.description ? `${word.description}\n\n` : ''}${table(rowsOf({ word, path: '', root, seen: [name] }))}`,
  );
  return [
    `## ${title}\n\n\`${where.replaceAll('&lt;', '<').replaceAll('&gt;', '>')}\`${root.description ? ` – ${root.description}` : ''}\n\n${table(rows)}`,
    ...further,
  ].join('\n');
}

interface Word {
  type?: string | string[];
  description?: string;
  default?: Json;
  const?: Json;
  enum?: Json[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  $ref?: string;
  $defs?: Record<string, Word>;
  required?: string[];
  properties?: Record<string, Word>;
  additionalProperties?: boolean | Word;
  items?: Word;
  oneOf?: Word[];
}

interface Row {
  path: string;
  type: string;
  isRequired: boolean;
  fallback: string;
  description: string;
}

interface Visit {
  word: Word;
  path: string;
  root: Word;
  /** Definitions that are being spelled out, so that one that holds itself ends. */
  seen: string[];
}

function rowsOf({ word, path, root, seen }: Visit): Row[] {
  const join = (step: string) => (path ? `${path}.${step}` : step);
  const named = Object.entries(word.properties ?? {}).flatMap(([name, inner]) =>
    visit({ word: inner, path: join(name), root, seen, isRequired: word.required?.includes(name) ?? false }),
  );
  const others =
    typeof word.additionalProperties === 'object'
      ? visit({ word: word.additionalProperties, path: join('*'), root, seen, isRequired: false })
      : [];
  return [...named, ...others];
}

function visit({ word, path, root, seen, isRequired }: Visit & { isRequired: boolean }): Row[] {
  const { target, name } = resolve({ word, root });
  const isLink = name !== undefined && isTable(target);
  const row: Row = {
    path,
    type: isLink ? `[${name}](#${name.toLowerCase()})` : typeText({ word: target, root }),
    isRequired,
    fallback: target.default === undefined ? '' : `\`${JSON.stringify(target.default)}\``,
    description: word.description ?? target.description ?? '',
  };
  if (isLink || (name && seen.includes(name))) return [row];
  const within = name ? [...seen, name] : seen;
  const inner = target.items
    ? visit({ word: target.items, path: `${path}[]`, root, seen: within, isRequired: false }).filter(
        (each) => each.path !== `${path}[]`,
      )
    : [];
  const alternatives = (target.oneOf ?? []).flatMap((each) => {
    const chosen = resolve({ word: each, root });
    if (chosen.name && (within.includes(chosen.name) || isTable(chosen.target))) return [];
    return rowsOf({ word: chosen.target, path, root, seen: chosen.name ? [...within, chosen.name] : within });
  });
  return [row, ...rowsOf({ word: target, path, root, seen: within }), ...inner, ...alternatives];
}

function resolve({ word, root }: { word: Word; root: Word }): { target: Word; name: string | undefined } {
  const name = word.$ref?.startsWith('#/$defs/') ? word.$ref.slice('#/$defs/'.length) : undefined;
  const target = name ? root.$defs?.[name] : undefined;
  return target ? { target, name } : { target: word, name: undefined };
}

/** A definition that deserves a table of its own. */
function isTable(word: Word): boolean {
  return word.properties !== undefined;
}

function isNamed({ root, name }: { root: Word; name: string }): boolean {
  return JSON.stringify(root).includes(`"$ref":"#/$defs/${name}"`);
}

function typeText({ word, root }: { word: Word; root: Word }): string {
  if (word.const !== undefined) return `\`${JSON.stringify(word.const)}\``;
  if (word.enum) return word.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' ');
  if (word.oneOf) return [...new Set(word.oneOf.map((each) => linkOrType({ word: each, root })))].join(' or ');
  if (word.$ref) return `\`${word.$ref}\``;
  if (word.items) return `list of ${linkOrType({ word: word.items, root })}`;
  if (typeof word.additionalProperties === 'object')
    return `map of ${linkOrType({ word: word.additionalProperties, root })}`;
  const type = [word.type ?? 'any'].flat().join(' or ');
  return word.pattern ? `${type} like \`${word.pattern.replaceAll('|', '\\|')}\`` : type;
}

function linkOrType({ word, root }: { word: Word; root: Word }): string {
  const { target, name } = resolve({ word, root });
  return name && isTable(target) ? `[${name}](#${name.toLowerCase()})` : typeText({ word: target, root });
}

function table(rows: Row[]): string {
  const lines = rows.map(
    ({ path, type, isRequired, fallback, description }) =>
      `| \`${path}\`${isRequired ? ' (required)' : ''} | ${type} | ${fallback} | ${description.replaceAll('|', '\\|')} |`,
  );
  return `| word | type | default | meaning |\n|---|---|---|---|\n${lines.join('\n')}\n`;
}
