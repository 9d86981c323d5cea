import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFile, DatabasePlan, Dictionary, ExcelPlan, Json } from '#generators/formats.ts';

/** What the generators wrote for the server. */
export interface Artefacts {
  catalogue: CatalogueFile;
  dictionaries: Record<string, Dictionary>;
  modules: Record<string, Json>;
  plan: DatabasePlan;
  /** Of the catalogue, then what areas of the domain add (`server/domain/<area>/<area>.sql`). */
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
    databaseSql: [text('database.sql'), ...domainSql({ root })].join('\n'),
    openapi: text('openapi.json'),
    excelPlan: (entity) => json(`excel/${entity}.json`),
    screens: new Set(readdirSync(join(root, 'schemas', 'generated', 'screens')).map((name) => name.replace(/\.json$/, ''))),
  };
}

function domainSql({ root }: { root: string }): string[] {
  const domain = join(root, 'server', 'domain');
  const files = readdirSync(domain).map((area) => join(domain, area, `${area}.sql`));
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
}
