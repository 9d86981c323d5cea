import { furtherMapsOf, mapsOf, ordered, withPlaces } from '#runtime/core/screens/order.ts';
import { waysOf } from './ways.ts';
import { mergePatch } from '#runtime/core/screens/overlay.ts';
import { screenProblems } from '#runtime/core/screens/problems.ts';
import { isOwn } from '#runtime/core/operations/ownFields.ts';
import { fixedBy } from '#runtime/core/operations/filter.ts';
import { pointerOf } from '#runtime/core/screens/fit.ts';
import type { DetailHint, ListHint } from '#schemas/generated/words.ts';
import { unaskedProblems, withAsked } from './asked.ts';
import { blockProblems, shownLabel, withFigures } from './blocks.ts';
import { foreseenProblems } from './foresees.ts';
import type { Catalogue, ScreenHints } from './catalogue.ts';
import type {
  DetailScreen,
  DetailTab,
  EngineVerb,
  Entity,
  FormScreen,
  Json,
  ListScreen,
  SpecifiedOperation,
  Property,
  Screen,
  ScreenField,
  ScreenProgress,
  ScreenSection,
  ScreenSide,
} from './formats.ts';
import { dataKindOf, dataKinds, kindOf } from '#kinds/data/index.ts';
import { kindNamed } from '#kinds/index.ts';
import { editingNotes } from './editing.ts';
import { linksTo } from './link.ts';
import { hasOwnFields } from './ownFields.ts';
import { menusOf, type MenuEntry } from './menus.ts';
import type { GeneratedFile } from './output.ts';
import { CatalogueError, type Problem } from './problem.ts';
import { suggestion } from './checks/suggestion.ts';
import { formPublication } from './formPublication.ts';
import { partsTotal } from './partsTotal.ts';
import { isNarrowed } from './reach.ts';
import { readable } from './readable.ts';
import { carriedFields } from './referred.ts';
import { writableFields } from './save.ts';
import { bulkActions, codeOf, detailActions, rowActions, toolbarActions } from './screenActions.ts';
import { columnField, filterField, inputField, operationDoing, readField } from './screenFields.ts';
import { outputFields, screenNames } from './screenNames.ts';
import { usualField } from '#runtime/core/operations/stateField.ts';
import { systemFields } from './system.ts';
import { progressOf } from './progress.ts';
import { detailTabs, formTabs, listWords, screenGroup } from './tabs.ts';
import { groupsIn, type ArrangingHint } from './tabWords.ts';

export type ScreenCatalogue = Pick<
  Catalogue,
  'entities' | 'operations' | 'dictionaries' | 'prints' | 'overlays' | 'hints' | 'modules'
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
  const generated = bareScreens(catalogue);
  const merged = new Map(generated);
  for (const [name, patch] of Object.entries(catalogue.overlays))
    merged.set(name, overlay({ catalogue, name, among: generated.keys(), base: generated.get(name), patch }));
  checkNames({ menus: menusOf(catalogue.modules), screens: merged });
  const screens = [...merged.values()]
    .map((screen) => withAsked({ catalogue, screen }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const names = screenNames({ catalogue, screens });
  const problems = screens.flatMap((screen) =>
    [
      ...screenProblems({ screen, base: generated.get(screen.name), names }),
      ...unaskedProblems({ catalogue, screen }),
      ...foreseenProblems({ catalogue, screen }),
      ...(screen.kind === 'page' ? blockProblems({ catalogue, screen }) : []),
    ].map(({ path, message }) => ({
      file: fileOf({ catalogue, screen }),
      pointer: pointerOf(path),
      reason: message,
    })),
  );
  if (problems.length > 0) throw new CatalogueError(problems);
  return screens;
}

/** The screens that follow from entities alone, without the product's overlays, by name. */
export function bareScreens(catalogue: ScreenCatalogue): Map<string, Screen> {
  return new Map(
    Object.values(catalogue.entities)
      .flatMap((entity) => generatedScreens({ catalogue, entity }))
      .map((screen) => [screen.name, screen]),
  );
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
    label: shownLabel(entity),
    load: list.name,
    ...(list.verb === 'tree' && treeOfRows({ catalogue, entity })),
    ...sidesOfRows({ catalogue, entity }),
    ...(isNarrowed({ entity, entities: catalogue.entities }) && { isReached: true }),
    ...(hint.gathered && { gathered: hint.gathered }),
    ...extensible({ entity, operation: list }),
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

/** The sides that rows link, and how their records are chosen. */
function sidesOfRows({ catalogue: { entities, operations }, entity }: Place): Pick<ListScreen, 'link'> {
  if (!entity.link) return {};
  const sides = entity.link.map(({ field, entity: name }): [string, ScreenSide] => {
    const { title = field, 'x-filter': filter } = entity.properties[field] ?? {};
    const list = operationDoing({ operations, entity: name, verb: entities[name]?.tree ? 'tree' : 'list' });
    const options = operationDoing({ operations, entity: name, verb: 'options' });
    const marks = entities[name]?.distinguish.map((each) => entities[name]?.properties[each]?.title ?? each).join('、');
    const fixed = Object.entries(fixedBy(filter)).map(([by, values]): [string, Json] => [
      by,
      values.length === 1 ? (values[0] ?? null) : values,
    ]);
    return [
      field,
      {
        title,
        ...(entities[name]?.tree && { isTree: true }),
        ...(options && { options: options.name, ...(marks && { marks }) }),
        ...(list && { list: `${name}.list`, ...codeOf(list.codes) }),
        ...(fixed.length > 0 && { filter: Object.fromEntries(fixed) }),
      },
    ];
  });
  return { link: Object.fromEntries(sides) };
}

/** Groups and sections stand in one order: behind what is said of the record, before who made it and when. */
const firstSection = 50;

/** Lists of what links a record with others. */
function sectionsOf({ catalogue: { entities, operations }, entity }: Place): Record<string, ScreenSection> {
  const linked = linksTo({ entity, entities }).flatMap(({ link, side }) => {
    const list = operationDoing({ operations, entity: link.name, verb: 'list' });
    return list ? [{ link, side, list }] : [];
  });
  return Object.fromEntries(
    linked.map(({ link, side: { as, title, field }, list }, i): [string, ScreenSection] => [
      as,
      { order: firstSection + i, title, screen: `${link.name}.list`, by: field, ...codeOf(list.codes) },
    ]),
  );
}

/** The fields of an entity that a call answers, and those of records referred to. */
function shown({ entity, list }: { entity: Entity; list: SpecifiedOperation }): [string, Property][] {
  const answered = outputFields(list);
  const own = Object.entries(entity.properties).filter(
    ([name, property]) => !property['x-hidden'] && !isOwn(property) && (answered?.includes(name) ?? true),
  );
  return [...own, ...carriedFields({ entity, referred: list.referred })];
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
  // In a wide list what state a record is in stays in view, as what can be done with it does.
  const states = new Set(waysOf({ entity, operations: catalogue.operations }).map(({ field }) => field));
  return Object.fromEntries(
    [...wanted, ...others].flatMap(([name, width], i): [string, ScreenField][] => {
      const property = fields.get(name);
      const labelWidth = name === entity.label ? 240 : undefined;
      return property
        ? [
            [
              name,
              {
                ...columnField({
                  catalogue,
                  name,
                  property,
                  order: i + 1,
                  width: width ?? labelWidth,
                  isHidden: !named.has(name),
                  isFixedOrder: list.verb === 'tree',
                }),
                ...(states.has(name) && { fixed: 'right' as const }),
              },
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
      !(name in entity.referred) &&
      name !== 'createdTime' &&
      dataKindOf(fields.get(name) ?? {}).listed === 'usual',
  );
  // What people look for first stands where no screen cuts it off.
  const state = Object.values(entity.steps)[0]?.field ?? usualField;
  const isState = (name: string): boolean => name === state && fields.get(name)?.['x-dict'] !== undefined;
  const others = [...own.filter(isState), ...own.filter((name) => !isState(name))];
  return [entity.label, ...others.slice(0, 7), 'createdTime'].filter((name) => fields.has(name));
}

function filters({
  catalogue,
  entity,
  list,
  hint,
}: Place & { list: SpecifiedOperation; hint: ListHint }): Record<string, ScreenField> {
  const accepted = list.input.properties ?? {};
  const fields = new Map(shown({ entity, list }));
  const choice = [...fields].flatMap(([name, property]) =>
    dataKindOf(property).isUsualFilter &&
    !systemFields.has(name) &&
    !(name in entity.referred) &&
    name !== entity.tree?.parent
      ? [name]
      : [],
  );
  const names = hint.filters ?? [...(entity.search.length > 0 ? [] : [entity.label]), ...choice.slice(0, 5)];
  const keyword: [string, ScreenField][] =
    'keyword' in accepted ? [['keyword', { kind: 'text', title: '关键词', order: 0 }]] : [];
  return Object.fromEntries([
    ...keyword,
    ...names.flatMap((name, i): [string, ScreenField][] => {
      const property = fields.get(name) ?? entity.properties[name];
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
  const writable = new Set(writableFields({ entity, fields: save.fields }).map(([name]) => name));
  const edited = new Map(
    Object.entries(entity.properties).filter(
      ([name, property]) =>
        (writable.has(name) && !isOwn(property)) ||
        property['x-value'] !== undefined ||
        property['x-copyOf'] !== undefined ||
        partsTotal({ entity, entities: catalogue.entities, property }) !== undefined ||
        writable.has(property['x-pinOf'] ?? ''),
    ),
  );
  const placed = place({ hint, names: [...edited.keys()], title: '基本信息', ownerOf: ownersIn(entity) });
  const fields = placed.fields.flatMap(({ name, group }, i): [string, ScreenField][] => {
    const property = edited.get(name);
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
  const tabs = formTabs({ hint });
  return {
    kind: 'form',
    name: `${entity.name}.form`,
    title: hint.title ?? entity.title,
    entity: entity.name,
    ...(get && { load: get.name }),
    save: save.name,
    ...extensible({ entity, operation: save }),
    opens: hint.opens ?? usualOpening(fields),
    groups: placed.groups,
    fields: Object.fromEntries(fields),
    ...(hint.columns !== undefined && { columns: hint.columns as 1 | 2 | 3 }),
    ...(tabs && { tabs }),
    ...(hint.isStepped && { isStepped: true }),
    ...editingNotes({ catalogue, entity, asked: fields.map(([name]) => name) }),
    ...formPublication({ catalogue, entity }),
  };
}

function extensible(place: Parameters<typeof hasOwnFields>[0]): Pick<Screen, 'isExtensible'> {
  return hasOwnFields(place) ? { isExtensible: true } : {};
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

/** The reference that a field is shown beside: of the version of a pinned one, and of what stands in the record referred to. */
function ownersIn({ properties, referred }: Entity): (name: string) => string | undefined {
  return (name) => properties[name]?.['x-pinOf'] ?? referred[name]?.reference;
}

/** Fields by group, those of an owner behind it; what no group names comes last in the last one, of several tabs in the last of the first. */
function place({
  hint,
  names,
  title,
  ownerOf,
}: {
  hint: ArrangingHint;
  names: string[];
  title: string;
  ownerOf(name: string): string | undefined;
}): Placed {
  const said = groupsIn({ hint, main: { name: 'main', title, fields: [] } });
  const grouped = new Set(said.flatMap(({ fields }) => fields));
  const beside = names.filter((name) => ownerOf(name) !== undefined && !grouped.has(name));
  const others = names.filter((name) => !beside.includes(name) && !grouped.has(name));
  const rest = said.filter(({ tab }) => tab === said[0]?.tab).at(-1);
  const groups = said.map((group) => (group === rest ? { ...group, fields: [...group.fields, ...others] } : group));
  const placed = groups.flatMap(({ name: group, fields }) =>
    fields.filter((name) => names.includes(name)).map((name) => ({ name, group })),
  );
  return {
    groups: Object.fromEntries(groups.map((group, i) => [group.name, screenGroup(group, i + 1)])),
    fields: placed.flatMap(({ name, group }) => [
      { name, group },
      ...beside.filter((each) => ownerOf(each) === name).map((each) => ({ name: each, group })),
    ]),
  };
}

const recordGroup = 'record';
const recordFields = ['createdTime', 'createdBy', 'updatedTime', 'updatedBy'];

function detailScreen({ catalogue, entity, get }: Place & { get: SpecifiedOperation }): DetailScreen {
  const hint = detailHint(catalogue.hints[entity.name] ?? {});
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
    ownerOf: ownersIn(entity),
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
  const linked = sectionsOf({ catalogue, entity });
  const tabs = detailTabs({ catalogue, entity, hint, linked });
  const hasSections = !tabs && Object.keys(linked).length > 0;
  const progress = progressOf({ catalogue, entity, path: hint.progress });
  return {
    kind: 'detail',
    name: `${entity.name}.detail`,
    title: catalogue.hints[entity.name]?.detail?.title ?? `${entity.title}详情`,
    entity: entity.name,
    load: get.name,
    label: shownLabel(entity),
    ...extensible({ entity, operation: get }),
    opens: hint.opens ?? (hasSections || tabs ? 'page' : usualOpening(fields)),
    groups: { ...placed.groups, [recordGroup]: { title: '记录信息', order: 99 } },
    fields: Object.fromEntries(fields),
    toolbar: withOnward({ entity, progress, toolbar: detailToolbar({ catalogue, entity, tabs }) }),
    ...(hasSections && { sections: linked }),
    ...(tabs && { tabs }),
    ...(progress && { progress }),
  };
}

/** The step that brings a record further on its way stands out. */
function withOnward({
  entity: { steps },
  progress,
  toolbar,
}: {
  entity: Entity;
  progress: ScreenProgress | undefined;
  toolbar: DetailScreen['toolbar'];
}): DetailScreen['toolbar'] {
  if (!progress) return toolbar;
  const { field, path } = progress;
  const isOnward = (name: string): boolean => {
    const step = steps[name];
    return (
      step?.field === field &&
      step.from.every((from) => path.includes(from) && path.indexOf(from) < path.indexOf(step.to))
    );
  };
  return Object.fromEntries(
    Object.entries(toolbar).map(([name, action]) => [name, isOnward(name) ? { ...action, isPrimary: true } : action]),
  );
}

/** The actions above a detail: its history is no button where it has a tab. */
function detailToolbar({ tabs = {}, ...place }: Place & { tabs: DetailScreen['tabs'] }): DetailScreen['toolbar'] {
  const { history, ...others } = detailActions(place);
  const hasTimeline = Object.values(tabs).some(({ kind }) => kind === 'timeline');
  return { ...others, ...(history && !hasTimeline && { history }) };
}

/** What is said of a detail; what is not, as it is said of the form. */
function detailHint({ form = {}, detail = {} }: ScreenHints): DetailHint {
  return detail.groups ? detail : { ...form, ...detail };
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
  const lost = base ? takingNothing({ base, patch }) : [];
  if (lost.length > 0)
    throw new CatalogueError(lost.map((problem) => ({ file: `schemas/screens/${name}.json`, ...problem })));
  const screen = mergePatch(
    (base ?? { ...emptyScreens[kind], name, title: name }) as unknown as Json,
    patch,
  ) as unknown as Screen;
  return completed({ catalogue, screen });
}

/** Entries that an overlay takes away where the screen has none: nothing would come of them, and nobody would know. */
function takingNothing({ base, patch }: { base: Screen; patch: Json }): Omit<Problem, 'file'>[] {
  const [had, given] = [base, patch] as unknown as Record<string, Record<string, unknown> | null | undefined>[];
  return [...mapsOf[base.kind], ...furtherMapsOf[base.kind]].flatMap((map) => {
    const entries = had?.[map] ?? {};
    return Object.entries(given?.[map] ?? {}).flatMap(([name, entry]) => {
      if (entry !== null || name in entries) return [];
      const isTab = map === 'sections' && name in (had?.['tabs'] ?? {});
      const reason = isTab
        ? `“${name}”是页签，写在 tabs 中`
        : `页面上没有“${name}”，不用去掉${suggestion({ name, among: Object.keys(entries) })}`;
      return [{ pointer: pointerOf([map, name]), reason }];
    });
  });
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
        const property = entity?.properties[name] ?? entity?.referred[name]?.property;
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
        ...(screen.tabs && { tabs: withCodes({ catalogue, entries: screen.tabs }) }),
        ...(screen.sections && { sections: withCodes({ catalogue, entries: screen.sections }) }),
      });
    case 'page':
      return ordered(withFigures({ catalogue, screen }));
  }
}

/** Tabs or sections with lists, each for who may see the list. */
function withCodes<Entry extends DetailTab>({
  catalogue,
  entries,
}: {
  catalogue: ScreenCatalogue;
  entries: Record<string, Entry>;
}): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]): [string, Entry] => {
      const { screen, by } = entry;
      return [
        name,
        screen === undefined || by === undefined ? entry : { ...listWords({ catalogue, screen, by }), ...entry },
      ];
    }),
  );
}
