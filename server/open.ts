import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { everyCode } from '#runtime/core/operations/wholeCodes.ts';
import { folderStore, type FileStore } from './adapters/files.ts';
import { openMail } from './adapters/mail.ts';
import { readArtefacts } from './artefacts.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { readMigrations } from './database/migrations.ts';
import { handlers } from './domain/index.ts';
import { managerCodes, openSessionStore } from './domain/session/index.ts';
import type { App } from './engine/context.ts';
import { openDictionaries } from './engine/dictionaryStore.ts';
import { openFigures } from './engine/figureStore.ts';
import { openOwnFields } from './engine/ownFieldStore.ts';
import { openLog, type Log } from './log.ts';

/** Opens everything the calls share: database (migrated), sessions, files. */
export async function openApp({
  config,
  root,
  log = openLog({ level: config.logLevel }),
  isDurable,
}: {
  config: Config;
  root: string;
  log?: Log;
  isDurable?: boolean;
}): Promise<App & { close(): Promise<void> }> {
  await mkdir(config.dataDir, { recursive: true });
  const artefacts = readArtefacts({ root });
  const { databaseUrl: url, dataDir, hasSharedBatches } = config;
  const database = await openDatabase({ url, dataDir, isDurable, hasSharedBatches });
  try {
    await migrate({
      database,
      plan: artefacts.plan,
      sql: artefacts.databaseSql,
      migrations: await readMigrations({ folder: join(root, 'server', 'database', 'migrations') }),
    });
    const sessions = await openSessionStore({
      database,
      life: config.sessionLife,
      longestLife: config.sessionLongestLife,
      allCodes: everyCode(artefacts.modules),
      managerCodes: managerCodes(artefacts.modules),
    });
    const ownFields = await openOwnFields({ database });
    const dictionaries = await openDictionaries({ database, dictionaries: artefacts.dictionaries });
    const mail = openMail(config);
    return {
      config,
      mail,
      artefacts,
      catalogue: artefacts.catalogue,
      database,
      sessions,
      ownFields,
      dictionaries,
      figures: openFigures(),
      files: filesOf(config),
      log,
      handlers,
      async close() {
        await ownFields.close();
        await dictionaries.close();
        mail?.close();
        await sessions.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Where the uploaded files lie. */
export function filesOf({ dataDir }: Pick<Config, 'dataDir'>): FileStore {
  return folderStore({ folder: join(dataDir, 'files') });
}
