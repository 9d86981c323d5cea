import type { Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import type { EntityPlace } from './entityPlace.ts';
import { computationProblem } from './value.ts';

/** What is wrong with fields that a new record computes where it does not name them (`x-default`). */
export function checkUsual(place: EntityPlace): Problem[] {
  const { file, content, words } = place;
  return Object.entries(content['properties'] as Record<string, Property>).flatMap(([name, property]) => {
    if (property['x-default'] === undefined) return [];
    const at = (word: string, reason: string | undefined): Problem[] =>
      reason === undefined ? [] : [{ file, pointer: `/properties/${name}/${word}`, reason }];
    const owner = words['partOf'] ? '部分（partOf）' : words['link'] ? '成员关系（link）' : undefined;
    return [
      ...contradicting.flatMap((word) =>
        property[word] === undefined || property[word] === false
          ? []
          : at(word, `写了 x-default（没有填写时算出来），不能再写 ${word}`),
      ),
      ...(['x-read', 'x-write'] as const).flatMap((word) =>
        property[word] === undefined
          ? []
          : at(word, '新增的人可能没有填写这个字段的权限，算出来的值（x-default）保存不了：x-default 不能和它一起写'),
      ),
      ...at('x-default', owner && `${owner}的字段不能写 x-default，请写 default`),
      ...at('x-default', computationProblem({ place, name, word: 'x-default' })),
    ];
  });
}

const contradicting = [
  'default',
  'readOnly',
  'x-copyOf',
  'x-hidden',
  'x-part',
  'x-phase',
  'x-plainOf',
  'x-ref',
  'x-roll',
  'x-schemaOf',
  'x-series',
  'x-value',
] as const;
