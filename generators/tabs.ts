import { readScreenName } from '#runtime/core/screens/names.ts';
import { withPlaces } from '#runtime/core/screens/order.ts';
import type { DetailHint, FormHint } from '#schemas/generated/words.ts';
import type { Catalogue } from './catalogue.ts';
import type { DetailTab, Entity, ScreenGroup, ScreenSection, ScreenTab } from './formats.ts';
import { codeOf } from './screenActions.ts';
import { operationDoing } from './screenFields.ts';

/** A tab as a hint writes it; of forms without the words of details. */
export type TabWords = NonNullable<NonNullable<DetailHint['tabs']>[string]>;

/** A group with its fields, and the tab that it stands in. */
export interface PlacedGroup {
  name: string;
  title: string;
  help?: string | undefined;
  fields: string[];
  tab?: string;
}

/** What a hint says of groups and tabs. */
export interface ArrangingHint {
  groups?: FormHint['groups'];
  tabs?: Readonly<Record<string, TabWords | null>>;
}

/** The tab of all fields, where a hint names lists and histories alone. */
const mainTab = 'main';

/** Whether a tab shows groups of fields. */
export function hasFields(tab: Pick<DetailTab, 'screen' | 'kind'>): boolean {
  return tab.screen === undefined && tab.kind === undefined;
}

/** The tabs that a hint names, the first one first; none where it names none. */
export function tabsIn({ tabs }: ArrangingHint): [string, TabWords][] {
  const said = Object.entries(tabs ?? {}).flatMap(([name, tab]): [string, TabWords][] => (tab ? [[name, tab]] : []));
  const places = withPlaces(
    Object.fromEntries(said.map(([name, { order }]) => [name, { order } as { order: number }])),
  );
  return Object.keys(places).flatMap((name): [string, TabWords][] => said.filter(([each]) => each === name));
}

/** The fields that a tab names by themselves: its own, and the parts of the record. */
export function ownFields({ fields = [], part }: TabWords): string[] {
  return part === undefined ? fields : [part, ...fields];
}

/** The groups of a hint in the order of its tabs: of each first the fields it names by itself. Those of no tab stand in the first one. */
export function groupsIn({ hint, main }: { hint: ArrangingHint; main: PlacedGroup }): PlacedGroup[] {
  if (hint.tabs === undefined) return hint.groups ?? [main];
  const { groups = [] } = hint;
  const withFields = tabsIn(hint).filter(([, tab]) => hasFields(tab));
  const [[first] = [mainTab]] = withFields;
  const isNamed = ({ name }: PlacedGroup): boolean => withFields.some(([, tab]) => tab.groups?.includes(name));
  const ofTab = ([name, tab]: [string, TabWords]): PlacedGroup[] => {
    const own = ownFields(tab);
    return [
      ...(own.length > 0 ? [{ name, title: '', fields: own, tab: name }] : []),
      ...(tab.groups ?? []).flatMap((each) => groups.filter(({ name: group }) => group === each)),
    ].map((group) => ({ ...group, tab: name }));
  };
  const others = groups.filter((group) => !isNamed(group)).map((group) => ({ ...group, tab: first }));
  const [leading, ...following] = withFields.map(ofTab);
  const placed = [...(leading ?? []), ...others, ...following.flat()];
  return placed.length > 0 ? placed : [{ ...main, tab: first }];
}

/** The tabs of a form as its screen has them; undefined where it has none. */
export function formTabs({ hint }: { hint: ArrangingHint }): Record<string, ScreenTab> | undefined {
  const tabs = tabsIn(hint);
  if (tabs.length === 0) return undefined;
  return withPlaces(
    Object.fromEntries(tabs.map(([name, tab], i) => [name, { ...shownWords({ name, tab, hint }), order: i + 1 }])),
  );
}

/** The tabs of a detail: those of its hint, and one for each list of what links the record with others. */
export function detailTabs({
  catalogue,
  entity,
  hint,
  linked,
}: {
  catalogue: Pick<Catalogue, 'entities' | 'operations'>;
  entity: Entity;
  hint: ArrangingHint;
  linked: Record<string, ScreenSection>;
}): Record<string, DetailTab> | undefined {
  if (hint.tabs === undefined) return undefined;
  const said = tabsIn(hint).map(([name, tab]): [string, Omit<DetailTab, 'order'>] => {
    const link = linked[name];
    if (link) return [name, { ...linkedTab(link), ...shownWords({ name, tab, hint, usual: link.title }) }];
    const { screen, by, kind } = tab;
    const usual = usualTitle({ catalogue, entity, tab });
    return [
      name,
      {
        ...shownWords({ name, tab, hint, usual }),
        ...(screen !== undefined && by !== undefined && { screen, by, ...codeOfList({ catalogue, screen }) }),
        ...(kind && { kind, ...codeOfHistory({ catalogue, entity }) }),
      },
    ];
  });
  const others = Object.entries(linked).filter(([name]) => !(name in (hint.tabs ?? {})));
  const hasOwn = said.some(([, tab]) => hasFields(tab));
  const all: [string, Omit<DetailTab, 'order'>][] = [
    ...(hasOwn ? [] : [[mainTab, { title: '基本信息' }] as [string, Omit<DetailTab, 'order'>]]),
    ...said,
    ...others.map(([name, link]): [string, Omit<DetailTab, 'order'>] => [name, linkedTab(link)]),
  ];
  return Object.fromEntries(all.map(([name, tab], i) => [name, { ...tab, order: i + 1 }]));
}

/** Who may see a list, as a tab says it. */
export function codeOfList({
  catalogue: { operations },
  screen,
}: {
  catalogue: Pick<Catalogue, 'operations'>;
  screen: string;
}): Pick<DetailTab, 'code'> {
  const entity = readScreenName(screen)?.entity ?? '';
  const list =
    operationDoing({ operations, entity, verb: 'tree' }) ?? operationDoing({ operations, entity, verb: 'list' });
  return list ? codeOf(list.codes) : {};
}

/** A group as its screen has it. */
export function screenGroup({ title, help, tab }: PlacedGroup, order: number): ScreenGroup {
  return { title, ...(help && { help }), order, ...(tab !== undefined && { tab }) };
}

function codeOfHistory({
  catalogue: { operations },
  entity,
}: {
  catalogue: Pick<Catalogue, 'operations'>;
  entity: Entity;
}): Pick<DetailTab, 'code'> {
  const history = operationDoing({ operations, entity: entity.name, verb: 'history' });
  return history ? codeOf(history.codes) : {};
}

function linkedTab({ title, help, screen, by, code }: ScreenSection): Omit<DetailTab, 'order'> {
  return { title, ...(help && { help }), screen, by, ...(code !== undefined && { code }) };
}

function shownWords({
  name,
  tab: { title, help, groups = [], fields = [] },
  hint,
  usual,
}: {
  name: string;
  tab: TabWords;
  hint: ArrangingHint;
  usual?: string | undefined;
}): Pick<ScreenTab, 'title' | 'help'> {
  const only = groups.length === 1 && fields.length === 0 ? groups[0] : undefined;
  const ofGroup = hint.groups?.find(({ name: group }) => group === only)?.title;
  return { title: title ?? usual ?? ofGroup ?? name, ...(help && { help }) };
}

/** What a tab is called that does not say it: what is in it. */
function usualTitle({
  catalogue: { entities },
  entity,
  tab: { screen, part, kind },
}: {
  catalogue: Pick<Catalogue, 'entities'>;
  entity: Entity;
  tab: TabWords;
}): string | undefined {
  if (kind) return '修改历史';
  if (part !== undefined) return entity.properties[part]?.title;
  return screen === undefined ? undefined : entities[readScreenName(screen)?.entity ?? '']?.title;
}
