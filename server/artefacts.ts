import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFile, DatabasePlan, Dictionary, ExcelPlan, Json, Screen } from '#generators/formats.ts';
import type { ScreenNames } from '#runtime/core/screens/names.ts';

/** What the generators wrote for the server. */
export interface Artefacts {
  catalogue: CatalogueFile;
  dictionaries: Record<string, Dictionary>;
  modules: Record<string, Json>;
  /** By name, as far as the server needs them. */
  themes: Record<string, { channelId?: string }>;
  plan: DatabasePlan;
  /** Of the catalogue, then what areas of the domain add (`server/domain/<area>/<area>.sql`). */
  databaseSql: string;
  openapi: string;
  excelPlan(entity: string): ExcelPlan;
  /** The screens without any tenant's overlay, by name. */
  screens: ReadonlyMap<string, Screen>;
  /** What an overlay may name. */
  screenNames: ScreenNames;
}

/** Reads `schemas/generated` below the root of the product. */
export function readArtefacts({ root }: { root: string }): Artefacts {
  const text = (name: string): string => readFileSync(join(root, 'schemas', 'generated', name), 'utf8');
  const json = <T>(name: string): T => JSON.parse(text(name)) as T;
  return {
    catalogue: json('catalogue.json'),
    dictionaries: json('dictionaries.json'),
    modules: json('modules.json'),
    themes: json('themes.json'),
    plan: json('tables.json'),
    databaseSql: [text('database.sql'), ...domainSql({ root })].join('\n'),
    openapi: text('openapi.json'),
    excelPlan: (entity) => json(`excel/${entity}.json`),
    screens: new Map(
      readdirSync(join(root, 'schemas', 'generated', 'screens')).map((name) => [
        name.replace(/\.json$/, ''),
        json(`screens/${name}`),
      ]),
    ),
    screenNames: json('screenNames.json'),
  };
}

function domainSql({ root }: { root: string }): string[] {
  const domain = join(root, 'server', 'domain');
  const files = readdirSync(domain).map((area) => join(domain, area, `${area}.sql`));
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
}
