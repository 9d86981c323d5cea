import type { Json, Screen } from '#generators/formats.ts';
import { isObject } from '../overlay.ts';

/** A keyed map of a screen whose entries people arrange. */
export interface SettingsMap {
  /** Its name in the screen, e.g. `columns`. */
  map: string;
  /** What its entries are, together and one by one. */
  title: string;
  one: string;
  /** What can be said of an entry besides its place. */
  words: readonly SettingsWord[];
}

/** What the editor sets of an entry. */
export type SettingsWord = 'title' | 'help' | 'width' | 'isWide' | 'default' | 'group' | 'tab';

/** A screen that can be arranged in place: pages of blocks are not. */
export type ArrangedScreen = Exclude<Screen, { kind: 'page' }>;

const tabs: SettingsMap = { map: 'tabs', title: '页签', one: '页签', words: ['title', 'help'] };
const groups: SettingsMap = {
  map: 'groups',
  title: '分组',
  one: '分组',
  words: ['title', 'help', 'tab'],
};
const toolbar: SettingsMap = { map: 'toolbar', title: '页面按钮', one: '页面按钮', words: ['title'] };

/** The maps of each kind of screen, as they are offered; fields stand among their groups. */
export const settingsMaps: Readonly<Record<ArrangedScreen['kind'], readonly SettingsMap[]>> = {
  list: [
    { map: 'columns', title: '列', one: '列', words: ['title', 'width'] },
    { map: 'filters', title: '筛选条件', one: '筛选条件', words: ['title'] },
    toolbar,
    { map: 'row', title: '每一行的按钮', one: '行按钮', words: ['title'] },
    { map: 'bulk', title: '选中几行后的按钮', one: '批量按钮', words: ['title'] },
  ],
  form: [
    tabs,
    groups,
    {
      map: 'fields',
      title: '字段',
      one: '字段',
      words: ['title', 'help', 'isWide', 'default', 'group'],
    },
  ],
  detail: [
    tabs,
    groups,
    { map: 'fields', title: '字段', one: '字段', words: ['title', 'isWide', 'group'] },
    { map: 'sections', title: '相关列表', one: '相关列表', words: ['title', 'help'] },
    toolbar,
  ],
};

/** What is known of a map of a screen by its name. */
export function settingsMapOf({ screen, map }: { screen: Screen; map: string }): SettingsMap | undefined {
  return screen.kind === 'page' ? undefined : settingsMaps[screen.kind].find((each) => each.map === map);
}

/** An entry of such a map, whatever it is. */
export interface ScreenEntry {
  title: string;
  order: number;
  help?: string;
  isHidden?: boolean;
  isRequired?: boolean;
  default?: Json;
  value?: Json;
  group?: string;
  tab?: string;
  screen?: string;
  kind?: string;
}

/** The entries of a map of a screen; none where it has no such map. */
export function entriesOf({ screen, map }: { screen: Screen; map: string }): Readonly<Record<string, ScreenEntry>> {
  const entries = (screen as unknown as Record<string, unknown>)[map];
  return isObject(entries as Json | undefined) ? (entries as Record<string, ScreenEntry>) : {};
}
