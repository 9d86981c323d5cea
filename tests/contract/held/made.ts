import type { CallShape, CatalogueFile, ExcelPlan, Json, Screen, TablePlan } from '#generators/formats.ts';
import { readArtefacts } from '#server/artefacts.ts';
import { root } from '#server/testing.ts';
import openapi from '#schemas/generated/openapi.json' with { type: 'json' };

/** What the generators made for the whole product. */
export interface Made {
  catalogue: CatalogueFile;
  /** By call. */
  shapes: Record<string, CallShape>;
  tables: TablePlan[];
  /** What stands on the tables, that of the domain's areas included. */
  sql: string;
  /** The tree of codes. */
  modules: Json;
  /** The addresses that are described, with their methods. */
  paths: Record<string, Record<string, Json>>;
  screens: Record<string, Screen>;
  /** Plans of workbooks by entity. */
  sheets: Record<string, ExcelPlan>;
}

/** Reads what was made; a call, screen or plan that is not there is missing here, too. */
export function readMade(): Made {
  const artefacts = readArtefacts({ root });
  const { catalogue, databaseSql, modules, plan } = artefacts;
  const called = new Set(Object.values(catalogue.operations).flatMap(({ entity }) => entity ?? []));
  const screens = [...called].flatMap((entity) => ['list', 'form', 'detail'].map((kind) => `${entity}.${kind}`));
  const imported = Object.values(catalogue.operations).filter(({ does }) => does === 'excelTemplate');
  return {
    catalogue,
    shapes: Object.fromEntries(Object.keys(catalogue.operations).map((name) => [name, artefacts.callShape(name)])),
    tables: plan.tables,
    sql: databaseSql,
    modules,
    paths: openapi.paths as unknown as Made['paths'],
    screens: Object.fromEntries(
      screens.flatMap((name) => {
        const screen = artefacts.screen(name);
        return screen ? [[name, screen]] : [];
      }),
    ),
    sheets: Object.fromEntries(imported.map(({ entity = '' }) => [entity, artefacts.excelPlan(entity)])),
  };
}
