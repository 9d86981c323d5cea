import { dataKindOf } from '#kinds/data/index.ts';
import type { Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import type { EntityPlace } from './entityPlace.ts';

/** What is wrong with fields whose files not everybody reads (`x-private`). */
export function checkPrivateFiles({ file, content, words }: EntityPlace): Problem[] {
  return Object.entries(content['properties'] as Record<string, Property>).flatMap(([name, property]) => {
    if (property['x-private'] === undefined) return [];
    const reason = problemOf({ property, name, words });
    return reason === undefined ? [] : [{ file, pointer: `/properties/${name}/x-private`, reason }];
  });
}

function problemOf({
  property,
  name,
  words,
}: {
  property: Property;
  name: string;
  words: EntityPlace['words'];
}): string | undefined {
  const { title = name } = property;
  const holds = dataKindOf(property).holdsFiles?.(property);
  if (holds !== 'itself' && holds !== 'among')
    return `“${title}”放的不是文件：x-private 只用于图片和文件（"x-widget": "image" 或 "file"），和按表单填写的内容（x-schemaOf）`;
  if (property['x-column'] === false || property['x-hidden'] || property['x-copyOf'])
    return `“${title}”不由人上传并保存在这里，不用写 x-private`;
  if (words['scope'] === 'platform') return '平台的数据人人都能查看，其中的文件不能是私有的';
  if (words['append'] === true) return '写了 append 的实体不记录文件用在哪里，其中的文件不能是私有的';
  return words['shared'] === undefined ? undefined : '写了 shared 的实体任何人都能查看，其中的文件不能是私有的';
}
