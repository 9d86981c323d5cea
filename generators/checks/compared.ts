import { dictionaryOf } from '#kinds/data/index.ts';
import { isTrue, unknownOperation, variablesOf } from '#runtime/core/expressions.ts';
import type { Expression, Json, Property } from '../formats.ts';
import type { Known } from './known.ts';
import { decidingProblem } from './values.ts';

interface Comparing {
  expression: Expression;
  /** The field that a path names; undefined where it names none whose values are known. */
  fieldAt(path: string): Property | undefined;
  known: Known;
}

/** What fields are compared with though they never have it: by the place in the expression. */
export function comparedProblems(comparing: Comparing): { below: string; reason: string }[] {
  const { expression, known } = comparing;
  if (Array.isArray(expression))
    return expression.flatMap((each, i) => under(String(i), comparedProblems({ ...comparing, expression: each })));
  if (expression === null || typeof expression !== 'object') return [];
  return Object.entries(expression).flatMap(([word, operand]) => {
    if (word === 'var' || word === 'missing') return [];
    const own = comparisons.has(word) && Array.isArray(operand) ? ofOperands({ ...comparing, word, operand }) : [];
    const inner =
      loops.has(word) && Array.isArray(operand)
        ? operand.flatMap((each, i) =>
            under(
              String(i),
              comparedProblems({
                ...comparing,
                expression: each,
                ...(i === 1 && { fieldAt: entryField({ ...comparing, list: operand[0] ?? null }) }),
                known,
              }),
            ),
          )
        : comparedProblems({ ...comparing, expression: operand });
    return under(word, [...own, ...inner]);
  });
}

/** Whether a condition over fields with few values holds for none of them. */
export function isNever({ expression, fieldAt, known }: Comparing): boolean {
  if (unknownOperation(expression) !== undefined) return false;
  const paths = [...new Set(pathsOf(expression))];
  const choices = paths.map((path) => valuesOf({ property: fieldAt(path), known }));
  const count = choices.reduce((product, values) => product * (values?.length ?? Infinity), 1);
  if (count > mostTried) return false;
  return tried({ paths, choices: choices.map((values) => values ?? []) }).every((data) => !isTrue(expression, data));
}

const comparisons = new Set(['==', '===', '!=', '!==', 'in']);
const loops = new Set(['map', 'filter', 'reduce', 'all', 'some', 'none']);
const mostTried = 2000;

function under(part: string, found: { below: string; reason: string }[]): { below: string; reason: string }[] {
  return found.map(({ below, reason }) => ({ below: `/${part}${below}`, reason }));
}

function ofOperands({
  word,
  operand,
  fieldAt,
  known,
}: Omit<Comparing, 'expression'> & { word: string; operand: Json[] }): { below: string; reason: string }[] {
  return operand.flatMap((side, i) => {
    const path = pathOf(side);
    const property = path === undefined ? undefined : fieldAt(path);
    const other = operand[1 - i];
    if (!property || other === undefined || operand.length !== 2 || !isFinite(property)) return [];
    // Of a text, `in` looks for a part of it.
    if (word === 'in' && i === 1 && property.type === 'string') return [];
    const compared = Array.isArray(other) ? other : [other];
    return compared.flatMap((value, at): { below: string; reason: string }[] => {
      if (value === null || value === '' || typeof value === 'object') return [];
      const single = property.type === 'array' ? (property.items ?? {}) : property;
      const reason = decidingProblem({ value, property: { ...single, 'x-ref': undefined } as Property, known });
      const below = `/${1 - i}${Array.isArray(other) ? `/${at}` : ''}`;
      const title = `“${property.title ?? path}”不会是它：`;
      return reason === undefined ? [] : [{ below, reason: `${title}${reason}` }];
    });
  });
}

function isFinite(property: Property): boolean {
  return property.type === 'boolean' || dictionaryOf(property) !== undefined;
}

function entryField({
  list,
  fieldAt,
}: Pick<Comparing, 'fieldAt'> & { list: Json }): (path: string) => Property | undefined {
  const path = pathOf(list);
  const entries = path === undefined ? undefined : fieldAt(path)?.items?.properties;
  return (name) => entries?.[name];
}

function pathOf(expression: Json): string | undefined {
  if (expression === null || typeof expression !== 'object' || Array.isArray(expression)) return undefined;
  const path = [expression['var']].flat()[0];
  return typeof path === 'string' && path !== '' ? path : undefined;
}

/** Whole paths, those of a list's entries among them: where one is met nothing is tried. */
function pathsOf(expression: Json): string[] {
  const path = pathOf(expression);
  if (path !== undefined) return [path];
  if (Array.isArray(expression)) return expression.flatMap(pathsOf);
  if (expression === null || typeof expression !== 'object') return [];
  return Object.entries(expression).flatMap(([word, operand]) =>
    unknowable.has(word) ? ['', ...variablesOf(operand)] : pathsOf(operand),
  );
}

/** What depends on the day, or on more than fields. */
const unknowable = new Set(['today', 'now', 'missing', 'var', ...loops]);

/** Every value that a field may have, none among them; undefined where there are too many. */
function valuesOf({ property, known }: { property: Property | undefined; known: Known }): readonly Json[] | undefined {
  if (property?.type === 'boolean') return [null, true, false];
  const dictionary = property?.type === 'string' ? (dictionaryOf(property) ?? '') : '';
  const codes = known.extensible.has(dictionary) ? undefined : known.dictionaries.get(dictionary);
  return codes && [null, ...codes];
}

function tried({ paths, choices }: { paths: string[]; choices: (readonly Json[])[] }): object[] {
  return paths.reduce<Record<string, unknown>[]>(
    (made, path, i) => made.flatMap((data) => (choices[i] ?? []).map((value) => withValue({ data, path, value }))),
    [{}],
  );
}

function withValue({
  data,
  path,
  value,
}: {
  data: Record<string, unknown>;
  path: string;
  value: Json;
}): Record<string, unknown> {
  const [root = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...data, [root]: value };
  const inner = (data[root] ?? {}) as Record<string, unknown>;
  return { ...data, [root]: withValue({ data: inner, path: rest.join('.'), value }) };
}
