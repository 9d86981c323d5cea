import type { EntityWords } from '#schemas/generated/words.ts';
import { eraseOf } from '../about.ts';
import type { Expression, Property, Rule } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { stepWords } from '../steps.ts';
import { comparedProblems, isNever } from './compared.ts';
import type { EntityPlace } from './entityPlace.ts';
import { pathProblems } from './paths.ts';

/** Conditions of an entity that compare a field with what it never is, read what is not there, or hold of no record. */
export function checkConditions({ file, content, words, properties, known }: EntityPlace): Problem[] {
  return conditionsOf({ content, words }).flatMap(({ pointer, expression, root, never }) => {
    const fieldAt = (path: string): Property | undefined =>
      root === undefined
        ? properties[path]
        : path.startsWith(`${root}.`)
          ? properties[path.slice(root.length + 1)]
          : undefined;
    const compared = [
      ...comparedProblems({ expression, fieldAt, known }),
      ...pathProblems({ expression, properties, root }),
    ];
    const isUseless = compared.length === 0 && never !== undefined && isNever({ expression, fieldAt, known });
    return [
      ...compared.map(({ below, reason }) => ({ file, pointer: `${pointer}${below}`, reason })),
      ...(isUseless ? [{ file, pointer, reason: `这个条件永远不会成立${never}` }] : []),
    ];
  });
}

interface Condition {
  pointer: string;
  expression: Expression;
  /** What the fields are of, where their names do not stand alone. */
  root?: string;
  /** What comes of it where it never holds. */
  never?: string;
}

function conditionsOf({ content, words }: Pick<EntityPlace, 'content' | 'words'>): Condition[] {
  const required = new Set((content['required'] ?? []) as string[]);
  const ofFields = Object.entries(content['properties'] as Record<string, Property>).flatMap(([name, property]) =>
    fieldWords.flatMap((word): Condition[] => {
      const { [word]: expression } = property;
      if (expression === undefined || expression === null) return [];
      const never = word === 'x-when' ? `，没有人能填写它${required.has(name) ? '，它却是必填的' : ''}` : uses[word];
      return [{ pointer: `/properties/${name}/${word}`, expression, ...(never !== undefined && { never }) }];
    }),
  );
  const ofRules = ((words['rules'] ?? []) as unknown as Rule[]).map(
    ({ when }, i): Condition => ({ pointer: `/x-entity/rules/${i}/when`, expression: when, never: '，这条规定没有用' }),
  );
  const ofSteps = Object.entries(stepWords(content)).flatMap(([name, { when }]): Condition[] =>
    when === undefined
      ? []
      : [
          {
            pointer: `/x-steps/${name}/when`,
            expression: when as Expression,
            root: 'record',
            never: '，没有人能办理这个步骤',
          },
        ],
  );
  const erase = eraseOf(words as Pick<EntityWords, 'erase'>);
  const ofErase: Condition[] =
    erase?.kind === 'keep' && erase.awaits
      ? [
          {
            pointer: '/x-entity/erase/awaits/when',
            expression: erase.awaits.when,
            root: 'record',
            never: '，写了没有用，请去掉',
          },
        ]
      : [];
  return [...ofFields, ...ofRules, ...ofSteps, ...ofErase];
}

const fieldWords = ['x-when', 'x-requiredWhen', 'x-readOnlyWhen', 'x-value', 'x-default'] as const;
const uses: Readonly<Partial<Record<(typeof fieldWords)[number], string>>> = {
  'x-requiredWhen': '，写了没有用，请去掉',
  'x-readOnlyWhen': '，写了没有用，请去掉',
};
