import type { Expression, Json, Property } from '../formats.ts';
import { fieldProblem } from './entityPlace.ts';

interface Reading {
  expression: Expression;
  properties: Record<string, Property>;
  /** What the fields are of, where their names do not stand alone. */
  root?: string | undefined;
  /** What the list is called whose entries have the fields; of a record there is none. */
  list?: string;
}

/** What a condition reads and never finds: a field of what is only referred to, or of a list's entries one that they lack. */
export function pathProblems(reading: Reading): { below: string; reason: string }[] {
  const { expression } = reading;
  if (Array.isArray(expression))
    return expression.flatMap((each, i) => under(String(i), pathProblems({ ...reading, expression: each })));
  if (expression === null || typeof expression !== 'object') return [];
  return Object.entries(expression).flatMap(([word, operand]) => {
    if (word === 'missing') return [];
    if (word === 'var') {
      const reason = varProblem({ ...reading, path: [operand].flat()[0] ?? '' });
      return reason === undefined ? [] : [{ below: '', reason }];
    }
    return under(
      word,
      loops.has(word) && Array.isArray(operand)
        ? loopProblems({ ...reading, operand, hasEntries: word !== 'reduce' })
        : pathProblems({ ...reading, expression: operand }),
    );
  });
}

/** Its second argument sees the entries of a list; those of a list that is computed, and a total so far, are not known. */
const loops = new Set(['map', 'filter', 'reduce', 'all', 'some', 'none']);

function loopProblems({
  operand: [list = null, each = null, ...others],
  hasEntries,
  ...reading
}: Reading & { operand: Json[]; hasEntries: boolean }): { below: string; reason: string }[] {
  const named = hasEntries ? fieldOf({ ...reading, expression: list }) : undefined;
  const properties = named?.items?.properties;
  return [
    ...under('0', pathProblems({ ...reading, expression: list })),
    ...(properties ? under('1', pathProblems({ expression: each, properties, list: named?.title ?? '' })) : []),
    ...others.flatMap((other, i) => under(String(i + 2), pathProblems({ ...reading, expression: other }))),
  ];
}

/** The list that is named, or of which some entries are left out. */
function fieldOf({ expression, ...reading }: Reading): Property | undefined {
  if (expression === null || typeof expression !== 'object' || Array.isArray(expression)) return undefined;
  const { var: path, filter } = expression;
  if (Array.isArray(filter)) return fieldOf({ ...reading, expression: filter[0] ?? null });
  const [first, ...deeper] = stepsOf({ ...reading, path: [path ?? ''].flat()[0] ?? '' }) ?? [];
  return first === undefined || deeper.length > 0 ? undefined : reading.properties[first];
}

/** The steps of a path from the record or entry on; undefined where it is of something else. */
function stepsOf({ root, path }: Pick<Reading, 'root'> & { path: Json }): string[] | undefined {
  if (typeof path !== 'string' || path === '') return undefined;
  const steps = path.split('.');
  return root === undefined ? steps : steps[0] === root ? steps.slice(1) : undefined;
}

function varProblem({ properties, list, ...reading }: Reading & { path: Json }): string | undefined {
  const [first, second] = stepsOf(reading) ?? [];
  if (first === undefined) return undefined;
  const property = properties[first];
  // That a record has no such field is said elsewhere.
  if (!property) {
    const missing = fieldProblem({ field: first, properties });
    return list === undefined || missing === undefined ? undefined : `“${list}”的每一项${missing}`;
  }
  if (second === undefined || property.type === 'object' || property.type === 'array') return undefined;
  const { title = first, 'x-ref': target, 'x-at': isPinned } = property;
  if (target === undefined) return `“${title}”（${first}）里面没有“${second}”：直接写 ${first}`;
  const way = isPinned ? '它固定在一个版本（x-at），也不能照抄' : '先用 x-copyOf 照抄到自己的字段';
  return `“${title}”（${first}）是引用，条件中只有它的编号，没有那条数据的“${second}”：${way}`;
}

function under(part: string, found: { below: string; reason: string }[]): { below: string; reason: string }[] {
  return found.map(({ below, reason }) => ({ below: `/${part}${below}`, reason }));
}
