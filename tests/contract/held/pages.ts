import type { Entity, Operation, Screen } from '#generators/formats.ts';
import type { Made } from './made.ts';

/** What a node of the tree of codes says of its menu. */
interface Menu {
  label?: string;
  screen?: string;
  planned?: boolean;
  children?: Record<string, Menu>;
}

/** Menus whose page bears another name. @returns a sentence for each */
export function misnamedMenus({ modules, screens }: Pick<Made, 'modules' | 'screens'>): string[] {
  const look = (menus: Record<string, Menu>): string[] =>
    Object.values(menus).flatMap(({ label, screen = '', planned, children = {} }) => {
      const title = screens[screen]?.title;
      const isOther = !planned && title !== undefined && title !== label;
      return [...(isOther ? [`${screen} is called ${title}, its menu ${label}`] : []), ...look(children)];
    });
  const { $schema: _, ...menus } = modules as unknown as Record<string, Menu>;
  return look(menus);
}

type MadePages = Pick<Made, 'catalogue' | 'screens' | 'sheets'>;

/**
 * What the admin lacks for what an entity's calls do: its list, form and detail, the button of a verb under no more than
 * the verb's codes, and the columns of its workbook. @returns a sentence for each, none where nothing is missing
 */
export function lackingInPages({ catalogue, screens, sheets }: MadePages): string[] {
  return Object.values(catalogue.operations).flatMap((operation) => {
    const entity = catalogue.entities[operation.entity ?? ''];
    if (!entity) return [];
    return [
      ...lackingScreen({ operation, entity, screens }),
      ...lackingButton({ operation, list: screens[`${entity.name}.list`] }),
      ...(operation.does === 'excelTemplate' ? lackingColumns({ entity, sheets }) : []),
    ];
  });
}

/** The screen that a verb is used on; parts and singletons have theirs in another's. */
const screenOf: Partial<Record<string, string>> = { list: 'list', save: 'form', get: 'detail' };

function lackingScreen({
  operation: { does, name },
  entity,
  screens,
}: Pick<MadePages, 'screens'> & { operation: Operation; entity: Entity }): string[] {
  const kind = screenOf[does];
  // Only what is listed in the admin has pages of its own.
  if (!kind || entity.partOf || !screens[`${entity.name}.list`]) return [];
  return screens[`${entity.name}.${kind}`] ? [] : [`${name} has no ${kind}`];
}

/** Verbs that a list offers by themselves. */
const offered: ReadonlySet<string> = new Set([
  'change',
  'remove',
  'recycled',
  'history',
  'importExcel',
  'exportExcel',
  'setState',
]);

/** Offered elsewhere: the versions of a screen's settings stand beside the screen itself. */
const elsewhere: ReadonlySet<string> = new Set(['screenOverlay.history']);

function lackingButton({ operation, list }: { operation: Operation; list: Screen | undefined }): string[] {
  const { name, does, entity } = operation;
  if (list?.kind !== 'list' || !offered.has(does) || name !== `${entity}.${does}`) return [];
  if (elsewhere.has(name)) return [];
  const buttons = [list.toolbar, list.row, list.bulk]
    .flatMap((actions) => Object.values(actions))
    .filter((action) => action.does === name);
  const codes = new Set(operation.codes);
  return [
    ...(buttons.length > 0 ? [] : [`${name} has no button`]),
    ...buttons
      .filter(({ code = [] }) => ![code].flat().every((each) => codes.has(each)) || [code].flat().length === 0)
      .map(({ title }) => `${name}: ${title} is shown to who may not call it`),
  ];
}

/** What says which record a row changes, and the fields that a new record must have. */
function lackingColumns({ entity, sheets }: Pick<MadePages, 'sheets'> & { entity: Entity }): string[] {
  const columns = sheets[entity.name]?.columns;
  if (!columns) return [`${entity.name} has no plan of its workbook`];
  const needed = entity.required.filter(
    (field) => entity.properties[field]?.['x-excel'] !== false && !entity.properties[field]?.['x-plainOf'],
  );
  const fields = new Set(columns.map(({ field }) => field));
  return (entity.isAppend ? needed : ['id', 'version', ...needed])
    .filter((field) => !fields.has(field))
    .map((field) => `the workbook of ${entity.name} has no ${field}`);
}
