/** Role × operation × field × whose row, from the catalogue: who sees and changes what, and who is let. */
import type { Entity, Operation, Property } from '#generators/formats.ts';
import { Download, type Values } from '#server/engine/context.ts';
import { isEngineVerb } from '#server/engine/index.ts';
import { newId } from '#server/engine/ids.ts';
import type { Engine } from './engine.ts';
import type { Product } from './product.ts';
import { wordsOf } from './importing.ts';
import { places, type Somebody } from './reaching.ts';

/** Whose rows there are, as the dean of arts sees them. */
const whose = { own: 'dean', below: 'tutor', foreign: 'chemist' } as const satisfies Record<string, Somebody>;
type Whose = keyof typeof whose;

const kinds = ['all', 'below', 'department', 'own'] as const;

/** Whether the dean reaches a row: by the department, or as the own one, where the catalogue says that it may be either. */
function isWithin({ entity: { reach }, kind, each }: { entity: Entity; kind: string; each: Whose }): boolean {
  if (!reach || kind === 'all') return true;
  if (each === 'own') return reach.own !== undefined || (kind !== 'own' && reach.department !== undefined);
  return each === 'below' && kind === 'below' && reach.department !== undefined;
}

export interface Matrix {
  engine: Engine;
  product: Product;
  persons: Record<Somebody, string>;
  /** Of the entities that are narrowed, by name. */
  isMeant(entity: string): boolean;
}

/** Entities of the catalogue of which not everybody sees or sets all. */
export function narrowedEntities({ artefacts: { catalogue } }: Product): Entity[] {
  return Object.values(catalogue.entities).filter(
    ({ reach, properties, partOf }) =>
      !partOf && (reach || Object.values(properties).some((each) => each['x-read'] ?? each['x-write'])),
  );
}

/** Every cell that is not as the catalogue says: `entry.list: below, without codes, phone of foreign: seen`. Rows are made anew. */
export async function matrixProblems({
  engine,
  product,
  persons,
  isMeant,
}: Matrix): Promise<{ cells: number; wrong: string[] }> {
  const wrong: string[] = [];
  let cells = 0;
  const check = (cell: string, { is, should }: { is: boolean; should: boolean }): void => {
    cells += 1;
    if (is !== should) wrong.push(`${cell}: ${is ? 'seen or done' : 'not seen or done'}`);
  };
  for (const entity of narrowedEntities(product)) {
    if (!isMeant(entity.name)) continue;
    const operations = Object.values(product.artefacts.catalogue.operations).filter(
      (each) => each.entity === entity.name && isEngineVerb(each.does) && each.access === 'code',
    );
    for (const kind of kinds)
      for (const hasCodes of [true, false]) {
        const role = `${kind}, ${hasCodes ? 'with' : 'without'} codes`;
        const userId = `${engine.scope.tenantId}-dean`;
        const by = await engine.inRole({ userId, roleId: kind }, hasCodes ? codesOf(entity) : []);
        const made = await makeRows({ entity, engine, persons });
        const isReached = (each: Whose): boolean => isWithin({ entity, kind, each });
        for (const operation of operations.filter(({ does }) => does in reads)) {
          const ofAll = isOfAll(operation) ? await tell({ by, operation, id: '', product }) : undefined;
          for (const [each, { id, planted }] of made) {
            const told = ofAll ?? (await tell({ by, operation, id, product }));
            for (const [field, text] of Object.entries(planted)) {
              const property = entity.properties[field] ?? {};
              const should =
                isReached(each) && isToldBy({ entity, operation, field }) && (hasCodes || !property['x-read']);
              check(`${operation.name}: ${role}, ${field} of ${each}`, { is: told.includes(text), should });
            }
          }
        }
        await tryWrites({
          entity,
          operations,
          by,
          made,
          hasCodes,
          isReached,
          check: (cell, both) => check(`${cell}: ${role}`, both),
        });
      }
  }
  return { cells, wrong };
}

/** Calls that tell of rows, and what they are asked for. */
const reads: Readonly<Record<string, (id: string) => Values>> = {
  list: () => ({ pageSize: 200 }),
  get: (id) => ({ id }),
  options: (id) => ({ ids: [id] }),
  history: (id) => ({ id }),
  exportExcel: () => ({}),
};

/** Whether it tells of all rows at once. */
function isOfAll({ does }: Operation): boolean {
  return reads[does]?.length === 0;
}

async function tell({
  by,
  operation,
  id,
  product,
}: {
  by: Engine;
  operation: Operation;
  id: string;
  product: Product;
}): Promise<string> {
  const entity = product.artefacts.catalogue.entities[operation.entity ?? ''];
  const shown = JSON.stringify([entity?.properties, entity?.referred]);
  const takesPurpose = operation.does === 'exportExcel' && shown.includes('x-mask');
  const answer = await by
    .call<unknown>(operation.name, { ...reads[operation.does]?.(id), ...(takesPurpose && { purpose: '核对' }) })
    .catch((error: unknown) => ({ message: (error as Error).message }));
  return answer instanceof Download ? wordsOf({ product, file: answer }) : JSON.stringify(answer);
}

/** Choices tell the name alone; the history shows what a change was, which the row had of its first field. */
function isToldBy({ entity, operation, field }: { entity: Entity; operation: Operation; field: string }): boolean {
  if (operation.does === 'options') return field === entity.label || entity.distinguish.includes(field);
  return true;
}

type Made = [Whose, { id: string; planted: Record<string, string> }][];

/** A row of each, its texts planted and then planted anew, so that the history tells of them. */
async function makeRows({
  entity,
  engine,
  persons,
}: {
  entity: Entity;
  engine: Engine;
  persons: Record<Somebody, string>;
}): Promise<Made> {
  const made: Made = [];
  for (const each of Object.keys(whose) as Whose[]) {
    const somebody = whose[each];
    const texts = Object.entries(entity.properties).filter(([, property]) => isPlantable(property));
    const plant = (): Record<string, string> =>
      Object.fromEntries(texts.map(([field], index) => [field, `${newId().slice(-12)}${index}`]));
    const first = { ...plant(), ...holders({ entity, engine, persons, somebody }) };
    const { id = '' } = await engine.call(`${entity.name}.save`, first);
    const planted = plant();
    await engine.call(`${entity.name}.save`, { id, version: 1, ...planted });
    made.push([each, { id: String(id), planted }]);
  }
  return made;
}

function isPlantable(property: Property): boolean {
  return (
    property.type === 'string' &&
    !property.readOnly &&
    !['x-ref', 'x-dict', 'x-id', 'x-hidden', 'x-widget', 'x-series', 'x-plainOf', 'x-value', 'x-roll'].some(
      (word) => word in property,
    ) &&
    property.format === undefined &&
    property.pattern === undefined
  );
}

/** Whose a row is, as the entity's reach asks it. */
function holders({
  entity: { reach },
  engine,
  persons,
  somebody,
}: {
  entity: Entity;
  engine: Engine;
  persons: Record<Somebody, string>;
  somebody: Somebody;
}): Values {
  const values = {
    person: persons[somebody],
    user: `${engine.scope.tenantId}-${somebody}`,
    department: places[somebody] ?? null,
  };
  return Object.fromEntries(
    [reach?.department, reach?.own].flatMap((way) => (way ? [[way.field, values[way.holds]]] : [])),
  );
}

function codesOf({ properties }: Entity): string[] {
  return Object.values(properties).flatMap((each) =>
    [each['x-read'], each['x-write']].filter((code) => code !== undefined),
  );
}

/** Changes each text of each row, and removes the rows last. */
async function tryWrites({
  entity,
  operations,
  by,
  made,
  hasCodes,
  isReached,
  check,
}: {
  entity: Entity;
  operations: readonly Operation[];
  by: Engine;
  made: Made;
  hasCodes: boolean;
  isReached(each: Whose): boolean;
  check(cell: string, both: { is: boolean; should: boolean }): void;
}): Promise<void> {
  const does = new Set(operations.map((each) => each.does));
  const isDone = (call: Promise<unknown>): Promise<boolean> =>
    call.then(
      () => true,
      () => false,
    );
  for (const [each, { id, planted }] of made) {
    let version = 2;
    for (const field of does.has('save') ? Object.keys(planted) : []) {
      const property = entity.properties[field] ?? {};
      const isOfSome = (property['x-read'] ?? property['x-write']) !== undefined;
      const is = await isDone(by.call(`${entity.name}.save`, { id, version, [field]: newId().slice(-12) }));
      if (is) version += 1;
      check(`${entity.name}.save of ${field} of ${each}`, { is, should: isReached(each) && (hasCodes || !isOfSome) });
    }
    if (does.has('remove'))
      check(`${entity.name}.remove of ${each}`, {
        is: await isDone(by.call(`${entity.name}.remove`, { ids: [id] })),
        should: isReached(each),
      });
  }
}
