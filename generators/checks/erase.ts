import type { EntityWords } from '#schemas/generated/words.ts';
import { blanked, blankedIdLength } from '#runtime/core/operations/blanked.ts';
import { aboutWords, eraseOf } from '../about.ts';
import type { Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { isStoredText } from '../storedText.ts';
import { uniqueWords } from '../unique.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { overRecord } from './overRecord.ts';

/** What is wrong with the word that says what becomes of records when the data of their person are deleted. */
export function checkErase(place: EntityPlace): Problem[] {
  const { file, words, properties } = place;
  const about = aboutWords(words as Pick<EntityWords, 'about' | 'own'>);
  const erase = eraseOf(words as Pick<EntityWords, 'erase'>);
  const at = (pointer: string, reason: string): Problem => ({ file, pointer: `/x-entity${pointer}`, reason });
  if (!about) return erase ? [at('/erase', '没有写明数据关于谁：先写 about 或 own，才知道删除谁的')] : [];
  if (words['scope'] !== 'tenant') return erase ? [at('/erase', '平台的数据不由机构删除，请去掉 erase')] : [];
  if (!erase)
    return [at('', '数据关于一个人，要用 erase 写明删除他的个人数据时怎样处理：写 "remove"，或用 keep 写明为什么保留')];
  if (erase.kind === 'remove') return keptReferrers(place).map((reason) => at('/erase', reason));
  const problem = erase.awaits === undefined ? undefined : overRecord({ expression: erase.awaits.when, properties });
  return [
    ...erase.blank.flatMap((field, i) => {
      const reason = fieldProblem({ field, properties }) ?? unblankable({ ...place, field });
      return reason === undefined ? [] : [at(`/erase/blank/${i}`, reason)];
    }),
    ...(problem === undefined ? [] : [at('/erase/awaits/when', problem)]),
  ];
}

/** What is removed takes with it what refers to it: nothing that is kept may. */
function keptReferrers({ name, known }: EntityPlace): string[] {
  return [...known.entities].flatMap(([other, content]) => {
    const refers = Object.values(content['properties'] as Record<string, Property>).some(
      (property) => property['x-ref'] === name && property['x-copyOf'] === undefined,
    );
    const erase = eraseOf(content['x-entity'] as Pick<EntityWords, 'erase'>);
    return refers && erase?.kind === 'keep' ? [`“${other}”引用它，却是保留的：删除以后引用就断了`] : [];
  });
}

const computed = ['x-roll', 'x-plainOf', 'x-phase'] as const;

/** Why a field cannot lose what it holds. */
function unblankable({ content, words, properties, field }: EntityPlace & { field: string }): string | undefined {
  const property = properties[field] ?? {};
  const title = property.title ?? field;
  if (property['x-column'] === false) return `“${title}”没有保存，不用清空`;
  if (computed.some((word) => property[word] !== undefined)) return `“${title}”是算出来的，不用清空`;
  if (property.default !== undefined && property.default !== null) return `“${title}”有 default，总是有值，不能清空`;
  if (property['x-copyOf'] !== undefined || !((content['required'] ?? []) as string[]).includes(field))
    return undefined;
  const isUnique = uniqueWords(words).some(({ fields }) => fields.includes(field));
  const least = isUnique ? blanked.length + 1 + blankedIdLength : blanked.length;
  return isStoredText(property)
    ? (property.maxLength ?? least) < least
      ? `“${title}”必填，清空后写“已删除”，至少要能放下 ${least} 个字`
      : undefined
    : `“${title}”必填，又不是文字，不能清空`;
}
