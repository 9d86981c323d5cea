import { readFileSync } from 'node:fs';
import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Catalogue } from './catalogue.ts';
import type { Dictionary, Json, Operation } from './formats.ts';
import { decimalsOf } from '#kinds/number/data/numbers.ts';
import type { GeneratedFile } from './output.ts';
import { rulesOf } from './rules.ts';
import {
  childrenOf,
  dictionaryFormat,
  longDictionariesOf,
  toJsonSchema,
  type JsonSchema,
  type Schema,
} from './schema.ts';

const folder = 'schemas/generated/validators';
const banner = '// Generated from schemas/. Do not edit.\n';
const formatNames = ['date', 'date-time', 'moment', 'uri', 'email', 'phone', 'file', 'site-path'];

/**
 * Validators of the inputs as code that needs no ajv and no eval. What a person fills in is in `<entity or area>.js`
 * (saves and the calls of domain handlers), which browsers load; what a program composes (list, remove, history …) is
 * in `<entity>.engine.js`. `index.js` has all of them, for the server; `messages.js` and `runtime.js` are shared.
 */
export function validatorFiles({
  operations,
  entities,
  dictionaries,
}: Pick<Catalogue, 'operations' | 'entities' | 'dictionaries'>): GeneratedFile[] {
  const modules = groupByModule(operations);
  const long = new Set(
    [...modules.values()].flat().flatMap(({ input }) => longDictionariesOf({ schema: input, dictionaries })),
  );
  const texts = [...modules].map(([name, group]) => {
    const entity = entities[name];
    const used = [...long]
      .sort()
      .filter((dictionary) =>
        group.some(({ input }) => longDictionariesOf({ schema: input, dictionaries }).includes(dictionary)),
      );
    const rules = entity ? { [entity.name]: rulesOf(entity) as unknown as Json } : {};
    return { path: `${folder}/${name}.js`, text: moduleText({ group, used, rules, dictionaries }) };
  });
  const names = [...modules.keys()];
  return [
    ...texts,
    ...names.map((name) => ({ path: `${folder}/${name}.d.ts`, text: declaration })),
    ...[...long].sort().flatMap((name) => dictionaryModule(dictionaries[name])),
    ...overlayModule(),
    { path: `${folder}/index.js`, text: indexText(names) },
    { path: `${folder}/index.d.ts`, text: declaration },
    ...['messages.js', 'messages.d.ts', 'runtime.js', 'runtime.d.ts'].map((name) => ({
      path: `${folder}/${name}`,
      text: banner + readFileSync(new URL(`./validators/${name}`, import.meta.url), 'utf8'),
    })),
  ];
}

const declaration = `${banner}import type { Rule } from '#generators/formats.ts';
import type { Validate } from './messages.js';
import type { CoercePlan } from './runtime.js';

/** Validator of the input of each operation. */
export declare const validators: Record<string, Validate>;
/** Conditions over a whole record (JSON Logic), by entity: refused where \`when\` is true. */
export declare const rules: Record<string, Rule[]>;
/** For operations called by GET: the type of each value of the query string that is not a text. */
export declare const coerce: Record<string, CoercePlan>;
`;

/** Operations by the module their validator stands in; each part of a name before the dot has a module for people. */
function groupByModule(operations: Record<string, Operation>): Map<string, Operation[]> {
  const modules = new Map<string, Operation[]>();
  const sorted = Object.values(operations).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const operation of sorted) {
    const [area = operation.name] = operation.name.split('.');
    const isFilledIn = operation.does === 'save' || operation.does.includes('/');
    const name = isFilledIn ? area : `${area}.engine`;
    if (!modules.has(area)) modules.set(area, []);
    modules.set(name, [...(modules.get(name) ?? []), operation]);
  }
  return modules;
}

interface ModuleParts {
  group: Operation[];
  used: string[];
  rules: Record<string, Json>;
  dictionaries: Record<string, Dictionary>;
}

function moduleText({ group, used, rules, dictionaries }: ModuleParts): string {
  const shared = new Shared();
  const entries = group.map(({ name, input }) => {
    const check = shared.add('schema', toJsonSchema({ schema: input, dictionaries }));
    const titles = shared.add('titles', wordsOf({ input, word: 'title' }));
    const empties = wordsOf({ input, word: 'x-empty' });
    const others = Object.keys(empties).length > 0 ? `, ${JSON.stringify(empties)}` : '';
    return `  ${JSON.stringify(name)}: validator(${check}, ${titles}${others}),`;
  });
  const code = compile({ schemas: shared.of('schema'), formats: used.map(dictionaryFormat) });
  const coerce = Object.fromEntries(
    group.flatMap(({ name, method, input }): [string, Json][] => {
      const plan = method === 'GET' || method === 'DELETE' ? coercePlan(input) : {};
      return Object.keys(plan).length > 0 ? [[name, plan]] : [];
    }),
  );
  return [
    banner.trimEnd(),
    ...imports({ code, used }),
    `\n${code}`,
    declarations(shared.of('titles')),
    `export const validators = {\n${entries.join('\n')}\n};\n`,
    `export const rules = ${JSON.stringify(rules)};\n`,
    `export const coerce = ${JSON.stringify(coerce)};\n`,
  ].join('\n');
}

/** Values that stand in several places get one name. */
class Shared {
  readonly #names = new Map<string, string>();
  readonly #values = new Map<string, Map<string, Json>>();

  add(prefix: string, value: Json): string {
    const key = `${prefix} ${JSON.stringify(value)}`;
    const known = this.#names.get(key);
    if (known) return known;
    const group = this.of(prefix);
    const name = `${prefix === 'schema' ? 'check' : prefix}${group.size}`;
    this.#names.set(key, name);
    group.set(name, value);
    return name;
  }

  of(prefix: string): Map<string, Json> {
    const group = this.#values.get(prefix) ?? new Map<string, Json>();
    this.#values.set(prefix, group);
    return group;
  }
}

function imports({ code, used }: { code: string; used: string[] }): string[] {
  const runtime = ['add', 'equal', 'formats', 'ucs2length'].filter((name) =>
    new RegExp(`\\b${name}\\b(?!\\d)`).test(name === 'formats' ? code.replace(/formats\["dictionary-/g, '') : code),
  );
  return [
    ...(runtime.length > 0 ? [`import { ${runtime.join(', ')} } from './runtime.js';`] : []),
    ...used.map((name, i) => `import { isCode as isCode${i} } from './${dictionaryFormat(name)}.js';`),
    `import { validator } from './messages.js';`,
  ];
}

/** Code of the checks, free of imports; long dictionaries are `isCode0`, `isCode1` … in the order of `formats`. */
function compile({ schemas, formats }: { schemas: Map<string, Json>; formats: string[] }): string {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    validateSchema: false,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    ownProperties: true,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
    formats: Object.fromEntries([...formatNames, ...formats].map((name) => [name, () => true])),
  });
  exactSteps(ajv);
  for (const [name, schema] of schemas) ajv.addSchema({ $id: name, ...(schema as JsonSchema) });
  const text = standalone(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])));
  const code = withoutSchemas(text)
    .replace('"use strict";\n', '')
    .replace(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g, '$1')
    .replace(/^export const (\w+) = (\w+);$/gm, 'const $1 = $2;')
    .replace(
      /if\(vErrors === null\)\{\nvErrors = \[(err\d+)\];\n\}\nelse \{\nvErrors\.push\(err\d+\);\n\}/g,
      'vErrors = add(vErrors, $1);',
    )
    .replace(/^\/\*# sourceURL=.*\n/gm, '')
    .replace(/formats\["(dictionary-[^"]+)"\]/g, (_match, name: string) => `isCode${formats.indexOf(name)}`);
  if (code.includes('require(')) throw new Error('the code of a validator still needs a module of ajv');
  return code;
}

/**
 * ajv divides by the step and forgives what is left up to a precision, so a digit too many may pass. Here a number keeps
 * its value when it is written with the step's decimals, and is whole steps of the last of them.
 */
function exactSteps(ajv: Ajv2020): void {
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    error: { message: '', params: ({ schema }) => _`{multipleOf: ${schema as number}}` },
    code(context) {
      const step = context.schema as number;
      const scale = decimalsOf(step);
      const units = Math.round(step * 10 ** scale);
      context.fail(
        _`Number(${context.data}.toFixed(${scale})) !== ${context.data} || Math.round(${context.data} * ${10 ** scale}) % ${units} !== 0`,
      );
    },
  });
}

/**
 * ajv keeps whole schemas in its code only to name a list of types or values in an error, or to know which properties
 * there are; the lists and the names alone will do, each once, as a literal in a check would be made anew by every call.
 */
function withoutSchemas(text: string): string {
  const schemas = new Map(
    [...text.matchAll(/^const (schema\d+) = (\{.*\});$/gm)].map(([, name = '', json = '{}']) => [
      name,
      JSON.parse(json) as Json,
    ]),
  );
  const shared = new Shared();
  const rest = text
    .replace(/^const schema\d+ = \{.*\};\n/gm, '')
    .replace(/\b(schema\d+)((?:\.[\w$]+|\["[^"]*"\]|\[\d+\])+)/g, (_match, name: string, path: string) => {
      const value = valueAt({ value: schemas.get(name) ?? null, path });
      if (value === null || typeof value !== 'object') return JSON.stringify(value);
      return shared.add(
        'kept',
        path.endsWith('.properties') ? Object.fromEntries(Object.keys(value).map((field) => [field, 1])) : value,
      );
    });
  return declarations(shared.of('kept')) + rest;
}

function declarations(values: ReadonlyMap<string, Json>): string {
  return [...values].map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`).join('');
}

function valueAt({ value, path }: { value: Json; path: string }): Json {
  return [...path.matchAll(/\.([\w$]+)|\["([^"]*)"\]|\[(\d+)\]/g)].reduce<Json>((inner, [, word, quoted, index]) => {
    const found = (inner as Record<string, Json>)[word ?? quoted ?? index ?? ''];
    if (found === undefined) throw new Error(`the code of a validator names a place that is not there: ${path}`);
    return found;
  }, value);
}

/** A word of each field by its place in the input: `/options` → 选项; the places of entries have a star for the index. */
function wordsOf({ input, word }: { input: Schema; word: 'title' | 'x-empty' }): Record<string, string> {
  const words: Record<string, string> = {};
  const visit = ({ schema, place }: { schema: Schema; place: string }): void => {
    const text = schema[word];
    if (text && place && !place.endsWith('/*') && words[place] === undefined) words[place] = text;
    if (word === 'title') Object.assign(words, entryWords({ schema, place }));
    for (const [name, inner] of Object.entries(schema.properties ?? {}))
      visit({ schema: inner, place: `${place}/${name}` });
    if (schema.items) visit({ schema: schema.items, place: `${place}/*` });
    const nested = new Set<Schema>([
      ...Object.values(schema.properties ?? {}),
      ...(schema.items ? [schema.items] : []),
    ]);
    for (const inner of childrenOf(schema)) if (!nested.has(inner)) visit({ schema: inner, place });
  };
  visit({ schema: input, place: '' });
  return words;
}

/** What an entry of a list is called; the field that it cannot be without is then the entry itself. */
function entryWords({ schema, place }: { schema: Schema; place: string }): Record<string, string> {
  const name = schema['x-entry'];
  const [main] = schema.items?.required ?? [];
  return { ...(name && { [`${place}/*`]: name }), ...(name && main && { [`${place}/*/${main}`]: '' }) };
}

function coercePlan(input: Schema): Record<string, string> {
  const kinds = new Set(['integer', 'number', 'boolean', 'array']);
  return Object.fromEntries(
    Object.entries(input.properties ?? {}).flatMap(([name, { type }]): [string, string][] =>
      type && kinds.has(type) ? [[name, type]] : [],
    ),
  );
}

function dictionaryModule(dictionary: Dictionary | undefined): GeneratedFile[] {
  if (!dictionary) return [];
  const codes = dictionary.values.flatMap(({ code, isRetired }) => (isRetired ? [] : [code])).join(' ');
  const path = `${folder}/${dictionaryFormat(dictionary.name)}`;
  return [
    {
      path: `${path}.js`,
      text: `${banner}import { oneOf } from './runtime.js';\n\n/** Whether a text is a code of ${dictionary.title} in use. */\nexport const isCode = oneOf(${JSON.stringify(codes)});\n`,
    },
    { path: `${path}.d.ts`, text: `${banner}export declare const isCode: (text: string) => boolean;\n` },
  ];
}

/** Holds an overlay over a screen against its meta-schema: what a server may keep, and what a browser may lay over a screen. */
function overlayModule(): GeneratedFile[] {
  const meta = JSON.parse(readFileSync(new URL('../schemas/meta/screen.json', import.meta.url), 'utf8')) as Record<
    string,
    Json
  >;
  const { $id: _id, $schema: _schema, ...schema } = meta;
  const code = compile({ schemas: new Map([['check0', schema]]), formats: [] });
  return [
    {
      path: `${folder}/overlay.js`,
      text: [
        banner.trimEnd(),
        ...imports({ code, used: [] }),
        `\n${code}`,
        'export const overlay = validator(check0, {});\n',
      ].join('\n'),
    },
    {
      path: `${folder}/overlay.d.ts`,
      text: `${banner}import type { Validate } from './messages.js';\n\n/** Validator of an overlay over a screen. */\nexport declare const overlay: Validate;\n`,
    },
  ];
}

function indexText(names: string[]): string {
  const lines = names.map((name, i) => `import * as area${i} from './${name}.js';`);
  const merged = (word: string) =>
    `export const ${word} = Object.assign({}, ${names.map((_name, i) => `area${i}.${word}`).join(', ')});`;
  return `${banner}${lines.join('\n')}\n\n${['validators', 'rules', 'coerce'].map(merged).join('\n')}\n`;
}
