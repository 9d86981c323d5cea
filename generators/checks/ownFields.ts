import { ownValues, slotNames } from '#runtime/core/operations/ownFields.ts';
import type { EntityWords } from '#schemas/generated/words.ts';
import { eraseOf } from '../about.ts';
import type { Property } from '../formats.ts';
import { definitionEntity, extensibleOf } from '../ownFields.ts';
import type { Problem } from '../problem.ts';
import type { EntityPlace } from './entityPlace.ts';

/** What is wrong with an entity that tenants may add fields to (`x-entity.extensible`). */
export function checkOwnFields({ file, content, words, known }: EntityPlace): Problem[] {
  const extensible = extensibleOf(words as Pick<EntityWords, 'extensible'>);
  if (!extensible) return [];
  const at = (pointer: string, reason: string): Problem => ({ file, pointer, reason });
  const place = '/x-entity/extensible';
  const properties = content['properties'] as Record<string, Property>;
  const operations = (content['x-operations'] ?? {}) as Record<string, { does?: string; fields?: string[] }>;
  const { list, save } = operations;
  return [
    ...(known.entities.has(definitionEntity)
      ? []
      : [at(place, `目录中没有实体“${definitionEntity}”，机构无处添加字段`)]),
    ...(words['scope'] === 'tenant' ? [] : [at(place, '平台的数据为所有机构共有，一个机构不能给它添加字段')]),
    ...forbidden.flatMap(({ word, what }) =>
      words[word] === undefined || words[word] === false
        ? []
        : [at(`/x-entity/${word}`, `${what}，不能添加自定义字段：去掉 ${word} 或 extensible`)],
    ),
    ...(eraseOf(words as Pick<EntityWords, 'erase'>)?.kind === 'keep'
      ? [at('/x-entity/erase', '自定义字段里可以有个人信息，删除个人数据时清空不到：去掉 extensible，或写成 "remove"')]
      : []),
    ...(save ? [] : [at(place, '没有保存的操作（save），添加的字段无处填写')]),
    ...(extensible.indexed > extensible.max
      ? [at(`${place}/indexed`, `可以建索引的（${extensible.indexed}）比可以启用的（${extensible.max}）还多`)]
      : []),
    ...[ownValues, ...slotNames(extensible)].flatMap((name) =>
      properties[name] ? [at(`/properties/${name}`, `“${name}”是存放自定义字段的名称，请换一个`)] : [],
    ),
    ...(list?.fields && !list.fields.includes(ownValues)
      ? [at('/x-operations/list/fields', `列表没有给出“${ownValues}”，自定义字段不能在列表中显示：请加上它`)]
      : []),
  ];
}

/** Words of records that no form of their own edits, or that are stored many at once. */
const forbidden = [
  { word: 'append', what: '只增不改的数据' },
  { word: 'partOf', what: '随上级一起保存的数据' },
  { word: 'link', what: '关联两边的数据一次加入多条' },
] as const;
