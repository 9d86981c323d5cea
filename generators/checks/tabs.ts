import { readScreenName } from '#runtime/core/screens/names.ts';
import type { Json, Property } from '../formats.ts';
import { linkWords } from '../link.ts';
import { partWords } from '../parts.ts';
import type { Problem } from '../problem.ts';
import { hasFields, ownFields, tabsIn, type ArrangingHint, type TabWords } from '../tabWords.ts';
import type { EntityPlace } from './entityPlace.ts';
import { conditionProblem } from './values.ts';
import { suggestion } from './suggestion.ts';

export interface TabsPlace extends EntityPlace {
  name: string;
  kind: 'form' | 'detail';
  hint: ArrangingHint & { isStepped?: boolean };
  /** The groups that the tabs may name: of a detail that says none, those of the form. */
  groups: NonNullable<ArrangingHint['groups']>;
}

/** What is wrong with the tabs of a form or detail, but for the names of their fields. */
export function checkTabs({ hint, groups, ...place }: TabsPlace): Problem[] {
  const { file, name, kind } = place;
  const pointer = `/x-screens/${kind}`;
  const at = (path: string, reason: string): Problem => ({ file, pointer: `${pointer}/${path}`, reason });
  if (hint.tabs === undefined)
    return hint.isStepped ? [at('isStepped', '没有页签（tabs），就没有步骤可以一步一步填')] : [];
  const tabs = tabsIn(hint);
  const places = new Map<number, string>();
  const named = new Map<string, string>();
  const links = linkedNames({ name, known: place.known });
  return tabs.flatMap(([tab, words]) => {
    const path = `tabs/${tab}`;
    const former = words.order === undefined ? undefined : places.get(words.order);
    if (words.order !== undefined) places.set(words.order, tab);
    const taken = (words.groups ?? []).flatMap((group, i) => {
      const other = named.get(group);
      named.set(group, tab);
      if (other !== undefined) return [at(`${path}/groups/${i}`, `分组“${group}”已经在页签“${other}”中`)];
      const names = groups.map((each) => each.name);
      return names.includes(group)
        ? []
        : [at(`${path}/groups/${i}`, `没有分组“${group}”${suggestion({ name: group, among: names })}`)];
    });
    return [
      ...(former === undefined
        ? []
        : [at(`${path}/order`, `页签“${former}”的位置也是 ${words.order ?? ''}，请写不同的 order`)]),
      ...taken,
      ...(ownFields(words).length > 0 && groups.some((group) => group.name === tab)
        ? [at(path, `分组中已经有“${tab}”：页签自己列出字段时，不能与分组同名`)]
        : []),
      ...(links.has(tab)
        ? linkProblems({ words, path, at })
        : contentProblems({ ...place, tab, words, path, at, groups })),
    ];
  });
}

type At = (path: string, reason: string) => Problem;

/** A tab of a link may say its title and place; what stands in it follows by itself. */
function linkProblems({ words, path, at }: { words: TabWords; path: string; at: At }): Problem[] {
  return contents(words).map((word) =>
    at(`${path}/${word}`, '这个页签是连接（link）的数据，自动有内容，这里只写标题和位置'),
  );
}

/** Words of a tab that say what stands in it. */
function contents(words: TabWords): ('groups' | 'fields' | 'part' | 'screen' | 'kind')[] {
  return (['groups', 'fields', 'part', 'screen', 'kind'] as const).filter((word) => words[word] !== undefined);
}

interface ContentPlace extends Place {
  tab: string;
  words: TabWords;
  path: string;
  at: At;
}

function contentProblems({ tab, words, path, at, ...place }: ContentPlace): Problem[] {
  const said = contents(words);
  const { screen, by, of, part, kind, filters } = words;
  if (said.length === 0)
    return [
      at(
        path,
        place.kind === 'form'
          ? '要写明页签中有哪些分组（groups）或字段（fields）'
          : '要写明页签中有什么：groups 或 fields（字段）、part（部件）、screen 和 by（列表）、kind（修改历史）',
      ),
    ];
  if (said.length > 1 && !hasFields(words)) return [at(path, `一个页签只能有一种内容，这里写了 ${said.join('、')}`)];
  const titles = words.groups?.length === 1 && words.fields === undefined;
  return [
    ...(words.title === undefined && hasFields(words) && part === undefined && !titles
      ? [at(path, `要写明页签“${tab}”的标题 title`)]
      : []),
    ...(part === undefined ? [] : partProblems({ ...place, part, path, at })),
    ...(kind === undefined ? [] : timelineProblems({ ...place, path, at })),
    ...((screen === undefined) !== (by === undefined)
      ? [at(path, '列表要写明 screen，和它的哪个字段引用这条数据（by）')]
      : []),
    ...(screen !== undefined && by !== undefined
      ? listProblems({ ...place, screen, by, of, filters, path, at })
      : (['filters', 'of'] as const).flatMap((word) =>
          words[word] === undefined ? [] : [at(`${path}/${word}`, `${word} 只用于列表：同时写 screen 和 by`)],
        )),
  ];
}

type Place = Omit<TabsPlace, 'hint' | 'words'>;

function partProblems({ name, known, part, path, at }: Place & { part: string; path: string; at: At }): Problem[] {
  const names = [...known.entities.values()].flatMap((content) => {
    const words = partWords(content['x-entity'] as object);
    const own = content['properties'] as Record<string, Property>;
    return words && own[words.parent]?.['x-ref'] === name ? [words.as] : [];
  });
  return names.includes(part)
    ? []
    : [at(`${path}/part`, `没有名为“${part}”的部件（partOf 的 as）${suggestion({ name: part, among: names })}`)];
}

function timelineProblems({ content, path, at }: Place & { path: string; at: At }): Problem[] {
  const calls = (content['x-operations'] ?? {}) as Record<string, { does?: string }>;
  const hasCall = Object.entries(calls).some(([verb, { does = verb }]) => does === 'history');
  const { history } = content['x-entity'] as { history?: boolean };
  if (history !== true) return [at(`${path}/kind`, '这个实体没有修改历史：在 x-entity 中写 "history": true')];
  return hasCall ? [] : [at(`${path}/kind`, '没有查看修改历史的操作：在 x-operations 中写 "history": {}')];
}

/** The list has to be there, and to refer to this record by one field that it can be narrowed by. */
function listProblems({
  name,
  known,
  screen,
  by,
  of,
  filters = {},
  path,
  at,
  content: own,
}: Place & {
  screen: string;
  by: string;
  of: string | undefined;
  filters: Record<string, Json> | undefined;
  path: string;
  at: At;
}): Problem[] {
  const { entity = '', kind } = readScreenName(screen) ?? {};
  const content = known.entities.get(entity);
  const calls = (content?.['x-operations'] ?? {}) as Record<string, Json>;
  const hasList = kind === 'list' && ('list' in calls || 'tree' in calls);
  if (!content || !hasList) {
    const lists = [...known.entities].flatMap(([each, { 'x-operations': own }]) =>
      'list' in ((own ?? {}) as object) || 'tree' in ((own ?? {}) as object) ? [`${each}.list`] : [],
    );
    return [at(`${path}/screen`, `没有名为“${screen}”的列表${suggestion({ name: screen, among: lists })}`)];
  }
  const properties = content['properties'] as Record<string, Property>;
  const property = properties[by];
  if (!property) {
    const among = Object.keys(properties);
    return [at(`${path}/by`, `“${screen}”没有字段“${by}”${suggestion({ name: by, among })}`)];
  }
  const offered = (content['x-screens'] as { list?: { filters?: string[] } } | undefined)?.list?.filters;
  const conditions = Object.entries(filters).flatMap(([field, value]): Problem[] => {
    const among = offered ?? Object.keys(properties);
    const filtered = properties[field];
    if (!filtered || !among.includes(field))
      return [at(`${path}/filters/${field}`, `“${screen}”不能按“${field}”筛选${suggestion({ name: field, among })}`)];
    const reason = conditionProblem({ name: field, value, property: filtered, known });
    return reason === undefined ? [] : [at(`${path}/filters/${field}`, reason)];
  });
  if (of !== undefined) return [...sharedProblems({ content: own, of, by: property, path, at }), ...conditions];
  return property['x-ref'] === name
    ? conditions
    : [at(`${path}/by`, `“${entity}”的“${by}”不引用“${name}”：by 要写列表中引用这条数据的字段`), ...conditions];
}

/** Both have to refer to the same: a condition by another entity's id would find nothing, and say nothing. */
function sharedProblems({
  content,
  of,
  by,
  path,
  at,
}: Pick<Place, 'content'> & {
  of: string;
  by: Property;
  path: string;
  at: At;
}): Problem[] {
  const properties = content['properties'] as Record<string, Property>;
  const property = properties[of];
  if (!property)
    return [at(`${path}/of`, `没有字段“${of}”${suggestion({ name: of, among: Object.keys(properties) })}`)];
  const refers = property['x-ref'];
  if (by['x-ref'] === undefined) return [at(`${path}/by`, '有 of 的，by 要写列表中引用同一个实体的字段')];
  return property['x-id'] === true || refers === by['x-ref']
    ? []
    : [at(`${path}/of`, `“${of}”引用的不是“${by['x-ref']}”：of 和 by 要引用同一个实体`)];
}

/** What links the record with others is called. */
function linkedNames({ name, known }: Pick<Place, 'name' | 'known'>): Set<string> {
  return new Set(
    [...known.entities.values()].flatMap((content) => {
      const own = content['properties'] as Record<string, Property>;
      return Object.entries(linkWords(content['x-entity'] as object)).flatMap(([field, { as }]) =>
        own[field]?.['x-ref'] === name ? [as] : [],
      );
    }),
  );
}
