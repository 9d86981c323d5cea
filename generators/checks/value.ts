import { unknownOperation, variablesOf } from '#runtime/core/expressions.ts';
import { valueOrder, type ValueWord } from '#runtime/core/operations/value.ts';
import type { Expression, Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { resultProblem, valueExpression, ValueProblem, writtenCodes } from '../valueExpression.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { expressionProblem } from './expressions.ts';
import { givenProblems } from './given.ts';
import { valueProblem } from './values.ts';

/** What is wrong with fields that are computed of the record's others (`x-value`). */
export function checkValue(place: EntityPlace): Problem[] {
  const { file, content } = place;
  const own = content['properties'] as Record<string, Property>;
  return Object.entries(own).flatMap(([name, property]) => {
    if (property['x-value'] === undefined) return [];
    const pointer = `/properties/${name}`;
    const at = (word: string, reason: string | undefined): Problem[] =>
      reason === undefined ? [] : [{ file, pointer: `${pointer}/${word}`, reason }];
    return [
      ...givenProblems({ property, words: contradicting, what: '算出来的字段' }).flatMap(({ word, reason }) =>
        at(word, reason),
      ),
      ...at('x-value', computationProblem({ place, name, word: 'x-value' })),
      ...givenUses({ place, name }),
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
  'x-when',
  'x-widget',
  'x-part',
] as const;

/** Why the value of a field cannot be computed as its word says. */
export function computationProblem({
  place: { known, content },
  name,
  word,
}: {
  place: EntityPlace;
  name: string;
  word: ValueWord;
}): string | undefined {
  const own = content['properties'] as Record<string, Property>;
  const property = own[name] ?? {};
  const expression = property[word] ?? null;
  if (unknownOperation(expression) !== undefined) return expressionProblem({ expression, fields: new Set() });
  const read = variablesOf(expression);
  for (const field of read) {
    const reason = fieldProblem({ field, properties: own }) ?? unreadable({ property: own[field] ?? {}, field });
    if (reason !== undefined) return reason;
  }
  if (read.includes(name)) return '不能用它自己来算';
  if (!valueOrder({ properties: own, word }).includes(name))
    return `算来算去又用到了它自己：${circleOf({ name, own, word }).join(' → ')}`;
  try {
    // What is computed once may ask for the clock and for pinyin, which the database's own computing may not.
    const asked = word === 'x-default' ? atSomeTime(expression) : expression;
    const computed = valueExpression({ expression: asked, properties: own, row: 't' });
    const codes = writtenCodes({ computed, property });
    return (
      resultProblem({ computed, property }) ??
      (codes
        ? codes.flatMap((value) => valueProblem({ value, property, known }) ?? [])[0]
        : '有字典的字段只能算出写明的代码：每一种结果都要直接写出来')
    );
  } catch (error) {
    if (error instanceof ValueProblem) return error.message;
    throw error;
  }
}

/** Fields whose values are not there, or may not be told, when the record is stored. */
function unreadable({ property, field }: { property: Property; field: string }): string | undefined {
  const { title = field, 'x-column': isColumn, 'x-roll': roll, 'x-hidden': isHidden, 'x-plainOf': plainOf } = property;
  if (property['x-phase']) return `“${title}”是按时间算出来的，没有保存，不能用来算`;
  if (roll) return `“${title}”是统计出来的，没有保存，不能用来算`;
  if (isColumn === false) return `“${title}”没有保存（x-column），不能用来算`;
  if (isHidden) return `“${title}”不离开服务器（x-hidden），不能用来算`;
  return plainOf === undefined ? undefined : `“${title}”是另外取出的纯文字，不能用来算`;
}

/** An expression with some day and moment in place of the clock's, and a text in place of what is made of one. */
function atSomeTime(expression: Expression): Expression {
  if (Array.isArray(expression)) return expression.map(atSomeTime);
  if (expression === null || typeof expression !== 'object') return expression;
  if ('today' in expression) return { addDays: ['2024-01-01', 0] };
  if ('initials' in expression) return { cat: atSomeTime(expression['initials'] ?? null) };
  if ('now' in expression) return { addMinutes: ['2024-01-01', 0] };
  return Object.fromEntries(Object.entries(expression).map(([word, operand]) => [word, atSomeTime(operand)]));
}

/** A way from a field back to itself, or to a circle that it leads into. */
function circleOf({ name, own, word }: { name: string; own: Record<string, Property>; word: ValueWord }): string[] {
  const way = [name];
  for (;;) {
    const last = way.at(-1) ?? '';
    const order = new Set(valueOrder({ properties: own, word }));
    const next = variablesOf(own[last]?.[word] ?? null).find(
      (field) => own[field]?.[word] !== undefined && !order.has(field),
    );
    if (next === undefined) return way;
    if (way.includes(next)) return [...way, next];
    way.push(next);
  }
}

/** Words that need what a person typed, and calls that would store it. */
function givenUses({ place: { file, content, words }, name }: { place: EntityPlace; name: string }): Problem[] {
  const unfit = `“${name}”是算出来的，不能用在这里`;
  const single = (['label', 'own'] as const).flatMap((word) =>
    words[word] === name ? [{ file, pointer: `/x-entity/${word}`, reason: unfit }] : [],
  );
  const several = (['identity', 'distinguish', 'unique'] as const).flatMap((word) =>
    ((words[word] ?? []) as Json[]).flatMap((each, i) =>
      [each].flat().includes(name) ? [{ file, pointer: `/x-entity/${word}/${i}`, reason: unfit }] : [],
    ),
  );
  const required = ((content['required'] ?? []) as string[]).indexOf(name);
  const operations = (content['x-operations'] ?? {}) as Record<string, { does?: string; fields?: string[] }>;
  const saves = Object.entries(operations).flatMap(([verb, { does = verb, fields = [] }]) =>
    does === 'save' && fields.includes(name)
      ? [
          {
            file,
            pointer: `/x-operations/${verb}/fields/${fields.indexOf(name)}`,
            reason: `“${name}”是算出来的，不能由人保存`,
          },
        ]
      : [],
  );
  const asked = required < 0 ? [] : [{ file, pointer: `/required/${required}`, reason: unfit }];
  return [...single, ...several, ...asked, ...saves];
}
