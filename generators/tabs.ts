import { readScreenName } from '#runtime/core/screens/names.ts';
import { withPlaces } from '#runtime/core/screens/order.ts';
import type { Catalogue } from './catalogue.ts';
import type { DetailTab, Entity, ScreenGroup, ScreenSection, ScreenTab } from './formats.ts';
import { writableFields } from './save.ts';
import { codeOf } from './screenActions.ts';
import { operationDoing } from './screenFields.ts';
import { hasFields, mainTab, tabsIn, type ArrangingHint, type PlacedGroup, type TabWords } from './tabWords.ts';

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
    const { screen, by, of, filters, kind } = tab;
    const usual = usualTitle({ catalogue, entity, tab });
    return [
      name,
      {
        ...shownWords({ name, tab, hint, usual }),
        ...(screen !== undefined &&
          by !== undefined && {
            screen,
            by,
            ...(of !== undefined && { of }),
            ...(filters && { filters }),
            ...listWords({ catalogue, screen, by }),
          }),
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

/** Who may see a list, and whether something can be made in it that refers to the record. */
export function listWords({
  catalogue: { entities, operations },
  screen,
  by,
}: {
  catalogue: Pick<Catalogue, 'entities' | 'operations'>;
  screen: string;
  by: string;
}): Pick<DetailTab, 'code' | 'isReadOnly'> {
  const entity = readScreenName(screen)?.entity ?? '';
  const list =
    operationDoing({ operations, entity, verb: 'tree' }) ?? operationDoing({ operations, entity, verb: 'list' });
  const save = operationDoing({ operations, entity, verb: 'save' });
  const target = entities[entity];
  const isWritten =
    target !== undefined &&
    save !== undefined &&
    writableFields({ entity: target, fields: save.fields }).some(([name]) => name === by);
  return { ...(list && codeOf(list.codes)), ...(save && !isWritten && { isReadOnly: true }) };
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
