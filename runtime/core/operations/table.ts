import type { EngineVerb } from '#generators/formats.ts';
import type { ClientOperation } from '#schemas/generated/client-operation.ts';
import { learnerOperations } from '#schemas/generated/operations.learner.ts';
import { createStore } from '../store.ts';
import { areaOf } from './areaOf.ts';

/** The client's side of an operation. */
export type OperationRow = ClientOperation;

export type OperationRows = Readonly<Record<string, OperationRow>>;

/** Brings the calls of an area that need a code; undefined where there is no such area. */
export type AreaSource = (area: string) => Promise<OperationRows | undefined>;

/** The row of an operation in the client's table. @throws Error where it is unknown, or its area has not been loaded */
export function operationOf(name: string): OperationRow {
  const row = ownRow(name);
  if (!row) throw new Error(`no such operation: ${name}`);
  return row;
}

/** Whether an operation is in the client's table; those that need a code are once their area has been loaded. */
export function hasOperation(name: string): boolean {
  return ownRow(name) !== undefined;
}

/**
 * The operation of an entity that does a verb of the engine, the one named after it before others; undefined where there
 * is none.
 */
export function operationDoing({ entity, verb }: { entity: string; verb: EngineVerb }): string | undefined {
  const doing = Object.entries(table.get().rows).flatMap(([name, row]) =>
    row.entity === entity && row.verb === verb ? [name] : [],
  );
  return doing.find((name) => name === `${entity}.${verb}`) ?? doing[0];
}

/** The row of an operation, brought with its area where it is not there. @throws Error where there is none of that name */
export async function loadOperation(name: string): Promise<OperationRow> {
  if (!hasOperation(name)) await loadArea(areaOf(name));
  return operationOf(name);
}

/** Brings the calls of an area, once; what failed is tried again when it is next asked for. */
export function loadArea(area: string): Promise<void> {
  const known = loading.get(area);
  if (known) return known;
  const load = source(area).then(
    (rows) => addOperations({ area, rows: rows ?? {} }),
    (error: unknown) => {
      loading.delete(area);
      throw error;
    },
  );
  loading.set(area, load);
  return load;
}

/** Adds the calls of an area to the table; those of one that is known stay, and nobody is told anew. */
export function addOperations({ area, rows }: { area: string; rows: OperationRows }): void {
  const { rows: former, areas } = table.get();
  if (areas.has(area)) return;
  table.set({ rows: { ...former, ...rows }, areas: new Set(areas).add(area) });
}

/** Says where the calls of areas come from: the admin has them with its screens, the learner has none. */
export function setAreaSource(next: AreaSource): void {
  source = next;
}

/** What is known of the calls, to be watched. */
export const table = createStore<{ rows: OperationRows; areas: ReadonlySet<string> }>({
  rows: learnerOperations,
  areas: new Set(),
});

const loading = new Map<string, Promise<void>>();
let source: AreaSource = () => Promise.resolve(undefined);

function ownRow(name: string): OperationRow | undefined {
  const { rows } = table.get();
  return Object.prototype.hasOwnProperty.call(rows, name) ? rows[name] : undefined;
}
