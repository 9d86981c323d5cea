import { variablesOf } from '#runtime/core/expressions.ts';
import type { Json, Property } from '../formats.ts';
import { expressionProblem } from './expressions.ts';
import { suggestion } from './suggestion.ts';

/** Why an expression over record and user – of what happens by itself over the record alone – makes no sense; undefined where it does. */
export function overRecord({
  expression,
  properties,
  isAlone = false,
}: {
  expression: Json;
  properties: Record<string, Property>;
  isAlone?: boolean;
}): string | undefined {
  const bare = variablesOf(expression).find((name) => Object.hasOwn(properties, name));
  if (isAlone && pathsOf(expression).some((path) => path.startsWith('user.')))
    return '自动发的通知没有当前用户：只能用 record';
  if (bare !== undefined) return `这里可以用 record 和 user：“${bare}”要写成“record.${bare}”`;
  const problem = expressionProblem({ expression, fields: new Set(['record', 'user']) });
  const unknown = pathsOf(expression).flatMap((path) => {
    const [root, field = ''] = path.split('.');
    const among = root === 'record' ? Object.keys(properties) : ['userId'];
    return field === '' || among.includes(field)
      ? []
      : [`条件用到的“${path}”不存在${suggestion({ name: field, among })}`];
  });
  return problem ?? unknown[0];
}

/** What an expression reads of record and user. */
function pathsOf(expression: Json): string[] {
  if (Array.isArray(expression)) return expression.flatMap(pathsOf);
  if (expression === null || typeof expression !== 'object') return [];
  return Object.entries(expression).flatMap(([word, operand]) => {
    const [path] = [operand].flat();
    return word === 'var' && typeof path === 'string' && /^(record|user)\./.test(path) ? [path] : pathsOf(operand);
  });
}
