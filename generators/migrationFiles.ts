import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueFile, DatabasePlan } from './formats.ts';
import { migrationDrafts, type MigrationFile } from './migrationDrafts.ts';
import { planTables } from './tables.ts';

const folder = join('server', 'database', 'migrations');

/** What was generated before: the tables, and what their entities were called where that is still there. */
export interface Former {
  plan: DatabasePlan | undefined;
  entities: CatalogueFile['entities'];
}

/** Read before anything is written. */
export function readFormer({ root }: { root: string }): Former {
  const generated = join(root, 'schemas', 'generated');
  return {
    plan: readJson<DatabasePlan>(join(generated, 'tables.json')),
    entities: readJson<Pick<CatalogueFile, 'entities'>>(join(generated, 'catalogue.json'))?.entities ?? {},
  };
}

/** Writes the migration files that a change of the catalogue asks for, and takes away those it no longer does. @returns what to tell */
export function writeDrafts({
  root,
  former,
  catalogue,
}: {
  root: string;
  former: Former;
  catalogue: Catalogue;
}): string[] {
  const { written, removed } = migrationDrafts({
    former: former.plan,
    plan: planTables(catalogue),
    entities: catalogue.entities,
    formerEntities: former.entities,
    files: readFiles(join(root, folder)),
  });
  for (const name of removed) rmSync(join(root, folder, name));
  for (const { name, text } of written) writeFileSync(join(root, folder, name), text);
  return [
    ...removed.map((name) => `${join(folder, name)} 去掉了：目录已经改了回去`),
    ...written.map(({ name }) => `${join(folder, name)} 写好了：看过会做什么、会丢失什么，在其中的“同意”后面写上名字`),
  ];
}

function readFiles(path: string): MigrationFile[] {
  return readdirSync(path)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(path, name), 'utf8') }));
}

function readJson<Value>(path: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}
