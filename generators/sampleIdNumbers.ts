import type { Random } from '#kinds/data/sample.ts';
import { checkCharacterOf } from '#runtime/core/idNumber.ts';
import type { Json, Rule } from './formats.ts';

/**
 * Numbers of documents that keep the rules which hold them (`idNumberProblem`), in place of texts that never would; now and
 * then the text stays, as some samples are to break the rule. The numbers are nobody's.
 */
export function fillIdNumbers({
  rules,
  values,
  random,
}: {
  rules: readonly Rule[];
  values: Record<string, Json>;
  random: Random;
}): void {
  for (const [type, number] of rules.flatMap(({ when }) => pairsOf(when))) {
    const make = makers.get(String(values[type]));
    if (make && values[number] !== undefined && random.next() < 0.8) values[number] = make(random);
  }
}

/** The fields of type and number wherever an expression asks for the problem of one. */
function pairsOf(expression: Json): [type: string, number: string][] {
  if (Array.isArray(expression)) return expression.flatMap(pairsOf);
  if (expression === null || typeof expression !== 'object') return [];
  return Object.entries(expression).flatMap(([word, operands]): [string, string][] => {
    if (word !== 'idNumberProblem' || !Array.isArray(operands)) return pairsOf(operands);
    const [type, number] = operands.map(fieldOf);
    return type !== undefined && number !== undefined ? [[type, number]] : [];
  });
}

function fieldOf(expression: Json): string | undefined {
  if (expression === null || typeof expression !== 'object' || Array.isArray(expression)) return undefined;
  const { var: name } = expression;
  return typeof name === 'string' ? name : undefined;
}

const makers = new Map<string, (random: Random) => string>(
  Object.entries({
    idCard: (random: Random) => citizen({ region: '11', random }),
    residence: (random: Random) => citizen({ region: '81', random }),
    hkMacao: (random: Random) => `H${digits({ count: 8, random })}`,
    taiwan: (random: Random) => digits({ count: 8, random }),
    passport: (random: Random) => `E${digits({ count: 8, random })}`,
  }),
);

/** No county has the number 0000. */
function citizen({ region, random }: { region: string; random: Random }): string {
  const birth = `${random.integer(1970, 2005)}${two(random.integer(1, 12))}${two(random.integer(1, 28))}`;
  const given = `${region}0000${birth}${digits({ count: 3, random })}`;
  return given + checkCharacterOf(given);
}

function digits({ count, random }: { count: number; random: Random }): string {
  return Array.from({ length: count }, () => random.integer(0, 9)).join('');
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
