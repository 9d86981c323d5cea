import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  CallShape,
  CatalogueFile,
  DatabasePlan,
  Dictionary,
  ExcelPlan,
  Json,
  Screen,
} from '#generators/formats.ts';
import { areaOf } from '#runtime/core/operations/areaOf.ts';
import type { ScreenNames } from '#runtime/core/screens/names.ts';

/** What the generators wrote for the server; what grows with the catalogue and is seldom wanted is read when it is. */
export interface Artefacts {
  catalogue: CatalogueFile;
  dictionaries: Record<string, Dictionary>;
  modules: Record<string, Json>;
  /** By name, as far as the server needs them. */
  themes: Record<string, { channelId?: string }>;
  plan: DatabasePlan;
  /** Of the catalogue, then what areas of the domain add (`server/domain/<area>/<area>.sql`). */
  databaseSql: string;
  /** @throws Error where there is no such operation */
  callShape(operation: string): CallShape;
  openapi(): Promise<string>;
  excelPlan(entity: string): ExcelPlan;
  /** A screen without any tenant's overlay; undefined where there is none of that name. */
  screen(name: string): Screen | undefined;
  /** What an overlay may name. */
  screenNames(): ScreenNames;
}

/** Reads `schemas/generated` below the root of the product. */
export function readArtefacts({ root }: { root: string }): Artefacts {
  const pathOf = (name: string): string => join(root, 'schemas', 'generated', name);
  const text = (name: string): string => readFileSync(pathOf(name), 'utf8');
  const json = <T>(name: string): T => JSON.parse(text(name)) as T;
  const areas = keep((area: string) => json<Record<string, CallShape>>(`calls/${area}.json`));
  const screens = new Set(readdirSync(pathOf('screens')).map((name) => name.replace(/\.json$/, '')));
  let names: ScreenNames | undefined;
  return {
    catalogue: json('catalogue.json'),
    dictionaries: json('dictionaries.json'),
    modules: json('modules.json'),
    themes: json('themes.json'),
    plan: json('tables.json'),
    databaseSql: [text('database.sql'), ...domainSql({ root })].join('\n'),
    callShape: (operation) => {
      const shape = areas(areaOf(operation))[operation];
      if (!shape) throw new Error(`${operation}: no shape; run npm run generate`);
      return shape;
    },
    openapi: () => readFile(pathOf('openapi.json'), 'utf8'),
    excelPlan: keep((entity: string) => json<ExcelPlan>(`excel/${entity}.json`)),
    screen: keep((name: string) => (screens.has(name) ? json<Screen>(`screens/${name}.json`) : undefined)),
    screenNames: () => (names ??= json<ScreenNames>('screenNames.json')),
  };
}

/** Reads what is asked for once. */
function keep<T>(read: (name: string) => T): (name: string) => T {
  const kept = new Map<string, T>();
  return (name) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const found = read(name);
    // What is not there is not kept: names come from callers, who can make up any number of them.
    if (found !== undefined) kept.set(name, found);
    return found;
  };
}

function domainSql({ root }: { root: string }): string[] {
  const domain = join(root, 'server', 'domain');
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => readFileSync(join(domain, file), 'utf8'));
}
