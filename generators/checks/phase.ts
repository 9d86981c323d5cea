import { variablesOf } from '#runtime/core/expressions.ts';
import { phasesOf } from '#runtime/core/operations/phase.ts';
import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { givenProblems } from './given.ts';
import { unstoredUses } from './unstoredUses.ts';
import { valueProblem } from './values.ts';

/** What is wrong with fields that hold by the clock (`x-phase`). */
export function checkPhase(place: EntityPlace): Problem[] {
  const { file, content, properties, known } = place;
  return Object.entries(content['properties'] as Record<string, Property>).flatMap(([name, property]) => {
    if (property['x-phase'] === undefined) return [];
    const at = (word: string, reason: string | undefined): Problem[] =>
      reason === undefined ? [] : [{ file, pointer: `/properties/${name}/${word}`, reason }];
    return [
      ...givenProblems({ property, words: contradicting, what: '按时间算出来的字段' }).flatMap(({ word, reason }) =>
        at(word, reason),
      ),
      ...at(
        'x-phase',
        property.type === 'string' && property['x-dict'] !== undefined
          ? undefined
          : '阶段是字典中的值：type 写 string，x-dict 写哪个字典',
      ),
      ...phasesOf(property).flatMap(([code, from, to]) => {
        const below = `x-phase/${code}`;
        return [
          ...(property['x-dict'] === undefined ? [] : at(below, valueProblem({ value: code, property, known }))),
          ...at(below, emptyProblem({ from, to })),
          ...[from, to].flatMap((field, i) =>
            field === null ? [] : at(`${below}/${i}`, boundProblem({ field, own: property, properties })),
          ),
        ];
      }),
      ...unstoredUses({ place, name, what: '按时间算出来的' }),
      ...conditions({ place, name }),
    ];
  });
}

const contradicting = [
  'default',
  'x-ref',
  'x-plainOf',
  'x-column',
  'x-hidden',
  'x-series',
  'x-value',
  'x-copyOf',
  'x-roll',
  'x-when',
  'x-requiredWhen',
  'x-readOnlyWhen',
  'x-widget',
  'x-part',
  'x-was',
] as const;

function emptyProblem({ from, to }: { from: string | null; to: string | null }): string | undefined {
  if (from === null && to === null) return '开始和结束不能都是 null：这样的阶段总是成立';
  return from === to ? '开始和结束是同一个字段，这个阶段永远不会成立' : undefined;
}

function boundProblem({
  field,
  own,
  properties,
}: {
  field: string;
  own: Property;
  properties: Record<string, Property>;
}): string | undefined {
  const missing = fieldProblem({ field, properties });
  if (missing !== undefined) return missing;
  const bound = properties[field] ?? {};
  const { title = field } = bound;
  if (bound.format !== 'date-time') return `“${title}”不是时间：阶段的开始和结束要写 format 是 date-time 的字段`;
  if (bound['x-column'] === false || bound['x-roll'] || bound['x-hidden'])
    return `“${title}”没有保存在数据里或不显示，不能用作阶段的开始或结束`;
  return bound['x-read'] === undefined || bound['x-read'] === own['x-read']
    ? undefined
    : `“${title}”不是人人能看（x-read），由它得出的阶段要写同样的 x-read`;
}

/** Words that look at a record before it is stored, or that the database computes with. */
function conditions({ place: { file, content, words }, name }: { place: EntityPlace; name: string }): Problem[] {
  const reason = `“${name}”是按时间算出来的，没有保存，不能用在这里；步骤的 when 可以用它`;
  const rules = ((words['rules'] ?? []) as { when: Json }[]).map(({ when }, i): [string, Json] => [
    `/x-entity/rules/${i}/when`,
    when,
  ]);
  const ofFields = Object.entries(content['properties'] as Record<string, Property>).flatMap(([field, property]) =>
    (['x-when', 'x-requiredWhen', 'x-readOnlyWhen'] as const).map((word): [string, Json] => [
      `/properties/${field}/${word}`,
      property[word] ?? null,
    ]),
  );
  return [...rules, ...ofFields].flatMap(([pointer, when]) =>
    variablesOf(when).includes(name) ? [{ file, pointer, reason }] : [],
  );
}
