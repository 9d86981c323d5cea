import { expressionWords, unknownOperation } from '#runtime/core/expressions.ts';
import type { Expression, Json } from '../formats.ts';
import { suggestion } from './suggestion.ts';

/** Why an expression over a record makes no sense; undefined where it does. `fields`: what the record has. */
export function expressionProblem({
  expression,
  fields,
}: {
  expression: Expression;
  fields: ReadonlySet<string>;
}): string | undefined {
  const word = unknownOperation(expression);
  if (word !== undefined) return `条件中没有“${word}”这个运算${suggestion({ name: word, among: expressionWords })}`;
  const name = variablesOf(expression).find((each) => !fields.has(each));
  return name === undefined ? undefined : `条件用到的字段“${name}”不存在${suggestion({ name, among: fields })}`;
}

/** Operations whose second argument sees the entries of a list, not the record. */
const loops = new Set(['map', 'filter', 'reduce', 'all', 'some', 'none']);

/** The fields of the record that are read. */
function variablesOf(expression: Json): string[] {
  if (Array.isArray(expression)) return expression.flatMap(variablesOf);
  if (expression === null || typeof expression !== 'object') return [];
  return Object.entries(expression).flatMap(([operation, operand]) => {
    if (operation === 'var') return namesOf([Array.isArray(operand) ? (operand[0] ?? '') : operand]);
    if (operation === 'missing') return namesOf([operand].flat());
    if (loops.has(operation) && Array.isArray(operand))
      return variablesOf(operand.filter((_, i) => i === 0 || (operation === 'reduce' && i === 2)));
    return variablesOf(operand);
  });
}

function namesOf(paths: readonly Json[]): string[] {
  return paths.flatMap((path) => (path === '' || path === null ? [] : (String(path).split('.')[0] ?? [])));
}
