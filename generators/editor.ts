import type { Catalogue } from './catalogue.ts';
import { codecs, type CodeNames } from './checks/codeNames.ts';
import { singleCodes } from '#runtime/core/operations/wholeCodes.ts';
import type { Json, Screen } from './formats.ts';
import { metaSchemas } from './metaSchemas.ts';
import type { GeneratedFile } from './output.ts';
import { isEngineVerb, verbDefaults } from './verbs.ts';

/**
 * The meta-schemas as editors read them, by the `$schema` of a catalogue file: each whole in itself, and beside the
 * words with the names that the catalogue and its code have, which an editor completes.
 */
export function editorFiles({
  catalogue,
  screens,
}: {
  catalogue: Pick<Catalogue, 'entities' | 'operations' | 'dictionaries' | 'notices' | 'modules' | 'codeNames'>;
  screens: readonly Screen[];
}): GeneratedFile[] {
  const names = namesOf({ catalogue, screens });
  const known = Object.entries(names).map(([sort, all]): [string, Json] => [
    `names.${sort}`,
    all.length > 0 ? { enum: [...all] } : {},
  ]);
  return Object.entries(metaSchemas).map(([meta, schema]) => {
    const { $defs: _, ...root } = converted({ value: schema as Json, meta }) as Record<string, Json>;
    const definitions = Object.entries(metaSchemas).flatMap(([other, { $defs = {} }]) =>
      Object.entries($defs as Record<string, Json>).map(([name, definition]): [string, Json] => [
        `${other}.${name}`,
        converted({ value: definition, meta: other }),
      ]),
    );
    return {
      path: `schemas/generated/meta/${meta}.json`,
      text: JSON.stringify({ ...root, $defs: Object.fromEntries([...definitions, ...known]) }),
    };
  });
}

/** The names of each sort; `x-names` of a meta-schema says of which sort a word takes one. */
function namesOf({
  catalogue: { entities, operations, dictionaries, notices, modules, codeNames },
  screens,
}: Parameters<typeof editorFiles>[0]): Record<string, readonly string[]> {
  const { handlers, parts, icons, actionIcons }: CodeNames = codeNames;
  const sorted = (names: Iterable<string> = []): string[] => [...names].sort();
  return {
    entity: sorted(Object.keys(entities)),
    dictionary: sorted(Object.keys(dictionaries)),
    operation: sorted(Object.keys(operations)),
    notice: sorted(Object.keys(notices)),
    // A print is given by its template.
    does: [...Object.keys(verbDefaults).filter((verb) => isEngineVerb(verb) && verb !== 'print'), ...sorted(handlers)],
    code: sorted(singleCodes(modules)),
    screen: sorted(screens.map(({ name }) => name)),
    icon: sorted(icons),
    actionIcon: sorted(actionIcons),
    fieldPart: sorted(parts?.field),
    actionPart: sorted(parts?.action),
    blockPart: sorted(parts?.block),
    codec: sorted(codecs),
  };
}

/** A word as an editor reads it; `meta` is the meta-schema it stands in. */
function converted({ value, meta }: { value: Json; meta: string }): Json {
  if (Array.isArray(value)) return value.map((inner) => converted({ value: inner, meta }));
  if (value === null || typeof value !== 'object') return value;
  const { 'x-names': sort, ...words } = value;
  const result = Object.fromEntries(
    Object.entries(words).map(([word, inner]): [string, Json] => [
      word,
      word === '$ref' && typeof inner === 'string'
        ? inside({ reference: inner, meta })
        : converted({ value: inner, meta }),
    ]),
  );
  // Anything is taken: what is wrong is told by the generator, which also says what was perhaps meant.
  return typeof sort === 'string' ? { ...result, anyOf: [{ $ref: `#/$defs/names.${sort}` }, {}] } : result;
}

/** `#/$defs/name` of one meta-schema, or `operation#/$defs/operation` of another, as all of them stand in one. */
function inside({ reference, meta }: { reference: string; meta: string }): string {
  const [other, name = ''] = reference.split('#/$defs/');
  return `#/$defs/${other || meta}.${name}`;
}
