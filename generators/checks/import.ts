import type { Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import type { EntityWords } from '#schemas/generated/words.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { unfitKey } from './indexed.ts';
import { decidingProblem } from './values.ts';

/** What is wrong with the words that only an import asks for: `importOnce` and `importRefused`. */
export function checkImport({ file, content, words, properties, known }: EntityPlace): Problem[] {
  const { importOnce, importRefused: refused } = words as Pick<EntityWords, 'importOnce' | 'importRefused'>;
  const at = (pointer: string, reason: string | undefined): Problem[] =>
    reason === undefined ? [] : [{ file, pointer: `/x-entity/${pointer}`, reason }];
  const calls = Object.entries((content['x-operations'] ?? {}) as Record<string, { does?: string }>);
  if (!calls.some(([name, { does = name }]) => does === 'importExcel'))
    return (['importOnce', 'importRefused'] as const).flatMap((word) =>
      words[word] === undefined
        ? []
        : at(word, `这个实体不能导入：在 x-operations 中写上 "importExcel": {} 和 "importCommit": {}，或去掉 ${word}`),
    );
  const problem = (field: string, unfit: (property: Property) => string | undefined): string | undefined => {
    const property = properties[field];
    return property ? unfit(property) : fieldProblem({ field, properties });
  };
  return [
    ...(importOnce ?? []).flatMap((field, i) => at(`importOnce/${i}`, problem(field, unfitOnSheet))),
    ...(refused
      ? [
          ...at(
            'importRefused/field',
            problem(refused.field, (property) => (property['x-dict'] ? undefined : '要取自字典（x-dict）')),
          ),
          ...refusedValues({ refused, properties, known }).flatMap(([below, reason]) =>
            at(`importRefused/value${below}`, reason),
          ),
          ...at('importRefused/reason', problem(refused.reason, unfitReason)),
        ]
      : []),
  ];
}

/** Values that no record says, or every record that nothing was decided of. */
function refusedValues({
  refused: { field, value },
  properties,
  known,
}: {
  refused: NonNullable<EntityWords['importRefused']>;
  properties: Record<string, Property>;
  known: EntityPlace['known'];
}): [below: string, reason: string][] {
  const property = properties[field];
  if (!property?.['x-dict']) return [];
  return [value].flat().flatMap((each, i): [string, string][] => {
    const reason =
      decidingProblem({ value: each, property, known }) ??
      (each === property.default
        ? `“${each}”是默认值（default），刚存入的都是它，导入就总是新增 0 条：请写办理以后的值`
        : undefined);
    return reason === undefined ? [] : [[Array.isArray(value) ? `/${i}` : '', reason]];
  });
}

/** Why a row of a sheet does not say the field. */
function unfitOnSheet(property: Property): string | undefined {
  const { type, readOnly, 'x-excel': excel, 'x-hidden': isHidden } = property;
  const unfit = unfitKey(property);
  if (unfit !== undefined) return unfit;
  if (readOnly || isHidden || excel === false)
    return '导入的表中没有这个字段（readOnly、x-hidden 或 "x-excel": false），每一行都是空的：请写表中有的字段';
  return type === 'array' ? '列表不能用来比较两行是不是同一条：请写只有一个值的字段' : undefined;
}

/** Why a field is no sentence that a person can be told. */
function unfitReason(property: Property): string | undefined {
  if (property.type !== 'string') return '应是文字字段';
  if (property['x-dict'] || property['x-ref']) return '原因要是写给人看的文字，字典和引用字段中保存的是代码和编号';
  if (property['x-hidden']) return '这个字段不显示（x-hidden），不能用来说明原因';
  return property['x-column'] === false ? '这个字段没有保存（x-column），不能用来说明原因' : undefined;
}
