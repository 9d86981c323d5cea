import type { CatalogueFile, Entity, Json, Operation } from '#generators/formats.ts';

/** What was promised once, as `promises.json` has it; whoever takes something back takes it out there. */
export interface Promised {
  /** Who may call without a code, by whom: all such calls. */
  open: Record<'public' | 'signedIn', string[]>;
  /** Behind the code of an entity's menu, the ends of the codes that a verb asks for. */
  verbs: Record<string, string[]>;
  /** The codes of calls that ask for others, and of calls that are no verb's. */
  codes: Record<string, string[]>;
  /** What holds of the records of each entity, in words. */
  entities: Record<string, string[]>;
}

/**
 * What the catalogue no longer says, or who may call by it now without a code. What is made for the entities follows the
 * catalogue, so that nothing else tells a word that was lost from one that was never there.
 * @returns a sentence for each, none where every promise is kept
 */
export function brokenPromises({ catalogue, promised }: { catalogue: CatalogueFile; promised: Promised }): string[] {
  const operations = Object.values(catalogue.operations);
  return [
    ...operations.flatMap((operation) => brokenCodes({ operation, catalogue, promised })),
    ...Object.entries(promised.entities).flatMap(([name, words]) => {
      const entity = catalogue.entities[name];
      if (!entity) return [`${name} is no longer there`];
      const said = new Set(wordsOf({ entity, operations }));
      return words.filter((each) => !said.has(each)).map((each) => `${name} no longer says: ${each}`);
    }),
  ];
}

function brokenCodes({
  operation: { name, access, codes, entity, verb },
  catalogue,
  promised: { open, verbs, codes: own },
}: {
  operation: Operation;
  catalogue: CatalogueFile;
  promised: Promised;
}): string[] {
  if (access !== 'code') return open[access].includes(name) ? [] : [`${name} is open: ${access}`];
  const menu = catalogue.entities[entity ?? '']?.menuCode;
  const usual = menu === undefined ? undefined : verbs[verb ?? '']?.map((end) => menu + end);
  const wanted = own[name] ?? usual;
  return wanted === undefined || wanted.join() === codes.join() ? [] : [`${name} asks for ${codes.join(' or ')}`];
}

/** Fields of every entity, which the generator adds. */
const systemFields: ReadonlySet<string> = new Set([
  'id',
  'tenantId',
  'version',
  'createdTime',
  'createdBy',
  'updatedTime',
  'updatedBy',
  'deletedTime',
]);

/** What the catalogue says of the records of an entity, each in a line that is the same as long as it says so. */
export function wordsOf({ entity, operations }: { entity: Entity; operations: readonly Operation[] }): string[] {
  const { unique, noOverlap, limit, identity, own, shared, reach, tree, max, partOf, editable, required } = entity;
  const isSo = (is: boolean, word: string): string[] => (is ? [word] : []);
  const fields = Object.entries(entity.properties).filter(([field]) => !systemFields.has(field));
  return [
    ...unique.map(({ fields: of, where }) => `unique: ${of.join(', ')}${saidOf(where)}`),
    ...noOverlap.map(
      ({ range, per, where }) => `no overlap: ${range.join(' to ')} of ${per.join(', ')}${saidOf(where)}`,
    ),
    ...limit.map(({ per, max: most, where }) => `at most: ${most} of ${per}${saidOf(where)}`),
    ...isSo(identity.length > 0, `the same: ${identity.join(', ')}`),
    ...isSo(entity.hasHistory, 'history'),
    ...isSo(entity.hasVersions, 'versions'),
    ...isSo(entity.hasRecycle, 'recycle bin'),
    ...isSo(entity.isAppend, 'only added'),
    ...isSo(entity.isSingleton, 'one of a tenant'),
    ...isSo(entity.scope === 'tenant', "a tenant's"),
    ...isSo(own !== undefined, `own: ${own}`),
    ...isSo(shared !== undefined, `anyone's: ${shared?.field} ${shared?.value}`),
    ...isSo(reach !== undefined, `reach${saidOf(reach)}`),
    ...isSo(tree !== undefined, `levels: ${tree?.maxDepth}`),
    ...isSo(max !== undefined, `at most: ${max}`),
    ...isSo(partOf !== undefined, `part of: ${partOf?.entity}`),
    ...isSo(editable !== undefined, `edited in${saidOf(editable?.states)}`),
    ...required.map((field) => `needed: ${field}`),
    ...fields.flatMap(([field, property]) => [
      ...isSo(property['x-hidden'] === true, `hidden: ${field}`),
      ...isSo(property.readOnly === true, `the server's: ${field}`),
      ...isSo(property['x-private'] === true, `private: ${field}`),
      ...isSo(property['x-ref'] !== undefined, `refers: ${field} to ${property['x-ref']}`),
      ...(['x-read', 'x-write', 'x-mask'] as const).flatMap((word) =>
        isSo(property[word] !== undefined, `${word}: ${field} ${property[word]}`),
      ),
    ]),
    ...waysOf({ entity, operations }),
  ];
}

/** A line for each field with a state: with a way more it is another one, too. */
function waysOf({ entity, operations }: Parameters<typeof wordsOf>[0]): string[] {
  const ways = [
    ...Object.values(entity.steps).flatMap(({ field, from, to }) =>
      from.map((each) => ({ field, way: `${each}>${to}` })),
    ),
    ...operations
      .filter((operation) => operation.entity === entity.name)
      .flatMap(({ transitions = {}, field = 'state' }) =>
        Object.entries(transitions).flatMap(([from, to]) => to.map((each) => ({ field, way: `${from}>${each}` }))),
      ),
  ];
  return [...new Set(ways.map(({ field }) => field))].map((field) => {
    const of = new Set(ways.filter((each) => each.field === field).map(({ way }) => way));
    return `ways of ${field}: ${[...of].sort().join(' ')}`;
  });
}

function saidOf(value: object | undefined): string {
  return value === undefined || Object.keys(value).length === 0 ? '' : ` ${JSON.stringify(value as Json)}`;
}
