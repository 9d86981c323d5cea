import type { Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import type { EntityPlace } from './entityPlace.ts';

/** `x-copy` where it changes nothing: on a field that a copy begins without anyhow, or where nothing is copied. */
export function checkCopy({ file, content, words }: EntityPlace): Problem[] {
  const unique = new Set(((words['unique'] ?? []) as string[][]).flatMap((group) => (group.length === 1 ? group : [])));
  const isSaved = 'save' in ((content['x-operations'] ?? {}) as object);
  return Object.entries(content['properties'] as Record<string, Property>).flatMap(([name, property]) => {
    if (property['x-copy'] === undefined) return [];
    const reason = isSaved
      ? isServers(property)
        ? '这个字段不由人填写，复制时本来就不带，请去掉 x-copy'
        : unique.has(name)
          ? '这个字段不能重复（x-entity.unique），复制时本来就不带，请去掉 x-copy'
          : undefined
      : '这种数据没有 save，没有人能复制，请去掉 x-copy';
    return reason === undefined ? [] : [{ file, pointer: `/properties/${name}/x-copy`, reason }];
  });
}

function isServers(property: Property): boolean {
  return property.readOnly === true || property['x-hidden'] === true || property['x-plainOf'] !== undefined;
}
