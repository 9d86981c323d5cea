import type { CatalogueFile, Operation } from '#generators/formats.ts';
import { folderStore } from '#server/adapters/files.ts';
import type { Database, Scope } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { App, CallContext, Handler, Upload, Values } from '#server/engine/context.ts';
import { reading } from '#server/database/statement.ts';
import { isEngineVerb, verbs } from '#server/engine/index.ts';
import { enqueueOperation } from '#server/engine/jobs/operation.ts';
import { openFigures } from '#server/engine/figureStore.ts';
import { openDictionaries } from '#server/engine/dictionaryStore.ts';
import { openOwnFields } from '#server/engine/ownFieldStore.ts';
import { extensibleOf } from '#server/engine/ownFields.ts';
import { wholeReach, type Session, type SessionReach } from '#server/engine/session.ts';
import { assertReadable, sightOf } from '#server/engine/sight.ts';
import { validInput } from '#server/http/validation.ts';
import { openLog } from '#server/log.ts';
import { spent } from '#tests/times/spent.ts';
import type { Product } from './product.ts';

export interface Engine {
  app: App;
  /** Whose calls they are, and where. */
  scope: Scope;
  /** What a call answers: its input checked as the edge does, by somebody who may do anything. */
  call<Answer = Values>(
    operation: string,
    input: Values,
    options?: { uploads?: Upload[]; codes?: readonly string[]; gone?: AbortSignal },
  ): Promise<Answer>;
  /** The same of another person. */
  by(userId: string): Engine;
  /** The same in another tenant, where nothing is yet. */
  elsewhere(): Engine;
  /** The same for somebody who holds, beside what each call asks for, these codes and no others. */
  as(codes: readonly string[]): Engine;
  /** The same for a user in a role, as far as that reaches; with further codes beside what each call asks for. */
  inRole(who: { userId: string; roleId: string }, codes?: readonly string[]): Promise<Engine>;
}

/** The engine over a product on a database, in a tenant where nothing is yet unless one is named. */
export async function startEngine({
  product: { artefacts, folder },
  database,
  tenantId,
  handlers = {},
}: {
  product: Product;
  database: Database;
  tenantId?: string;
  /** Of the test's own calls and steps. */
  handlers?: Readonly<Record<string, Handler>>;
}): Promise<Engine> {
  const { plan, databaseSql: sql, catalogue } = artefacts;
  await spent('starting', () => migrate({ database, plan, sql, migrations: [] }));
  const app = {
    database,
    artefacts,
    catalogue,
    config: { dataDir: folder },
    files: folderStore({ folder }),
    log: openLog({ level: 'fatal' }),
    handlers,
    ownFields: await openOwnFields({ database }),
    dictionaries: await openDictionaries({ database, dictionaries: artefacts.dictionaries }),
    figures: openFigures(),
  } as unknown as App;
  return engineOf({ app, tenantId });
}

let tenants = 0;

function engineOf({
  app,
  tenantId = `t${(tenants += 1)}`,
  who,
}: {
  app: App;
  tenantId?: string | undefined;
  /** Somebody who does not do and see everything; without codes they hold those that each call asks for. */
  who?: Pick<Session, 'userId' | 'reach'> & { codes?: readonly string[] };
}): Engine {
  const { catalogue } = app;
  const person = { tenantId, userId: who?.userId ?? 'u1' };
  const sight =
    who?.codes &&
    sightOf({ catalogue, session: { ...who, ...person, codes: new Set(who.codes) } as unknown as Session });
  const scope: Scope = { ...person, ...(sight && { sight }) };
  return {
    app,
    scope,
    elsewhere: () => engineOf({ app }),
    by: (userId) => engineOf({ app, tenantId, who: { userId, reach: wholeReach } }),
    as: (codes) => engineOf({ app, tenantId, who: { userId: 'u1', codes, reach: wholeReach } }),
    async inRole({ userId, roleId }, codes = []) {
      const [[row]] = await app.database.batch({
        scope: person,
        statements: [
          reading<{ reach: SessionReach }>({
            text: `select "reachOf"($1, $2, $3) as "reach"`,
            values: [tenantId, userId, roleId],
          }),
        ],
      });
      return engineOf({ app, tenantId, who: { userId, codes, reach: row?.reach ?? wholeReach } });
    },
    async call<Answer>(
      name: string,
      given: Values,
      { uploads = [], codes, gone }: { uploads?: Upload[]; codes?: readonly string[]; gone?: AbortSignal } = {},
    ) {
      const operation = catalogue.operations[name];
      const handler = operation?.job
        ? enqueueOperation
        : operation && isEngineVerb(operation.does) && verbs[operation.does];
      if (!operation || !handler) throw new Error(`not the engine's: ${name}`);
      const session = {
        codes: new Set([
          ...(codes ?? [...operation.codes, ...codesOfSteps({ catalogue, operation })]),
          ...(who?.codes ?? []),
        ]),
        ...person,
      };
      const extensible = extensibleOf({ app, operation });
      const entity = extensible && (await app.ownFields.extended({ entity: extensible, tenantId }));
      const dictionaries = await app.dictionaries.of(tenantId);
      const context = { app, operation, entity, dictionaries, session, scope, uploads, gone } as unknown as CallContext;
      const input = await validInput({ context, input: given });
      assertReadable({ context, input });
      return (await handler(context, input)) as Answer;
    },
  };
}

/** The codes of the steps that a call takes: somebody who may do anything may take them. */
function codesOfSteps({ catalogue, operation }: { catalogue: CatalogueFile; operation: Operation }): string[] {
  const steps = catalogue.entities[operation.entity ?? '']?.steps ?? {};
  return (operation.steps ?? []).flatMap((name) => steps[name]?.codes ?? []);
}
