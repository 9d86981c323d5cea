/** Whether what was acknowledged is there, and nothing is there by half. */
import type { CatalogueFile } from '#generators/formats.ts';
import catalogueFile from '#schemas/generated/catalogue.json' with { type: 'json' };
import { openDatabase, type Connection } from '#server/database/database.ts';
import { reading } from '#server/database/statement.ts';
import type { Client, Values } from './client.ts';
import type { ProductOptions } from './product.ts';
import { watched, type Entity, type Written } from './writers.ts';

/** How many records are read at once. */
const READERS = 16;

/**
 * Reads every record with its history over HTTP.
 * @returns one sentence for each record that is not as it was acknowledged; none is what is hoped for
 */
export async function findLosses({
  client,
  written,
}: {
  client: Client;
  written: readonly Written[];
}): Promise<string[]> {
  const losses: string[] = [];
  const waiting = [...written];
  const read = async (): Promise<void> => {
    for (let record = waiting.pop(); record; record = waiting.pop())
      losses.push(...(await lossesOf({ client, record })));
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return losses;
}

async function lossesOf({ client, record }: { client: Client; record: Written }): Promise<string[]> {
  const { entity, id } = record;
  const [found, history] = await Promise.all([
    client.get(watched[entity].path, { id }),
    client.get(`/${entity}/history`, { id, pageSize: '200' }),
  ]);
  if (found.status !== 200) return [`${entity} ${id} is gone: ${found.status} ${found.message}`];
  if (history.status !== 200) return [`${entity} ${id} has no history to read: ${history.status} ${history.message}`];
  const stored = found.data as Values;
  const steps = (history.data as { rows: { recordVersion: number }[] }).rows.map(({ recordVersion }) => recordVersion);
  return [
    ...wrongState({ record, stored }),
    ...wrongSteps({ name: `${entity} ${id}`, version: Number(stored['version']), steps }),
  ];
}

/** The acknowledged version, or the one after it where the answer to a change never came. */
function wrongState({ record, stored }: { record: Written; stored: Values }): string[] {
  const { entity, id, version, text, unanswered } = record;
  const allowed = new Map([[version, text]]);
  if (unanswered !== undefined) allowed.set(version + 1, unanswered);
  const [storedVersion, storedText] = [Number(stored['version']), stored[watched[entity].field]];
  if (allowed.has(storedVersion) && allowed.get(storedVersion) === storedText) return [];
  return [
    `${entity} ${id} has version ${storedVersion} "${String(storedText)}", acknowledged was ${version} "${text}"`,
  ];
}

/** One step of history for each version, from 1 on. */
function wrongSteps({ name, version, steps }: { name: string; version: number; steps: readonly number[] }): string[] {
  const expected = Array.from({ length: version }, (_, i) => i + 1);
  const actual = [...steps].sort((a, b) => a - b);
  return actual.join() === expected.join() ? [] : [`${name} has version ${version} and the history [${actual.join()}]`];
}

/**
 * Looks at the whole database, the records included that nobody was told of. The server must have ended.
 * @returns one sentence for each record that is there by half, or acknowledged and gone
 */
export async function findHalfWrites({
  written,
  ...options
}: ProductOptions & { written: readonly Written[] }): Promise<string[]> {
  return inDatabase(options, async (connection) => {
    const versions = new Map<string, number>();
    const faults: string[] = [];
    for (const entity of ['cert', 'question'] satisfies Entity[]) {
      for (const { id, version, steps } of await readSteps({ connection, entity })) {
        const name = `${entity} ${id}`;
        if (version !== null) versions.set(name, version);
        faults.push(
          ...(version === null
            ? [`${name} has a history and no record`]
            : wrongSteps({ name, version, steps: steps ?? [] })),
        );
      }
    }
    const gone = written.filter(({ entity, id, version }) => (versions.get(`${entity} ${id}`) ?? 0) < version);
    return [
      ...faults,
      ...gone.map(
        ({ entity, id, version }) =>
          `${entity} ${id} was acknowledged with version ${version} and has ${versions.get(`${entity} ${id}`) ?? 'none'}`,
      ),
    ];
  });
}

/** Every record with the versions its history tells of. What the demo brought was loaded without a history. */
function readSteps({
  connection,
  entity,
}: {
  connection: Connection;
  entity: Entity;
}): Promise<{ id: string; version: number | null; steps: number[] | null }[]> {
  return connection.query(
    reading({
      text: `select coalesce(t."id", h."recordId") as "id", t."version", h."steps" from "${entity}" t
      full join (select "recordId", array_agg("recordVersion") as "steps" from "history" where "entity" = '${entity}' group by "recordId") h on h."recordId" = t."id"
      where t."id" is null or h."steps" is not null or t."createdBy" <> 'system'`,
    }),
  );
}

/** How many rows each table of the catalogue has. The server must have ended, unless it is on PostgreSQL. */
export async function countRows(options: ProductOptions): Promise<Record<string, number>> {
  const entities = Object.keys((catalogueFile as unknown as CatalogueFile).entities);
  return inDatabase(options, async (connection) => {
    const counts: Record<string, number> = {};
    for (const entity of entities) {
      const [row] = await connection.query(
        reading<{ count: number }>({
          text: `select count(*)::integer as "count" from "${entity}"`,
        }),
      );
      counts[entity] = row?.count ?? 0;
    }
    return counts;
  });
}

/** Past the server and row-level security. */
async function inDatabase<T>(
  { dataDir, databaseUrl }: ProductOptions,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ dataDir, url: databaseUrl });
  try {
    return await database.asOwner(work);
  } finally {
    await database.close();
  }
}
