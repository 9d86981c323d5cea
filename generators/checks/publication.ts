import type { EntityWords } from '#schemas/generated/words.ts';
import type { Problem } from '../problem.ts';
import { usualField } from '../steps.ts';
import type { EntityPlace } from './entityPlace.ts';
import { fieldProblem } from './entityPlace.ts';
import { valueProblem } from './values.ts';
import { waysIn } from './ways.ts';

/** What is wrong with the states that `publication` names: they are no states, no way leads from one to the other, or a new record has a third. */
export function checkPublication({ file, content, words, properties, known }: EntityPlace): Problem[] {
  const { publication } = words as Pick<EntityWords, 'publication'>;
  if (!publication) return [];
  const at = (below: string, reason: string): Problem => ({ file, pointer: `/x-entity/publication${below}`, reason });
  const property = properties[usualField];
  if (!property) return [at('', fieldProblem({ field: usualField, properties }) ?? '')];
  const { draft, published } = publication;
  const strange = (['draft', 'published'] as const).flatMap((word) => {
    const reason = valueProblem({ value: publication[word], property, known });
    return reason === undefined ? [] : [at(`/${word}`, reason)];
  });
  if (strange.length > 0) return strange;
  const ways = waysIn({ content }).filter(
    ({ field, from, to }) => field === usualField && from === draft && to === published,
  );
  if (ways.length === 0)
    return [at('', `没有从“${draft}”到“${published}”的步骤（x-steps）或更改状态（setState 的 transitions）`)];
  if (ways.some(({ pointer }) => pointer !== undefined) && property.default !== draft)
    return [at('/draft', `由步骤来发布的，新数据要从未发布的状态开始：把 ${usualField} 的 default 写成“${draft}”`)];
  return property.default === draft || property.default === published
    ? []
    : [at('', `${usualField} 的 default 要是“${draft}”或“${published}”，现在是“${String(property.default)}”`)];
}
