import { readFileSync } from 'node:fs';
import { _ } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { askingCallsOf } from '#runtime/core/screens/order.ts';
import { areaOf } from '#runtime/core/operations/areaOf.ts';
import { createInputAjv } from '#runtime/core/operations/inputAjv.ts';
import type { Catalogue } from './catalogue.ts';
import type { Dictionary, Entity, Json, Screen, SpecifiedOperation } from './formats.ts';
import { emptiesOf, titlesOfCall } from './inputWords.ts';
import { plainMetaSchema } from './metaSchemas.ts';
import type { GeneratedFile } from './output.ts';
import { rulesOf } from './rules.ts';
import { dictionaryFormat, formatDictionariesOf, toJsonSchema, type JsonSchema } from './schema.ts';
import { formats as inputFormats } from './validators/runtime.js';

const folder = 'schemas/generated/validators';
const banner = '// Generated from schemas/. Do not edit.\n';
const formatNames = Object.keys(inputFormats);

/**
 * Validators of what people fill in, as code that needs no ajv and no eval: `<area>.js` for the calls that forms save
 * with, loaded with the screens of the area. The server compiles its own from the same schemas (`calls.ts`);
 * `messages.js` and `runtime.js` are shared by all.
 */
export function* validatorFiles({
  operations,
  entities,
  dictionaries,
  screens,
}: Pick<Catalogue, 'operations' | 'entities' | 'dictionaries'> & {
  screens: readonly Screen[];
}): Iterable<GeneratedFile> {
  const used = new Set<string>();
  for (const [area, group] of savedByForms({ operations, screens })) {
    const ofGroup = formatDictionaries({ group, dictionaries });
    for (const name of ofGroup) used.add(name);
    const entity = entities[area];
    const rules = entity ? { [entity.name]: rulesOf(entity) as unknown as Json } : {};
    yield { path: `${folder}/${area}.js`, text: moduleText({ group, used: ofGroup, rules, entities, dictionaries }) };
    yield { path: `${folder}/${area}.d.ts`, text: declaration };
  }
  for (const name of [...used].sort()) yield* dictionaryModule(dictionaries[name]);
  yield* overlayModule();
  for (const name of ['messages.js', 'messages.d.ts', 'runtime.js', 'runtime.d.ts'])
    yield {
      path: `${folder}/${name}`,
      text: banner + readFileSync(new URL(`./validators/${name}`, import.meta.url), 'utf8'),
    };
}

const declaration = `${banner}import type { Rule } from '#generators/formats.ts';
import type { Validate } from './messages.js';

/** Validator of the input of each operation that a form saves with. */
export declare const validators: Record<string, Validate>;
/** Conditions over a whole record (JSON Logic), by entity: refused where \`when\` is true. */
export declare const rules: Record<string, Rule[]>;
`;

/** Names of the calls that take what a person fills in: those of forms, of entities whose list changes many at once, and of actions that ask. */
export function savesOf({
  operations,
  screens,
}: Pick<Catalogue, 'operations'> & { screens: readonly Screen[] }): string[] {
  const saves = Object.values(operations).flatMap(({ name, verb }) => (verb === 'save' ? [name] : []));
  return [
    ...saves,
    ...screens.flatMap(askingCallsOf),
    ...screens.flatMap((screen) => (screen.kind === 'form' ? [screen.save] : [])),
  ];
}

/** The calls that people save with, by area. */
function savedByForms({
  operations,
  screens,
}: Pick<Catalogue, 'operations'> & { screens: readonly Screen[] }): Map<string, SpecifiedOperation[]> {
  const names = new Set(savesOf({ operations, screens }));
  const areas = new Map<string, SpecifiedOperation[]>();
  for (const name of [...names].sort()) {
    const operation = operations[name];
    if (!operation) continue;
    const area = areaOf(name);
    areas.set(area, [...(areas.get(area) ?? []), operation]);
  }
  return areas;
}

function formatDictionaries({
  group,
  dictionaries,
}: {
  group: readonly SpecifiedOperation[];
  dictionaries: Record<string, Dictionary>;
}): string[] {
  return [...new Set(group.flatMap(({ input }) => formatDictionariesOf({ schema: input, dictionaries })))].sort();
}

interface ModuleParts {
  group: SpecifiedOperation[];
  used: string[];
  rules: Record<string, Json>;
  entities: Record<string, Entity>;
  dictionaries: Record<string, Dictionary>;
}

function moduleText({ group, used, rules, entities, dictionaries }: ModuleParts): string {
  const shared = new Shared();
  const entries = group.map(({ name, entity, input }) => {
    const check = shared.add('schema', toJsonSchema({ schema: input, dictionaries }));
    const titles = shared.add('titles', titlesOfCall({ input, entity: entities[entity ?? ''] }));
    const empties = emptiesOf(input);
    const others = Object.keys(empties).length > 0 ? `, ${JSON.stringify(empties)}` : '';
    return `  ${JSON.stringify(name)}: validator(${check}, ${titles}${others}),`;
  });
  const code = compile({ schemas: shared.of('schema'), formats: used.map(dictionaryFormat) });
  return [
    banner.trimEnd(),
    ...imports({ code, used }),
    `\n${code}`,
    declarations(shared.of('titles')),
    `export const validators = {\n${entries.join('\n')}\n};\n`,
    `export const rules = ${JSON.stringify(rules)};\n`,
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

/** Code of the checks, free of imports; dictionaries that are not spelled out are `isCode0`, `isCode1` … in the order of `formats`. */
function compile({ schemas, formats }: { schemas: Map<string, Json>; formats: string[] }): string {
  const ajv = createInputAjv({
    code: { source: true, esm: true, lines: true, formats: _`formats` },
    formats: Object.fromEntries([...formatNames, ...formats].map((name) => [name, () => true])),
  });
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

function dictionaryModule(dictionary: Dictionary | undefined): GeneratedFile[] {
  if (!dictionary) return [];
  const codes = dictionary.values.flatMap(({ code, isRetired }) => (isRetired ? [] : [code])).join(' ');
  const path = `${folder}/${dictionaryFormat(dictionary.name)}`;
  const format = dictionary.isExtensible ? 'oneOfOrOwn' : 'oneOf';
  return [
    {
      path: `${path}.js`,
      text: `${banner}import { ${format} } from './runtime.js';\n\n/** Whether a text is a code of ${dictionary.title} in use. */\nexport const isCode = ${format}(${JSON.stringify(codes)});\n`,
    },
    { path: `${path}.d.ts`, text: `${banner}export declare const isCode: (text: string) => boolean;\n` },
  ];
}

/** Holds an overlay over a screen against its meta-schema: what a server may keep, and what a browser may lay over a screen. */
function overlayModule(): GeneratedFile[] {
  const { $id: _id, $schema: _schema, ...schema } = plainMetaSchema('screen');
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
