import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { explain, type Explaining } from './checks/explain.ts';
import { checkText, type LineOf } from './checks/source.ts';
import type { Json } from './formats.ts';
import { metaSchemas } from './metaSchemas.ts';
import type { Problem } from './problem.ts';

/** A catalogue file as it stands in the tree; `name` is its file name without `.json`. */
export interface CatalogueSource {
  file: string;
  name: string;
  meta: string;
  content: Record<string, Json>;
}

const folders = [
  { folder: 'entities', meta: 'entity' },
  { folder: 'dictionaries', meta: 'dictionary' },
  { folder: 'operations', meta: 'operation' },
  { folder: 'screens', meta: 'screen' },
  { folder: 'notices', meta: 'notice' },
  { folder: 'prints', meta: 'print' },
  { folder: 'themes', meta: 'theme' },
  { folder: 'certDesigns', meta: 'certDesign' },
] as const;

/**
 * Reads every file of the catalogue below `root`/schemas and holds it against its meta-schema.
 * Files that are wrong are reported in `problems` and left out of `sources`.
 */
export function readFiles({ root }: { root: string }): {
  sources: CatalogueSource[];
  problems: Problem[];
  /** The line in which a problem lies. */
  lineOf(problem: Problem): number | undefined;
} {
  const problems: Problem[] = [];
  const { ajv, validators } = metaValidators(root);
  const sources: CatalogueSource[] = [];
  const lines = new Map<string, LineOf>();
  problems.push(...strangeFiles(root));
  for (const { path, meta } of listFiles(root)) {
    const text = textOf({ root, path });
    const { problems: found, lineOf } = checkText({ file: path, text });
    lines.set(path, lineOf);
    problems.push(...found);
    if (found.length > 0) continue;
    const content = JSON.parse(text) as CatalogueSource['content'];
    const validate = validators.get(meta);
    if (!validate) throw new Error(`schemas/meta/${meta}.json is missing`);
    if (!validate(content)) {
      problems.push(...explain({ file: path, errors: validate.errors ?? [], ...branchesOf({ ajv, meta }) }));
      continue;
    }
    sources.push({ file: path, name: basename(path, '.json'), meta, content });
  }
  return { sources, problems, lineOf: ({ file, pointer }) => lines.get(file)?.(pointer) };
}

/** What a file says; some editors put a mark before it that nobody sees. */
function textOf({ root, path }: { root: string; path: string }): string {
  return readFileSync(join(root, path), 'utf8').replace(/^\uFEFF/, '');
}

/** The same problems, with the line of those that were found only when screens were made of the files. */
export function withLines({ root, problems }: { root: string; problems: readonly Problem[] }): Problem[] {
  return problems.map((problem) => {
    const { file, pointer, line } = problem;
    if (line !== undefined || !existsSync(join(root, file))) return problem;
    return { ...problem, line: checkText({ file, text: textOf({ root, path: file }) }).lineOf(pointer) };
  });
}

function listFiles(root: string): { path: string; meta: string }[] {
  const inFolders = folders.flatMap(({ folder, meta }) =>
    namesIn(join(root, 'schemas', folder))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => ({ path: `schemas/${folder}/${name}`, meta })),
  );
  return [...inFolders, { path: 'schemas/modules.json', meta: 'modules' }];
}

/** A sort that the product does not use has no folder. */
function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Files that were meant for the catalogue, by their names, though nothing reads them. */
function strangeFiles(root: string): Problem[] {
  return folders.flatMap(({ folder }) =>
    namesIn(join(root, 'schemas', folder))
      .filter((name) => /^[^.].*\.json(\.txt|c|5)?$/i.test(name) && !name.endsWith('.json'))
      .map((name) => ({
        file: `schemas/${folder}/${name}`,
        pointer: '',
        reason: `文件名要以小写的 .json 结尾，这样写的不会读取：改为 ${name.replace(/\.json.*$/i, '.json')}`,
      })),
  );
}

function metaValidators(root: string): MetaValidators {
  const folder = join(root, 'schemas', 'meta');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  const content = [...names, ...texts].join('\0');
  if (compiled?.content !== content) compiled = { content, made: compileMeta({ names, texts }) };
  return compiled.made;
}

interface MetaValidators {
  ajv: Ajv2020;
  validators: Map<string, ValidateFunction>;
}

/** Compiling the meta-schemas is four fifths of reading a small catalogue; a process that reads again has them. */
let compiled: { content: string; made: MetaValidators } | undefined;

function compileMeta({ names, texts }: { names: readonly string[]; texts: readonly string[] }): MetaValidators {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
  formats.default(ajv);
  for (const [index, name] of names.entries())
    ajv.addSchema(JSON.parse(texts[index] ?? '') as object, basename(name, '.json'));
  const validators = new Map(
    names.map((name) => {
      const key = basename(name, '.json');
      const validate = ajv.getSchema(key);
      if (!validate) throw new Error(`schemas/meta/${name} cannot be compiled`);
      return [key, validate];
    }),
  );
  return { ajv, validators };
}

/** How an alternative of a meta-schema is looked into. */
function branchesOf({ ajv, meta }: { ajv: Ajv2020; meta: string }): Pick<Explaining, 'resolved' | 'checkOf'> {
  const others = Object.values(metaSchemas).map(({ $defs = {} }) => $defs);
  const definitions = Object.assign({}, ...others, metaSchemas[meta]?.$defs ?? {}) as Record<string, object>;
  return {
    resolved: (branch) => definitions[/\/(\w+)$/.exec(branch.$ref ?? '')?.[1] ?? ''] ?? branch,
    checkOf: (branch) => {
      const schema = { $defs: definitions, ...branch };
      const check = ajv.compile(schema);
      // The validators are kept, and what they remember with them.
      ajv.removeSchema(schema);
      return check;
    },
  };
}
