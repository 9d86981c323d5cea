import type { Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { noOverlapWords } from '../noOverlap.ts';
import { uniqueWords } from '../unique.ts';
import type { EntityPlace } from './entityPlace.ts';
import { isServers } from './when.ts';

/** `x-copy` where it changes nothing: on a field that a copy begins without anyhow, or where nothing is copied. */
export function checkCopy({ file, content, words }: EntityPlace): Problem[] {
  const unique = new Set(uniqueWords(words).flatMap(({ fields }) => (fields.length === 1 ? fields : [])));
  const ranges = new Set(noOverlapWords(words).flatMap(({ range }) => range));
  const isSaved = 'save' in ((content['x-operations'] ?? {}) as object);
  return Object.entries(content['properties'] as Record<string, Property>).flatMap(([name, property]) => {
    if (property['x-copy'] === undefined) return [];
    const reason = isSaved
      ? isServers(property)
        ? '这个字段不由人填写，复制时本来就不带，请去掉 x-copy'
        : unique.has(name)
          ? '这个字段不能重复（x-entity.unique），复制时本来就不带，请去掉 x-copy'
          : property['x-private']
            ? '私有的文件复制时本来就不带，请去掉 x-copy'
            : ranges.has(name)
              ? '这一段不能重叠（x-entity.noOverlap），复制时本来就不带，请去掉 x-copy'
              : undefined
      : '这种数据没有 save，没有人能复制，请去掉 x-copy';
    return reason === undefined ? [] : [{ file, pointer: `/properties/${name}/x-copy`, reason }];
  });
}
