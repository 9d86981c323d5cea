import type { Expression, Json } from './formats.ts';

/** Operations whose second argument sees the entries of a list, not the record. */
const loops = new Set(['map', 'filter', 'reduce', 'all', 'some', 'none']);

/** An expression over the record as one over `{record}`: `{"var": "type"}` becomes `{"var": "record.type"}`. */
export function inRecord(expression: Expression): Expression {
  if (Array.isArray(expression)) return expression.map(inRecord);
  if (expression === null || typeof expression !== 'object') return expression;
  return Object.fromEntries(
    Object.entries(expression).map(([operation, operand]) => [operation, convert({ operation, operand })]),
  );
}

function convert({ operation, operand }: { operation: string; operand: Json }): Json {
  if (operation === 'var')
    return Array.isArray(operand) ? [prefixed(operand[0] ?? ''), ...operand.slice(1)] : prefixed(operand);
  if (operation === 'missing') return [operand].flat().map(prefixed);
  if (loops.has(operation) && Array.isArray(operand))
    return operand.map((argument, i) =>
      i === 0 || (operation === 'reduce' && i === 2) ? inRecord(argument) : argument,
    );
  return inRecord(operand);
}

function prefixed(path: Json): Json {
  return path === '' || path === null ? 'record' : `record.${String(path)}`;
}
