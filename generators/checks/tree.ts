import type { Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { systemFields } from '../system.ts';
import { treeOf } from '../tree.ts';
import type { EntityPlace } from './entityPlace.ts';

/** What is wrong with records that are to stand below each other. */
export function checkTree({ file, content, words, properties, name }: EntityPlace & { name: string }): Problem[] {
  const tree = treeOf(words);
  if (!tree) return [];
  const at = (pointer: string, reason: string): Problem => ({ file, pointer, reason });
  const { parent } = tree;
  const own = content['properties'] as Record<string, Property>;
  const label = typeof words['label'] === 'string' ? properties[words['label']] : undefined;
  const isText = label?.type === 'string' && !label['x-ref'] && !label['x-dict'] && !label.format;
  const isParent = own[parent]?.['x-ref'] === name && own[parent]['x-column'] !== false;
  return [
    ...(systemFields.has(parent)
      ? [at('/x-entity/tree/parent', `“${parent}”是每条记录本来就有的字段，不能用来记录上级`)]
      : isParent
        ? []
        : [at('/x-entity/tree/parent', `“${parent}”不能记录上级：要引用自己，写上 "x-ref": "${name}"`)]),
    ...(own['order']?.type === 'integer' && own['order'].default === undefined
      ? []
      : [
          at(
            '/properties/order',
            '树用 order 记录同一个上级之下的位置，应是没有默认值的整数字段（integer），也可以不写',
          ),
        ]),
    ...(label && !isText
      ? [at('/x-entity/label', '树的名称要能写成路径（总部 / 教务处），label 应是普通的文字字段')]
      : []),
    ...(words['append'] === true
      ? [at('/x-entity/tree', '写了 append 的实体不能修改，也就不能移动，不能是一棵树')]
      : []),
    ...(words['singleton'] === true ? [at('/x-entity/tree', '每个机构只有一条（singleton）的，不能有上下级')] : []),
  ];
}
