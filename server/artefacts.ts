import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFile, DatabasePlan, Dictionary, ExcelPlan, Json } from '#generators/formats.ts';

/** What the generators wrote for the server. */
export interface Artefacts {
  catalogue: CatalogueFile;
  dictionaries: Record<string, Dictionary>;
  modules: Record<string, Json>;
  plan: DatabasePlan;
  databaseSql: string;
  openapi: string;
  excelPlan(entity: string): ExcelPlan;
  /** Names of the generated screens. */
  screens: ReadonlySet<string>;
}

/** Reads `schemas/generated` below the root of the product. */
export function readArtefacts({ root }: { root: string }): Artefacts {
  const text = (name: string): string => readFileSync(join(root, 'schemas', 'generated', name), 'utf8');
  const json = <T>(name: string): T => JSON.parse(text(name)) as T;
  return {
    catalogue: json('catalogue.json'),
    dictionaries: json('dictionaries.json'),
    modules: json('modules.json'),
    plan: json('tables.json'),
    databaseSql: text('database.sql'),
    openapi: text('openapi.json'),
    excelPlan: (entity) => json(`excel/${entity}.json`),
    screens: new Set(readdirSync(join(root, 'schemas', 'generated', 'screens')).map((name) => name.replace(/\.json$/, ''))),
  };
}
