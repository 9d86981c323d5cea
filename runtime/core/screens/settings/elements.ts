import type { Json } from '#generators/formats.ts';
import { entriesOf, settingsMaps, type ArrangedScreen, type ScreenEntry, type SettingsMap } from './maps.ts';
import { valueAt } from './path.ts';

/** What of a screen can be moved, named, shown and hidden by itself. */
export interface ScreenElement extends Pick<SettingsMap, 'map' | 'one' | 'words'> {
  name: string;
  title: string;
  order: number;
  isHidden: boolean;
  /** The tenant says something of it. */
  isChanged: boolean;
  /** Of a field: the group that it stands in, '' in none. */
  group?: string | undefined;
  /** Of a group: its fields. */
  members?: readonly ScreenElement[];
  /** Why it cannot be hidden. */
  stays?: string | undefined;
}

/** Elements of one kind in their order; groups are each followed by their fields. */
export interface ElementList {
  map: string;
  title: string;
  elements: readonly ScreenElement[];
}

interface Arranged {
  base: ArrangedScreen;
  /** The base with the changes. */
  screen: ArrangedScreen;
  patch: Json;
}

/** What can be arranged of a screen: what the changes hide or take away included, so that it can be brought back. */
export function elementsOf(arranged: Arranged): ElementList[] {
  const fields = settingsMaps[arranged.screen.kind].find(({ map }) => map === 'fields');
  return settingsMaps[arranged.screen.kind].flatMap((kind): ElementList[] => {
    if (kind === fields) return [];
    const elements =
      kind.map === 'groups' && fields ? groupsWithFields({ arranged, kind, fields }) : ofMap({ arranged, kind });
    return elements.length === 0
      ? []
      : [{ map: kind.map, title: kind.map === 'groups' ? '分组与字段' : kind.title, elements }];
  });
}

function groupsWithFields({
  arranged,
  kind,
  fields,
}: {
  arranged: Arranged;
  kind: SettingsMap;
  fields: SettingsMap;
}): ScreenElement[] {
  const groups = ofMap({ arranged, kind });
  const known = new Set(groups.filter(({ isHidden }) => !isHidden).map(({ name }) => name));
  const all = ofMap({ arranged, kind: fields }).map((field) => ({
    ...field,
    group: field.group !== undefined && known.has(field.group) ? field.group : '',
  }));
  const membersOf = (group: string): ScreenElement[] => all.filter((field) => field.group === group);
  return [
    ...membersOf(''),
    ...groups.flatMap((group) => {
      const members = membersOf(group.name);
      const stays = members.find((member) => !member.isHidden && member.stays !== undefined)?.stays;
      const isHidden = group.isHidden || (members.length > 0 && members.every((member) => member.isHidden));
      return [{ ...group, members, isHidden, stays }, ...members];
    }),
  ];
}

function ofMap({
  arranged: { base, screen, patch },
  kind,
}: {
  arranged: Arranged;
  kind: SettingsMap;
}): ScreenElement[] {
  const { map, one, words } = kind;
  const [former, shown] = [base, screen].map((each) => entriesOf({ screen: each, map }));
  const elements = Object.entries({ ...former, ...shown }).map(([name, entry]): ScreenElement => {
    const isHidden = !Object.hasOwn(shown ?? {}, name) || entry.isHidden === true;
    return {
      map,
      one,
      words: wordsOf({ words, entry, screen }),
      name,
      title: entry.title,
      order: entry.order,
      isHidden,
      isChanged: valueAt({ value: patch, path: [map, name] }) !== undefined,
      ...(map === 'fields' && { group: entry.group ?? '' }),
      stays: isHidden ? undefined : reasonToStay({ screen, map, name, entry }),
    };
  });
  return elements.sort((one_, other) => one_.order - other.order);
}

/** A tab of a list or the history has no groups to say anything of, and without tabs a group stands in none. */
function wordsOf({
  words,
  entry,
  screen,
}: {
  words: SettingsMap['words'];
  entry: ScreenEntry;
  screen: ArrangedScreen;
}): SettingsMap['words'] {
  const hasTabs = screen.kind !== 'list' && screen.tabs !== undefined;
  return words
    .filter((word) => word !== 'tab' || hasTabs)
    .filter((word) => word !== 'default' || entry.value === undefined);
}

function reasonToStay({
  screen,
  map,
  name,
  entry,
}: {
  screen: ArrangedScreen;
  map: string;
  name: string;
  entry: ScreenEntry;
}): string | undefined {
  if (map === 'columns') {
    const shown = Object.values(entriesOf({ screen, map })).filter(({ isHidden }) => !isHidden);
    return shown.length === 1 ? '至少要有一列显示出来' : undefined;
  }
  if (map === 'fields' && screen.kind === 'form')
    return entry.isRequired === true && entry.default === undefined && entry.value === undefined
      ? `“${entry.title}”必须填写，先给出默认值才能隐藏`
      : undefined;
  if (map === 'tabs' && entry.screen === undefined && entry.kind === undefined) {
    const tabs = Object.entries(entriesOf({ screen, map })).sort(([, one], [, other]) => one.order - other.order);
    const first = tabs.find(([, tab]) => !tab.isHidden && tab.screen === undefined && tab.kind === undefined)?.[0];
    const isFilled = Object.values(entriesOf({ screen, map: 'groups' })).some(({ tab = first }) => tab === name);
    return isFilled ? '先把其中的分组放到别的页签，才能隐藏' : undefined;
  }
  return undefined;
}
