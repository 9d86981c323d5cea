import { newestNameOf, versionNameOf } from '#kinds/ref/names.ts';
import { isRefList } from '#kinds/data/index.ts';
import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import type { EntityPlace } from './entityPlace.ts';

/** What is wrong with references that are read as the record was when it was chosen (`x-at`). */
export function checkPins(place: EntityPlace): Problem[] {
  const { file, content } = place;
  const own = content['properties'] as Record<string, Property>;
  return Object.entries(own).flatMap(([name, property]) => {
    if (property['x-at'] === undefined) return [];
    const reason = pinProblem({ place, property });
    const taken = [versionNameOf(name), newestNameOf(name)].filter((each) => each in own);
    return [
      ...(reason === undefined ? [] : [{ file, pointer: `/properties/${name}/x-at`, reason }]),
      ...taken.map((each) => ({
        file,
        pointer: `/properties/${each}`,
        reason: `引用“${name}”的版本会用到这个字段名，请换一个`,
      })),
    ];
  });
}

function pinProblem({
  place: { words, known },
  property,
}: {
  place: EntityPlace;
  property: Property;
}): string | undefined {
  if (isRefList(property)) return '引用几条数据的字段不能固定版本，x-at 只用于引用一条的';
  const target = property['x-ref'];
  if (target === undefined) return '固定的是引用的版本：要同时写 x-ref，如 "x-ref": "cert"';
  if (property['x-column'] === false) return '没有保存（x-column）的引用不能固定版本';
  if (property['x-copyOf'] !== undefined) return '照抄的引用随那边改变，不能再固定版本';
  if (words['partOf'] !== undefined) return '随上级一起保存的数据不能固定引用的版本，请写在上级的字段上';
  if (words['link'] !== undefined) return '关联两边的数据不能固定引用的版本';
  if (words['scope'] !== 'tenant') return '只有机构的数据能固定引用的版本';
  const referred = known.entities.get(target);
  // That there is no such entity is said of x-ref.
  if (!referred) return undefined;
  return targetProblem({ title: String(referred['title']), words: referred['x-entity'] as Record<string, Json> });
}

function targetProblem({ title, words }: { title: string; words: Record<string, Json> }): string | undefined {
  if (words['scope'] !== 'tenant') return `只能固定同一机构的数据的版本，“${title}”属于平台`;
  if (words['tree'] !== undefined) return `“${title}”有上下级，名称随上级改变，不能固定版本`;
  if (words['partOf'] !== undefined) return `“${title}”随上级一起保存，没有自己的版本，不能固定`;
  return words['versions'] === true
    ? undefined
    : `“${title}”没有保存各个版本：要在它的 x-entity 中写上 "history": true 和 "versions": true`;
}
