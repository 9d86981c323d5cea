import type { Entity, Operation, Waiting } from '#generators/formats.ts';
import { reading, type Statement } from '../../database/statement.ts';
import { column, conditions, Parameters } from '../../engine/conditions.ts';
import type { CallContext, Handler, Values } from '../../engine/context.ts';
import type { Session } from '../../engine/session.ts';
import { nameColumns, type Named } from '../../engine/labels.ts';
import { prepared } from '../../engine/prepared.ts';
import { unmetRules } from '../certificate/index.ts';
import { signedIn } from '../session/index.ts';
import { mayCall } from './reach.ts';

/** So many are counted; what is more is not worth waiting for. */
const mostCounted = 1000;
/** Records named of each thing that waits. */
const mostNamed = 3;

/** Lists that no verb of the engine makes, by the name of their handler. */
const handlers: Readonly<Record<string, Handler>> = { 'certificate/unmetRules': unmetRules };

/**
 * What waits for the caller: of every list that the catalogue says so of and whose code the caller holds, how many, at
 * most a thousand, and the newest. What waits of nothing is left out.
 */
export async function waiting(context: CallContext): Promise<Values[]> {
  const session = signedIn(context);
  const [counted, answered] = await Promise.all([countLists({ context, session }), askHandlers({ context, session })]);
  return [...counted, ...answered].filter(({ count }) => Number(count) > 0);
}

interface Asked {
  context: CallContext;
  session: Session;
}

interface Entry {
  name: string;
  words: Waiting;
  operation: Operation;
  entity: Entity;
}

/** What the caller may know of, where the session stands. */
function entriesOf({ context: { app }, session }: Asked): Entry[] {
  return Object.values(app.catalogue.operations).flatMap((operation) => {
    const entity = app.catalogue.entities[operation.entity ?? ''];
    if (
      !entity ||
      !operation.waits ||
      !mayCall({ session, operation }) ||
      (entity.scope === 'tenant' && session.tenantId === '')
    )
      return [];
    return Object.entries(operation.waits).map(([name, words]) => ({
      name: `${operation.name}.${name}`,
      words,
      operation,
      entity,
    }));
  });
}

/** All lists in one exchange with the database. */
async function countLists(asked: Asked): Promise<Values[]> {
  const { app, scope } = asked.context;
  const entries = entriesOf(asked).filter(({ operation }) => operation.does === 'list');
  if (entries.length === 0) return [];
  const results = await app.database.batch({
    scope,
    statements: entries.map((entry) => waitingStatement({ entry, tenantId: scope.tenantId })),
  });
  return entries.map((entry, index) => {
    const rows = results[index] ?? [];
    return shown({ entry, count: rows[0]?.count ?? 0, rows });
  });
}

/** The newest that wait, each with how many there are. */
function waitingStatement({
  entry: { entity, operation, words },
  tenantId,
}: {
  entry: Entry;
  tenantId: string;
}): Statement<Named & { count: number }> {
  const parameters = new Parameters();
  const where = conditions({ entity, filters: { ...words.filters, ...operation.where }, parameters, tenantId });
  return prepared(
    reading({
      text: `select ${nameColumns(entity)}, (
          select count(*)::integer from (select from ${column(entity.name)} where ${where} limit ${mostCounted}) counted
        ) as "count"
        from ${column(`${entity.name}View`)} where ${where} order by "id" desc limit ${mostNamed}`,
      values: parameters.values,
    }),
  );
}

async function askHandlers(asked: Asked): Promise<Values[]> {
  const entries = entriesOf(asked).filter(({ operation }) => operation.does !== 'list');
  return Promise.all(
    entries.map(async (entry) => {
      const handler = handlers[entry.operation.does];
      if (!handler)
        throw new Error(`${entry.operation.name}: what waits is counted by no handler of "${entry.operation.does}"`);
      const { rows, total } = (await handler(
        { ...asked.context, operation: entry.operation },
        { ...entry.words.filters, pageNum: 1, pageSize: mostNamed },
      )) as { rows: (Named & { note: string })[]; total: number };
      return shown({ entry, count: total, rows });
    }),
  );
}

function shown({
  entry: { name, words, entity },
  count,
  rows,
}: {
  entry: Entry;
  count: number;
  rows: readonly (Named & { note?: string })[];
}): Values {
  return {
    name,
    title: words.title,
    ...(words.help !== undefined && { help: words.help }),
    entity: entity.name,
    code: entity.menuCode ?? '',
    count,
    filters: words.filters ?? {},
    rows: rows.map(({ id, label, note }) => ({ id, label: label ?? id, ...(note !== undefined && { note }) })),
  };
}
