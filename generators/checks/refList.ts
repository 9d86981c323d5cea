import { isRefList } from '#kinds/data/index.ts';
import type { Json, Property } from '../formats.ts';
import { partWords } from '../parts.ts';
import type { Problem } from '../problem.ts';
import { uniqueWords } from '../unique.ts';
import type { EntityPlace } from './entityPlace.ts';

/** What is wrong with fields that refer to several records: where they stand, and what they are used for. */
export function checkRefLists({ file, content, words }: EntityPlace): Problem[] {
  return Object.entries(content['properties'] as Record<string, Property>).flatMap(([name, property]) => {
    if (!isRefList(property)) return [];
    const at = (pointer: string, reason: string): Problem => ({ file, pointer, reason });
    const own = `/properties/${name}`;
    const isGiven = Array.isArray(property.default) && property.default.length > 0;
    return [
      ...(partWords(words) ? [at(own, '部件只能引用一条数据：几条引用不能一行一行填写')] : []),
      ...(property['x-column'] === false ? [at(`${own}/x-column`, '引用几条数据的字段要保存，才有人检查它们')] : []),
      ...(isGiven ? [at(`${own}/default`, '默认值不能是某几条数据：别的机构没有它们；要先选好，请在页面上做')] : []),
      ...usesOf({ words, name }).map((pointer) =>
        at(pointer, `“${property.title ?? name}”引用几条数据，不能用来排列、区分或查找`),
      ),
    ];
  });
}

/** Where an entity's words name a field as something that is compared as a whole. */
function usesOf({ words, name }: { words: Record<string, Json>; name: string }): string[] {
  const isNamed = (fields: Json | undefined) => [fields ?? []].flat().includes(name);
  const groups = (word: 'index' | 'identity') =>
    ((words[word] ?? []) as Json[]).flatMap((each, i) => (isNamed(each) ? [`/x-entity/${word}/${i}`] : []));
  return [
    ...uniqueWords(words).flatMap(({ fields }, i) => (isNamed(fields) ? [`/x-entity/unique/${i}`] : [])),
    ...groups('index'),
    ...groups('identity'),
  ];
}
