import { withPlaces, ordered } from '#runtime/core/screens/order.ts';
import { mergePatch } from '#runtime/core/screens/overlay.ts';
import { screenProblems } from '#runtime/core/screens/problems.ts';
import { pointerOf } from '#runtime/core/screens/fit.ts';
import type { FormHint, ListHint } from '#schemas/generated/words.ts';
import type { Catalogue } from './catalogue.ts';
import type {
  DetailScreen,
  EngineVerb,
  Entity,
  FormScreen,
  Json,
  ListScreen,
  SpecifiedOperation,
  Property,
  Screen,
  ScreenField,
} from './formats.ts';
import { dataKindOf, dataKinds, kindOf } from '#kinds/data/index.ts';
import { kindNamed } from '#kinds/index.ts';
import { menusOf, type MenuEntry } from './menus.ts';
import type { GeneratedFile } from './output.ts';
import { CatalogueError } from './problem.ts';
import { suggestion } from './checks/suggestion.ts';
import { readable } from './readable.ts';
import { writableFields } from './save.ts';
import { bulkActions, codeOf, detailActions, rowActions, toolbarActions } from './screenActions.ts';
import { columnField, filterField, inputField, operationDoing, readField } from './screenFields.ts';
import { outputFields, screenNames } from './screenNames.ts';
import { systemFields } from './system.ts';

export type ScreenCatalogue = Pick<
  Catalogue,
  'entities' | 'operations' | 'dictionaries' | 'overlays' | 'hints' | 'modules'
>;

/** A list, a form and a detail for each entity that has the calls, with the product's overlays; and whole screens. */
export function screenFiles({
  catalogue,
  screens,
}: {
  catalogue: ScreenCatalogue;
  screens: readonly Screen[];
}): GeneratedFile[] {
  return [
    ...screens.map((screen) => ({
      path: `schemas/generated/screens/${screen.name}.json`,
      text: readable(screen),
    })),
    { path: 'schemas/generated/screenNames.json', text: `${JSON.stringify(screenNames({ catalogue, screens }))}\n` },
  ];
}

/** Every screen of the product, by name. @throws CatalogueError where an overlay lies over nothing or makes no sense there, or a page has another name than its menu. */
export function screensOf(catalogue: ScreenCatalogue): Screen[] {
  const generated = new Map(
    Object.values(catalogue.entities)
      .flatMap((entity) => generatedScreens({ catalogue, entity }))
      .map((screen) => [screen.name, screen]),
  );
  const merged = new Map(generated);
  for (const [name, patch] of Object.entries(catalogue.overlays))
    merged.set(name, overlay({ catalogue, name, among: generated.keys(), base: generated.get(name), patch }));
  checkNames({ menus: menusOf(catalogue.modules), screens: merged });
  const screens = [...merged.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const names = screenNames({ catalogue, screens });
  const problems = screens.flatMap((screen) =>
    screenProblems({ screen, base: generated.get(screen.name), names }).map(({ path, message }) => ({
      file: fileOf({ catalogue, screen }),
      pointer: pointerOf(path),
      reason: message,
    })),
  );
  if (problems.length > 0) throw new CatalogueError(problems);
  return screens;
}

/** The file that has to be mended: the overlay, else the entity that the screen is generated from. */
function fileOf({ catalogue, screen: { name, entity } }: { catalogue: ScreenCatalogue; screen: Screen }): string {
  return name in catalogue.overlays || entity === undefined
    ? `schemas/screens/${name}.json`
    : `schemas/entities/${entity}.json`;
}

interface Place {
  catalogue: ScreenCatalogue;
  entity: Entity;
}

/** Who chose 题库管理 in the menu looks for it above the page. */
function checkNames({ menus, screens }: { menus: readonly MenuEntry[]; screens: ReadonlyMap<string, Screen> }): void {
  const problems = menus.flatMap(({ pointer, label, screen }) => {
    const title = screens.get(screen)?.title;
    if (title === undefined)
      return [
        {
          file: 'schemas/modules.json',
          pointer: `${pointer}/screen`,
          reason: `没有页面“${screen}”${suggestion({ name: screen, among: screens.keys() })}`,
        },
      ];
    return title === label
      ? []
      : [
          {
            file: 'schemas/modules.json',
            pointer: `${pointer}/label`,
            reason: `菜单“${label}”与它打开的页面 ${screen} 的标题“${title}”不同`,
          },
        ];
  });
  if (problems.length > 0) throw new CatalogueError(problems);
}

function generatedScreens(place: Place): Screen[] {
  const find = (verb: EngineVerb) =>
    operationDoing({ operations: place.catalogue.operations, entity: place.entity.name, verb });
  const [list, get, save] = [find('tree') ?? find('list'), find('get'), find('save')];
  return [
    ...(list ? [listScreen({ ...place, list })] : []),
    ...(save ? [formScreen({ ...place, save, get })] : []),
    ...(get ? [detailScreen({ ...place, get })] : []),
  ];
}

function listScreen({ catalogue, entity, list }: Place & { list: SpecifiedOperation }): ListScreen {
  const hint = catalogue.hints[entity.name]?.list ?? {};
  return {
    kind: 'list',
    name: `${entity.name}.list`,
    title:
      hint.title ??
      menusOf(catalogue.modules).find(({ screen }) => screen === `${entity.name}.list`)?.label ??
      `${entity.title}管理`,
    entity: entity.name,
    recordTitle: entity.title,
    load: list.name,
    ...(list.verb === 'tree' && treeOfRows({ catalogue, entity })),
    sort: entity.sort,
    filters: filters({ catalogue, entity, list, hint }),
    columns: columns({ catalogue, entity, list, hint }),
    toolbar: withHint(toolbarActions({ catalogue, entity }), hint.toolbar),
    row: withHint(rowActions({ catalogue, entity }), hint.row),
    bulk: withHint(bulkActions({ catalogue, entity }), hint.bulk),
  };
}

/** How rows stand below each other, and whether they can be moved. */
function treeOfRows({ catalogue, entity }: Place): Pick<ListScreen, 'tree'> {
  if (!entity.tree) return {};
  const move = operationDoing({ operations: catalogue.operations, entity: entity.name, verb: 'move' });
  return { tree: { ...entity.tree, ...(move && { move: move.name, ...codeOf(move.codes) }) } };
}

/** The fields of an entity that a call answers. */
function shown({ entity, list }: { entity: Entity; list: SpecifiedOperation }): [string, Property][] {
  const answered = outputFields(list);
  return Object.entries(entity.properties).filter(
    ([name, property]) => !property['x-hidden'] && (answered?.includes(name) ?? true),
  );
}

const quietFields = new Set(['id', 'version', 'createdBy', 'updatedBy', 'updatedTime', 'deletedTime']);

/** The named columns, or a sensible choice, in order; all others are there to be turned on. */
function columns({
  catalogue,
  entity,
  list,
  hint,
}: Place & { list: SpecifiedOperation; hint: ListHint }): Record<string, ScreenField> {
  const fields = new Map(shown({ entity, list }).filter(([, property]) => dataKindOf(property).listed !== 'never'));
  const wanted = (hint.columns ?? usualColumns({ entity, fields })).map((column): [string, number | undefined] =>
    Array.isArray(column) ? column : [column, undefined],
  );
  const named = new Set(wanted.map(([name]) => name));
  const others = [...fields.keys()]
    .filter((name) => !named.has(name) && name !== 'id' && name !== 'version' && name !== 'deletedTime')
    .map((name): [string, number | undefined] => [name, undefined]);
  return Object.fromEntries(
    [...wanted, ...others].flatMap(([name, width], i): [string, ScreenField][] => {
      const property = fields.get(name);
      const labelWidth = name === entity.label ? 240 : undefined;
      return property
        ? [
            [
              name,
              columnField({
                catalogue,
                name,
                property,
                order: i + 1,
                width: width ?? labelWidth,
                isHidden: !named.has(name),
                isFixedOrder: list.verb === 'tree',
              }),
            ],
          ]
        : [];
    }),
  );
}

function usualColumns({ entity, fields }: { entity: Entity; fields: ReadonlyMap<string, Property> }): string[] {
  const names = [...fields.keys()];
  const own = names.filter(
    (name) =>
      name !== entity.label &&
      !quietFields.has(name) &&
      name !== 'createdTime' &&
      dataKindOf(fields.get(name) ?? {}).listed === 'usual',
  );
  return [entity.label, ...own.slice(0, 7), 'createdTime'].filter((name) => fields.has(name));
}

function filters({
  catalogue,
  entity,
  list,
  hint,
}: Place & { list: SpecifiedOperation; hint: ListHint }): Record<string, ScreenField> {
  const accepted = list.input.properties ?? {};
  const choice = shown({ entity, list }).flatMap(([name, property]) =>
    dataKindOf(property).isUsualFilter && !systemFields.has(name) && name !== entity.tree?.parent ? [name] : [],
  );
  const names = hint.filters ?? [...(entity.search.length > 0 ? [] : [entity.label]), ...choice.slice(0, 5)];
  const keyword: [string, ScreenField][] =
    'keyword' in accepted ? [['keyword', { kind: 'text', title: '关键词', order: 0 }]] : [];
  return Object.fromEntries([
    ...keyword,
    ...names.flatMap((name, i): [string, ScreenField][] => {
      const property = entity.properties[name];
      const field = property && name in accepted ? filterField({ catalogue, name, property, order: i + 1 }) : undefined;
      return field ? [[name, field]] : [];
    }),
  ]);
}

function withHint<Entry extends { order: number }>(
  entries: Record<string, Entry>,
  hint: Record<string, Json> | undefined,
): Record<string, Entry> {
  return hint
    ? withPlaces(mergePatch(entries as unknown as Json, hint as Json) as unknown as Record<string, Entry>)
    : entries;
}

function formScreen({
  catalogue,
  entity,
  save,
  get,
}: Place & { save: SpecifiedOperation; get: SpecifiedOperation | undefined }): FormScreen {
  const hint = catalogue.hints[entity.name]?.form ?? {};
  const writable = new Map(writableFields({ entity, fields: save.fields }));
  const placed = place({ hint, names: [...writable.keys()], title: '基本信息' });
  const fields = placed.fields.flatMap(({ name, group }, i): [string, ScreenField][] => {
    const property = writable.get(name);
    return property
      ? [
          [
            name,
            inputField({
              catalogue,
              entity,
              name,
              property,
              order: i + 1,
              group,
              isWide: hint.wide?.includes(name) ?? false,
            }),
          ],
        ]
      : [];
  });
  return {
    kind: 'form',
    name: `${entity.name}.form`,
    title: hint.title ?? entity.title,
    entity: entity.name,
    ...(get && { load: get.name }),
    save: save.name,
    opens: hint.opens ?? usualOpening(fields),
    groups: placed.groups,
    fields: Object.fromEntries(fields),
  };
}

/** A long form or one with large fields is a page, a short one a drawer. */
function usualOpening(fields: [string, ScreenField][]): 'drawer' | 'page' {
  return fields.length > 12 || fields.some(([, { kind, part }]) => dataKinds[kind].isLarge || part !== undefined)
    ? 'page'
    : 'drawer';
}

interface Placed {
  groups: FormScreen['groups'];
  fields: { name: string; group: string }[];
}

/** Fields by group; what no group names comes last in the last one. */
function place({ hint, names, title }: { hint: FormHint; names: string[]; title: string }): Placed {
  const groups = hint.groups ?? [{ name: 'main', title, fields: names }];
  const named = new Set(groups.flatMap(({ fields }) => fields));
  const last = groups[groups.length - 1]?.name ?? 'main';
  return {
    groups: Object.fromEntries(
      groups.map(({ name, title: text, help }, i) => [name, { title: text, ...(help && { help }), order: i + 1 }]),
    ),
    fields: [
      ...groups.flatMap(({ name: group, fields }) =>
        fields.filter((name) => names.includes(name)).map((name) => ({ name, group })),
      ),
      ...names.filter((name) => !named.has(name)).map((name) => ({ name, group: last })),
    ],
  };
}

const recordGroup = 'record';
const recordFields = ['createdTime', 'createdBy', 'updatedTime', 'updatedBy'];

function detailScreen({ catalogue, entity, get }: Place & { get: SpecifiedOperation }): DetailScreen {
  const hints = catalogue.hints[entity.name];
  const hint = hints?.detail ?? hints?.form ?? {};
  const visible = new Map(
    shown({ entity, list: get }).filter(
      ([name, property]) =>
        !kindNamed(kindOf(property)).isSecret &&
        !property['x-plainOf'] &&
        !['id', 'version', 'deletedTime'].includes(name),
    ),
  );
  const placed = place({
    hint,
    names: [...visible.keys()].filter((name) => !recordFields.includes(name)),
    title: '基本信息',
  });
  const all = [...placed.fields, ...recordFields.map((name) => ({ name, group: recordGroup }))];
  const fields = all.flatMap(({ name, group }, i): [string, ScreenField][] => {
    const property = visible.get(name);
    return property
      ? [
          [
            name,
            readField({ catalogue, name, property, order: i + 1, group, isWide: hint.wide?.includes(name) ?? false }),
          ],
        ]
      : [];
  });
  return {
    kind: 'detail',
    name: `${entity.name}.detail`,
    title: hints?.detail?.title ?? `${entity.title}详情`,
    entity: entity.name,
    load: get.name,
    opens: hint.opens ?? usualOpening(fields),
    groups: { ...placed.groups, [recordGroup]: { title: '记录信息', order: 99 } },
    fields: Object.fromEntries(fields),
    toolbar: detailActions({ catalogue, entity }),
  };
}

function overlay({
  catalogue,
  name,
  among,
  base,
  patch,
}: {
  catalogue: ScreenCatalogue;
  name: string;
  /** Names of the generated screens. */
  among: Iterable<string>;
  base: Screen | undefined;
  patch: Json;
}): Screen {
  const kind = base?.kind ?? (patch as { kind?: Screen['kind'] }).kind;
  if (!kind)
    throw new CatalogueError([
      {
        file: `schemas/screens/${name}.json`,
        pointer: '/kind',
        reason: `没有名为“${name}”的页面可以覆盖${suggestion({ name, among })}；要写一个新页面，请写明 kind`,
      },
    ]);
  const screen = mergePatch(
    (base ?? { ...emptyScreens[kind], name, title: name }) as unknown as Json,
    patch,
  ) as unknown as Screen;
  return completed({ catalogue, screen });
}

const emptyScreens = {
  list: { kind: 'list', load: '', filters: {}, columns: {}, toolbar: {}, row: {}, bulk: {} },
  form: { kind: 'form', save: '', opens: 'drawer', groups: {}, fields: {} },
  detail: { kind: 'detail', load: '', opens: 'drawer', groups: {}, fields: {}, toolbar: {} },
  page: { kind: 'page', blocks: {} },
} as const satisfies { [Kind in Screen['kind']]: Omit<Extract<Screen, { kind: Kind }>, 'name' | 'title'> };

/** What an overlay adds by name alone gets the rest from the entity's field; every entry gets its place. */
function completed({ catalogue, screen }: { catalogue: ScreenCatalogue; screen: Screen }): Screen {
  const entity = screen.entity ? catalogue.entities[screen.entity] : undefined;
  const fill = (
    fields: Record<string, ScreenField>,
    make: (name: string, property: Property) => ScreenField | undefined,
  ): Record<string, ScreenField> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const property = entity?.properties[name];
        const generated = property && !field.kind ? make(name, property) : undefined;
        return [name, { ...generated, ...field }];
      }),
    );
  const order = Number.MAX_SAFE_INTEGER;
  switch (screen.kind) {
    case 'list':
      return ordered({
        ...screen,
        filters: fill(screen.filters, (name, property) => filterField({ catalogue, name, property, order })),
        columns: fill(screen.columns, (name, property) =>
          columnField({
            catalogue,
            name,
            property,
            order,
            isHidden: false,
            isFixedOrder: screen.tree !== undefined,
          }),
        ),
      });
    case 'form':
      return ordered({
        ...screen,
        fields: fill(
          screen.fields,
          (name, property) =>
            entity && inputField({ catalogue, entity, name, property, order, group: '', isWide: false }),
        ),
      });
    case 'detail':
      return ordered({
        ...screen,
        fields: fill(screen.fields, (name, property) =>
          readField({ catalogue, name, property, order, group: '', isWide: false }),
        ),
      });
    case 'page':
      return ordered(screen);
  }
}
