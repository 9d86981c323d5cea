import { areaOf } from '#runtime/core/operations/areaOf.ts';
import type { Catalogue } from './catalogue.ts';
import type { Json, Operation, Screen } from './formats.ts';
import { clientRow } from './operations.ts';
import type { GeneratedFile } from './output.ts';

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
    const area = areas.get(name) ?? { screens: [], operations: [], hasForm: false };
    areas.set(name, area);
    return area;
  };
  for (const operation of Object.values(operations))
    if (operation.access === 'code') areaNamed(areaOf(operation.name)).operations.push(operation);
  for (const screen of screens) {
    areaNamed(areaOf(screen.name)).screens.push(screen);
    if (screen.kind === 'form') areaNamed(areaOf(screen.save)).hasForm = true;
  }
  for (const [name, area] of areas)
    yield { path: `schemas/generated/areas/${name}.js`, text: textOf({ name, area, operations }) };
}

interface Area {
  screens: Screen[];
  operations: Operation[];
  /** Whether a form saves with one of its calls. */
  hasForm: boolean;
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
  const calls = new Set([...area.operations, ...named.filter(({ access }) => access === 'code')]);
  return [
    '// Generated from schemas/. Do not edit.',
    ...screens.map((screen, i) => `import screen${i} from '../screens/${screen.name}.json';`),
    '',
    `export const screens = { ${screens.map((screen, i) => `${JSON.stringify(screen.name)}: screen${i}`).join(', ')} };`,
    `export const operations = {\n${[...calls]
      .map((operation) => `  ${JSON.stringify(operation.name)}: ${JSON.stringify(clientRow(operation))},`)
      .join('\n')}\n};`,
    `export const loadChecks = ${area.hasForm ? `() => import('../validators/${name}.js')` : 'undefined'};`,
    '',
  ].join('\n');
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}
