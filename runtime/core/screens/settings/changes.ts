import type { Json, Screen } from '#generators/formats.ts';
import { diffPatch, isObject } from '../overlay.ts';
import { entriesOf, settingsMapOf } from './maps.ts';

/** One thing that tells two screens apart, in words. */
export interface ScreenChange {
  /** Place of what is different. */
  path: string[];
  /** What it is, e.g. 列“级别”. */
  subject: string;
  /** Which of its words, e.g. 宽度. */
  word: string;
  before: string;
  after: string;
}

/** What a value is called, e.g. that of a dictionary; undefined where its own text will do. */
export type ValueName = (place: { path: readonly string[]; value: Json }) => string | undefined;

/** What tells one screen from another of the same name. */
export function screenChanges({ from, to, nameOf }: { from: Screen; to: Screen; nameOf?: ValueName }): ScreenChange[] {
  const patch = diffPatch({ from: from as unknown as Json, to: to as unknown as Json });
  return Object.entries(isObject(patch) ? patch : {}).flatMap(([key, value]) =>
    settingsMapOf({ screen: to, map: key }) && isObject(value)
      ? Object.entries(value).flatMap(([name, said]) => ofEntry({ from, to, nameOf, map: key, name, said }))
      : [ofScreen({ from, to, key })],
  );
}

/** A change as one sentence. */
export function changeText({ subject, word, before, after }: ScreenChange): string {
  return `${subject}：${word}${before} → ${after}`;
}

interface Comparing {
  from: Screen;
  to: Screen;
  nameOf?: ValueName | undefined;
}

function ofScreen({ from, to, key }: Comparing & { key: string }): ScreenChange {
  const [before, after] = [from, to].map((screen) => (screen as unknown as Record<string, Json>)[key]);
  return {
    path: [key],
    subject: '页面',
    word: screenWords[key] ?? '其他设置',
    before: textOf(before),
    after: textOf(after),
  };
}

const screenWords: Readonly<Record<string, string>> = {
  title: '标题',
  help: '说明',
  sort: '排序',
  columns: '一行最多几列',
  opens: '打开的方式',
  tabs: '页签',
  isStepped: '一步一步填写',
};

const words: Readonly<Record<string, string>> = {
  title: '名称',
  help: '帮助',
  width: '宽度',
  isWide: '占满一行',
  default: '默认值',
  group: '所在分组',
  tab: '所在页签',
  order: '位置',
  isHidden: '',
};

function ofEntry({
  from,
  to,
  nameOf,
  map,
  name,
  said,
}: Comparing & { map: string; name: string; said: Json }): ScreenChange[] {
  const [former, now] = [from, to].map((screen) => entriesOf({ screen, map })[name]);
  const subject = `${settingsMapOf({ screen: to, map })?.one ?? ''}“${former?.title ?? now?.title ?? name}”`;
  const shown = (isShown: boolean): string => (isShown ? '显示' : '隐藏');
  if (!former || !now)
    return [
      {
        path: [map, name],
        subject,
        word: '',
        before: shown(former !== undefined && !former.isHidden),
        after: shown(now !== undefined && !now.isHidden),
      },
    ];
  const changed = Object.keys(isObject(said) ? said : {});
  // A place among others than before says nothing.
  const told = changed.includes('group') ? changed.filter((word) => word !== 'order') : changed;
  return told.map((word) => {
    const path = [map, name, word];
    const valueOf = (screen: Screen): string => {
      const entry = entriesOf({ screen, map })[name] as unknown as Record<string, Json> | undefined;
      const value = entry?.[word];
      switch (word) {
        case 'order':
          return placeOf({ screen, map, name });
        case 'isHidden':
          return shown(value !== true);
        case 'group':
          return titleOf({ screen, map: 'groups', name: value });
        case 'tab':
          return titleOf({ screen, map: 'tabs', name: value });
        default:
          return (value !== undefined && value !== null && nameOf?.({ path, value })) || textOf(value);
      }
    };
    return { path, subject, word: words[word] ?? '其他设置', before: valueOf(from), after: valueOf(to) };
  });
}

/** Which of those beside it an entry is. */
function placeOf({ screen, map, name }: { screen: Screen; map: string; name: string }): string {
  const entries = entriesOf({ screen, map });
  const beside = Object.entries(entries)
    .filter(([, { group }]) => group === entries[name]?.group)
    .sort(([, one], [, other]) => one.order - other.order);
  return `第 ${beside.findIndex(([each]) => each === name) + 1} 位`;
}

function titleOf({ screen, map, name }: { screen: Screen; map: string; name: Json | undefined }): string {
  return typeof name === 'string' ? `“${entriesOf({ screen, map })[name]?.title ?? name}”` : '无';
}

function textOf(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return '无';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'string') return `“${value}”`;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
