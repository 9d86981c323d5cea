import { dataKindOf } from '#kinds/data/index.ts';
import type { Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import type { Known } from './known.ts';
import { amongProblems } from './unique.ts';
import { valueProblem } from './values.ts';

interface AcceptsPlace {
  file: string;
  pointer: string;
  property: Property;
  /** The entity's own fields. */
  properties: Record<string, Property>;
  known: Known;
}

/** What is wrong with the files that a field is to take (`x-accepts`). */
export function checkAccepts({ file, pointer, property, properties, known }: AcceptsPlace): Problem[] {
  const { 'x-accepts': accepts } = property;
  if (accepts === undefined) return [];
  const at = (reason: string, below = ''): Problem => ({ file, pointer: `${pointer}/x-accepts${below}`, reason });
  const unfit = holderProblem({ pointer, property });
  if (unfit !== undefined) return [at(unfit)];
  if (!('by' in accepts)) return [];
  if (!/^\/properties\/\w+$/.test(pointer)) return [at('按别的字段收文件，只能写在实体自己的字段上', '/by')];
  const [missing] = deciderProblems({ by: accepts.by, property, properties, known });
  if (missing !== undefined) return [at(missing, '/by')];
  // What organisations add to the dictionary takes all: its own values are enough to decide by.
  return Object.keys(accepts.of).flatMap((value) => {
    const reason = valueProblem({ value, property: properties[accepts.by] ?? {}, known });
    return reason === undefined ? [] : [at(reason, `/of/${value}`)];
  });
}

function holderProblem({ pointer, property }: Pick<AcceptsPlace, 'pointer' | 'property'>): string | undefined {
  const { title = '这一项', 'x-accepts': written } = property;
  const { holdsFiles, accepts } = dataKindOf(property);
  if (holdsFiles?.(property) !== 'itself')
    return `“${title}”放的不是文件：x-accepts 只用于文件（"x-widget": "file"），一个或几个`;
  if (pointer.endsWith('/items')) return '放几个文件的，把 x-accepts 写在列表上，不写在每一项里';
  if (accepts?.(property) !== written) return `“${title}”是图片，只收图片，不用写 x-accepts`;
  return property['x-column'] === false ? `“${title}”不保存在这里，不用写 x-accepts` : undefined;
}

/** Why what a field takes cannot be told by another; the database looks when that one is stored. */
function deciderProblems({
  by,
  property,
  properties,
  known,
}: Pick<AcceptsPlace, 'property' | 'properties' | 'known'> & { by: string }): string[] {
  const decider = properties[by] ?? {};
  const { title = by } = decider;
  return [
    ...amongProblems({ field: by, value: [], properties, known }),
    ...(decider['x-dict'] === undefined ? [`“${title}”不是字典字段（x-dict），不能用来说收哪几类文件`] : []),
    ...(decider['x-copyOf'] !== undefined || decider['x-value'] !== undefined
      ? [`“${title}”是照抄或算出来的，不能用来说收哪几类文件`]
      : []),
    ...(decider['x-read'] !== undefined && decider['x-read'] !== property['x-read']
      ? [`“${title}”不是人人都能看，填表的人看不出收哪几类文件：x-read 要写得一样`]
      : []),
  ];
}
