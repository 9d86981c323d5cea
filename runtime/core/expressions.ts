import jsonLogic from 'json-logic-js';
import type { Expression, Json } from '#generators/formats.ts';
import { fromWire, toWireDate, toWireTime } from './dates.ts';
import { idNumberProblem } from './idNumber.ts';
import { nameOf } from './operations/initials.ts';

/** An expression names an operation that does not exist: a mistake in the catalogue or in an overlay. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
}

/**
 * The value of a JSON Logic expression over `data`; the same on client and server.
 *
 * Standard operations (jsonlogic.com): var, missing, if, ==, ===, !=, !==, !, !!, and, or, <, <=, >, >=, min, max, +, -,
 * *, /, %, map, filter, reduce, all, some, none, merge, in, cat, substr. `var` and `missing` see own properties only,
 * `log`, `missing_some` and dotted names are left out: data of tenants must not reach the host's functions.
 *
 * Own operations:
 * - `{"empty": x}`: x is missing, null, blank text, or an empty list or object
 * - `{"len": x}`: characters of a text or entries of a list; 0 for anything else
 * - `{"sum": list}`: total of the numbers in a list; `{"sum": {"map": [list, {"*": [a, b]}]}}` is a sum of products
 * - `{"initials": text}`: a name for programs made of a text, by the initials of its pinyin; null of one that has no letter
 * - `{"idNumberProblem": [type, number]}`: what is wrong with the number of a document of this type (dictionary `idType`), in
 *   Chinese; null where nothing is, or one of the two is missing
 * - `{"today": []}`, `{"now": []}`: this day and this moment in Shanghai, as on the wire
 * - `{"addDays": [day, n]}`, `{"addMinutes": [time, n]}`: a day or time so much later, in whole days or minutes
 *
 * Missing or unfit data never throws: it reads as null.
 * @throws ExpressionError for an operation that does not exist.
 */
export function evaluate(expression: Expression, data: unknown): Json {
  const unknown = unknownOperation(expression);
  if (unknown !== undefined) throw new ExpressionError(`no such operation in an expression: ${unknown}`);
  try {
    return jsonLogic.apply(expression as never, data) as Json;
  } catch {
    return null;
  }
}

/** Whether an expression holds; a missing one does. An empty list counts as false, as JSON Logic has it. */
export function isTrue(expression: Expression | undefined, data: unknown): boolean {
  if (expression === undefined || expression === null) return true;
  const value = evaluate(expression, data);
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** The first operation of an expression that does not exist; for the checks of catalogue and overlays. */
export function unknownOperation(expression: Expression): string | undefined {
  if (typeof expression !== 'object' || expression === null || checked.has(expression)) return undefined;
  const found = Array.isArray(expression) ? firstUnknown(expression) : unknownInObject(expression);
  if (found === undefined) checked.add(expression);
  return found;
}

/** The fields of the record that an expression reads: the first step of each path, those of a list's entries left out. */
export function variablesOf(expression: Json): string[] {
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

/** Operations whose second argument sees the entries of a list, not the record. */
const loops = new Set(['map', 'filter', 'reduce', 'all', 'some', 'none']);

function namesOf(paths: readonly Json[]): string[] {
  return paths.flatMap((path) => (path === '' || path === null ? [] : (String(path).split('.')[0] ?? [])));
}

/** Expressions come from the catalogue and are not changed, so each is looked through once. */
const checked = new WeakSet<object>();

function unknownInObject(expression: { [key: string]: Json }): string | undefined {
  const [operation, ...others] = Object.keys(expression);
  if (operation === undefined || others.length > 0) return undefined;
  if (!expressionWords.has(operation)) return operation;
  const values = expression[operation] ?? null;
  return Array.isArray(values) ? firstUnknown(values) : unknownOperation(values);
}

function firstUnknown(expressions: readonly Expression[]): string | undefined {
  for (const expression of expressions) {
    const found = unknownOperation(expression);
    if (found !== undefined) return found;
  }
  return undefined;
}

const standard =
  'var missing if ?: == === != !== ! !! and or < <= > >= min max + - * / % map filter reduce all some none merge in cat substr'.split(
    ' ',
  );

const own: Record<string, (this: unknown, ...values: never[]) => unknown> = {
  var(path: unknown, fallback: unknown) {
    return readPath({ data: this, path, fallback });
  },
  missing(...paths: unknown[]) {
    const wanted = Array.isArray(paths[0]) ? (paths[0] as unknown[]) : paths;
    return wanted.filter((path) => isEmpty(readPath({ data: this, path, fallback: null })));
  },
  empty: (value: unknown) => isEmpty(value),
  len: (value: unknown) => (typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : 0),
  sum: (...values: unknown[]) => sum(values),
  today: () => toWireDate(new Date()),
  now: () => toWireTime(new Date()),
  initials: (text: unknown) => (typeof text === 'string' ? nameOf(text) : null),
  idNumberProblem: (type: unknown, number: unknown) =>
    typeof type === 'string' && typeof number === 'string' ? (idNumberProblem({ type, number }) ?? null) : null,
  addDays: (moment: unknown, count: unknown) => later({ moment, count, unit: 24 * 60, most: 1e6 }),
  addMinutes: (moment: unknown, count: unknown) => later({ moment, count, unit: 1, most: 1e8 }),
};

/** Every operation there is. */
export const expressionWords: ReadonlySet<string> = new Set([...standard, ...Object.keys(own)]);

for (const [name, work] of Object.entries(own)) jsonLogic.add_operation(name, work as never);

/** A day or time so many units of minutes later, in the form that it had; a day is a time once minutes are added. */
function later({
  moment,
  count,
  unit,
  most,
}: {
  moment: unknown;
  count: unknown;
  unit: number;
  most: number;
}): string | null {
  const begin = typeof moment === 'string' ? fromWire(moment) : undefined;
  const steps = typeof count === 'number' ? Math.sign(count) * Math.round(Math.abs(count)) : 0;
  if (!begin || !(Math.abs(steps) <= most)) return null;
  const end = new Date(begin.getTime() + steps * unit * 60_000);
  if (end.getUTCFullYear() > 9998 || end.getUTCFullYear() < 1) return null;
  return unit > 1 && String(moment).length === 10 ? toWireDate(end) : toWireTime(end);
}

function readPath({ data, path, fallback }: { data: unknown; path: unknown; fallback: unknown }): unknown {
  if (path === undefined || path === null || path === '') return data;
  let value = data;
  const text = String(path);
  for (const key of text.includes('.') ? text.split('.') : [text]) {
    if (value === null || value === undefined || !Object.prototype.hasOwnProperty.call(value, key))
      return fallback ?? null;
    value = (value as Record<string, unknown>)[key];
  }
  return value === undefined ? (fallback ?? null) : value;
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Rounded to a millionth, so that 0.1 + 0.2 is 0.3. */
function sum(values: readonly unknown[]): number {
  const numbers = values
    .flat(2)
    .filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  return Math.round(numbers.reduce((total, number) => total + number, 0) * 1e6) / 1e6;
}
