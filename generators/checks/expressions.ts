import { expressionWords, unknownOperation, variablesOf } from '#runtime/core/expressions.ts';
import type { Expression } from '../formats.ts';
import { suggestion } from './suggestion.ts';

/** What fields are of in other places. */
const roots = new Set(['record', 'before', 'row']);

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
  if (name !== undefined && roots.has(name))
    return `这里直接写字段的名称，前面不加“${name}.”，如 { "var": "${[...fields][0] ?? 'state'}" }`;
  return name === undefined ? undefined : `条件用到的字段“${name}”不存在${suggestion({ name, among: fields })}`;
}
