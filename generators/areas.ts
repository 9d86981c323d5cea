import { areaOf } from '#runtime/core/operations/areaOf.ts';
import type { Catalogue } from './catalogue.ts';
import type { Json, Operation, Screen } from './formats.ts';
import { clientRow } from './operations.ts';
import { operationsOf } from './operationsOf.ts';
import type { GeneratedFile } from './output.ts';
import { savesOf } from './validators.ts';

/**
 * What the admin's browser gets when it opens a screen of an area: `schemas/generated/areas/<area>.js` has the area's
 * screens, its calls that need a code and those its screens name, and brings the checks of its forms when one opens.
 */
export function* areaFiles({
  operations,
  screens,
}: Pick<Catalogue, 'operations'> & { screens: readonly Screen[] }): Iterable<GeneratedFile> {
  const areas = new Map<string, Area>();
  const areaNamed = (name: string): Area => {
    const area = areas.get(name) ?? { screens: [], operations: [], hasChecks: false };
    areas.set(name, area);
    return area;
  };
  for (const operation of Object.values(operations))
    if (operation.access === 'code') areaNamed(areaOf(operation.name)).operations.push(operation);
  for (const screen of screens) {
    const area = areaNamed(areaOf(screen.name));
    area.screens.push(screen);
    if (screen.entity) area.operations.push(...operationsOf({ operations, entity: screen.entity }));
  }
  for (const name of savesOf({ operations, screens })) areaNamed(areaOf(name)).hasChecks = true;
  for (const [name, area] of areas)
    yield { path: `schemas/generated/areas/${name}.js`, text: textOf({ name, area, operations }) };
}

interface Area {
  screens: Screen[];
  operations: Operation[];
  /** Whether people save with one of its calls. */
  hasChecks: boolean;
}

function textOf({
  name,
  area,
  operations,
}: {
  name: string;
  area: Area;
  operations: Readonly<Record<string, Operation>>;
}): string {
  const { screens } = area;
  const named = screens
    .flatMap((screen) => textsIn(screen as unknown as Json))
    .flatMap((text) => operations[text] ?? []);
  const calls = new Set([...area.operations, ...named].filter(({ access }) => access === 'code'));
  return [
    '// Generated from schemas/. Do not edit.',
    ...screens.map((screen, i) => `import screen${i} from '../screens/${screen.name}.json';`),
    '',
    `export const screens = { ${screens.map((screen, i) => `${JSON.stringify(screen.name)}: screen${i}`).join(', ')} };`,
    `export const operations = {\n${[...calls]
      .map((operation) => `  ${JSON.stringify(operation.name)}: ${JSON.stringify(clientRow(operation))},`)
      .join('\n')}\n};`,
    `export const loadChecks = ${area.hasChecks ? `() => import('../validators/${name}.js')` : 'undefined'};`,
    '',
  ].join('\n');
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}
