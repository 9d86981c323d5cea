import type { Expression, Json } from './formats.ts';

/** Operations whose second argument sees the entries of a list, not the record. */
const loops = new Set(['map', 'filter', 'reduce', 'all', 'some', 'none']);

/** What bears the record that an expression is over. */
type Scope = 'record' | 'before' | 'item';

/** An expression over a record as one over what bears it, such as `{record}`: `{"var": "type"}` becomes `{"var": "record.type"}`. */
export function inScope({ expression, scope }: { expression: Expression; scope: Scope }): Expression {
  if (Array.isArray(expression)) return expression.map((each) => inScope({ expression: each, scope }));
  if (expression === null || typeof expression !== 'object') return expression;
  return Object.fromEntries(
    Object.entries(expression).map(([operation, operand]) => [operation, convert({ operation, operand, scope })]),
  );
}

function convert({ operation, operand, scope }: { operation: string; operand: Json; scope: Scope }): Json {
  const prefixed = (path: Json): Json => (path === '' || path === null ? scope : `${scope}.${String(path)}`);
  if (operation === 'var')
    return Array.isArray(operand) ? [prefixed(operand[0] ?? ''), ...operand.slice(1)] : prefixed(operand);
  if (operation === 'missing') return [operand].flat().map(prefixed);
  if (loops.has(operation) && Array.isArray(operand))
    return operand.map((argument, i) =>
      i === 0 || (operation === 'reduce' && i === 2) ? inScope({ expression: argument, scope }) : argument,
    );
  return inScope({ expression: operand, scope });
}
