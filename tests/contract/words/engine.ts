import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generate } from '#generators/generate.ts';
import type { Json } from '#generators/formats.ts';
import { readCatalogue } from '#generators/catalogue.ts';
import { folderStore } from '#server/adapters/files.ts';
import { readArtefacts, type Artefacts } from '#server/artefacts.ts';
import type { Database, Scope } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { App, CallContext, Upload, Values } from '#server/engine/context.ts';
import { validatorOf } from '#server/engine/inputs.ts';
import { isEngineVerb, verbs } from '#server/engine/index.ts';
import { failures } from '#server/failures.ts';
import { openLog } from '#server/log.ts';
import { root as productRoot } from '#server/testing.ts';

/** The product with further files of a test's, by their paths below `schemas`. */
export async function makeProduct(files: Record<string, Json>): Promise<Product> {
  const root = mkdtempSync(join(tmpdir(), 'product-'));
  const isSource = (path: string): boolean => !path.startsWith(join(productRoot, 'schemas', 'generated'));
  cpSync(join(productRoot, 'schemas'), join(root, 'schemas'), { recursive: true, filter: isSource });
  for (const folder of ['server', 'admin']) symlinkSync(join(productRoot, folder), join(root, folder));
  for (const [path, content] of Object.entries(files))
    writeFileSync(join(root, 'schemas', path), JSON.stringify(content));
  for await (const file of generate(readCatalogue({ root }))) {
    const path = join(root, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'text' in file ? file.text : [...file.parts].join(''));
  }
  return {
    artefacts: readArtefacts({ root }),
    folder: join(root, 'files'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export interface Product {
  artefacts: Artefacts;
  folder: string;
  remove(): void;
}

export interface Engine {
  app: App;
  /** What a call answers: its input checked as the edge does, by somebody who may do anything. */
  call<Answer = Values>(
    operation: string,
    input: Values,
    options?: { tenantId?: string; uploads?: Upload[] },
  ): Promise<Answer>;
}

/** The engine over a product on an empty database. */
export async function startEngine({
  product: { artefacts, folder },
  database,
}: {
  product: Product;
  database: Database;
}): Promise<Engine> {
  const { plan, databaseSql: sql, catalogue } = artefacts;
  await migrate({ database, plan, sql, migrations: [] });
  const app = {
    database,
    artefacts,
    catalogue,
    files: folderStore({ folder }),
    log: openLog({ level: 'fatal' }),
  } as unknown as App;
  return {
    app,
    async call<Answer>(
      name: string,
      input: Values,
      { tenantId = 't1', uploads = [] }: { tenantId?: string; uploads?: Upload[] } = {},
    ) {
      const operation = catalogue.operations[name];
      if (!operation || !isEngineVerb(operation.does)) throw new Error(`not the engine's: ${name}`);
      const validate = validatorOf({ artefacts, operation: name });
      if (!validate(input))
        throw failures.invalid(
          (validate.errors ?? []).map(({ instancePath: path, message }) => ({ path, message: message ?? '' })),
        );
      const scope: Scope = { tenantId, userId: 'u1' };
      const session = { codes: new Set(operation.codes), userId: 'u1', tenantId };
      const context = { app, operation, session, scope, uploads } as unknown as CallContext;
      return (await verbs[operation.does](context, input)) as Answer;
    },
  };
}
