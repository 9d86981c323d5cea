/** Patterns that take longer than anybody waits: one such field, and a single text stops the server for all. */
import { JS, TooManyNodesError, type Concatenation, type Element, type Node } from 'refa';
import { analyse } from 'scslre';
import { isAmbiguous, TooManyWays } from './ambiguity.ts';

/** Steps that nobody notices: V8 takes less than half a second for them. */
const patience = 25_000_000;

/** Characters of a text whose field does not say how many it takes. */
const usualLength = 2000;

/** Why a pattern may stop the server. */
export type Slowness = { kind: 'repeated' } | { kind: 'undecided' } | { kind: 'long'; mostCharacters: number };

/**
 * Why a text that looks right for long and is wrong at its end would stop V8, which goes back over what it has tried:
 * - `repeated`: what is repeated reads some text in several ways, so that each further character multiplies the steps.
 *   It is refused whatever the field's `maxLength`, unless it is repeated so few times that there is `patience` for all
 *   of them.
 * - `long`: the steps grow by a power of the text's length, as several repetitions share one text, or as the pattern may
 *   begin anywhere in it. It is refused where a text of `maxLength` (2,000 where none is said) needs more than
 *   `patience`: squares are free up to 5,000 characters, cubes up to 292.
 * - `undecided`: it would take too much to find out.
 *
 * The pattern alone decides, not how fast the machine is.
 */
export function slownessOf({
  pattern,
  maxLength = usualLength,
}: {
  pattern: string;
  maxLength?: number | undefined;
}): Slowness | undefined {
  if (isPlain.test(pattern)) return undefined;
  const source = { source: pattern, flags: 'u' };
  try {
    const { expression } = JS.Parser.fromLiteral(source).parse({
      backreferences: 'unknown',
      maxBackreferenceWords: 0,
      maxNodes: mostNodes,
    });
    if (isRepeated({ node: expression, maxLength })) return { kind: 'repeated' };
  } catch (error) {
    if (error instanceof TooManyWays || error instanceof TooManyNodesError) return { kind: 'undecided' };
    throw error;
  }
  const degree = degreeOf(source) + (readsAgain.test(pattern) ? 1 : 0);
  return maxLength ** degree > patience
    ? { kind: 'long', mostCharacters: Math.floor(patience ** (1 / degree)) }
    : undefined;
}

/** What is read again (`\1`) is gone over anew each time, however long it is. */
const readsAgain = /(?<!\\)(?:\\\\)*\\[1-9k]/u;

/** Parts of a pattern, of which a list of 2,000 words has some 12,000. */
const mostNodes = 200_000;

/** Nothing is repeated, or single characters from the beginning, the last of them any number of times. */
const isPlain = new RegExp(
  String.raw`^(?:[^*+?{]*|\^(?:ATOM(?:\{\d+\})?)*(?:ATOM(?:[*+?]|\{\d+,\d*\}))?(?:ATOM(?:\{\d+\})?)*\$?)$`.replaceAll(
    'ATOM',
    String.raw`(?:\[(?:\\.|[^\\\]])*\]|\\[^kpPux\d]|[^\\()[\]{}|^$*+?])`,
  ),
  'u',
);

/** Whether an expression, or one inside it, reads a text in too many ways by being repeated. */
function isRepeated({ node, maxLength }: { node: Node; maxLength: number }): boolean {
  switch (node.type) {
    case 'CharacterClass':
    case 'Unknown':
      return false;
    case 'Concatenation':
      return node.elements.some((element) => isRepeated({ node: element, maxLength }));
    case 'Quantifier': {
      const { alternatives, max } = node;
      if (max > 1 && !isCharacter(alternatives)) {
        const longest = Math.min(longestOf(alternatives), maxLength);
        if (
          (longest + 1) ** max > patience &&
          (isAmbiguous(alternatives) || (isOptional(alternatives) && max < Infinity))
        )
          return true;
      }
      return alternatives.some((each) => isRepeated({ node: each, maxLength }));
    }
    default:
      return node.alternatives.some((each) => isRepeated({ node: each, maxLength }));
  }
}

/** The power of a text's length by which the steps grow, where nothing is repeated in several ways. */
function degreeOf(source: { source: string; flags: string }): number {
  const { reports } = analyse(source, { reportTypes: { Move: true, Self: false, Trade: true } });
  const sharing = new Set(
    reports.flatMap((report) => (report.type === 'Trade' ? [report.startQuant, report.endQuant] : [])),
  );
  const isMoved = reports.some(({ type }) => type === 'Move');
  return Math.max(1, sharing.size) + (isMoved ? 1 : 0);
}

function isCharacter(alternatives: readonly Concatenation[]): boolean {
  return (
    alternatives.every(({ elements }) => elements.length === 1 && elements[0]?.type === 'CharacterClass') &&
    alternatives.length === 1
  );
}

/** Characters of the longest text that an expression takes. */
function longestOf(alternatives: readonly Concatenation[]): number {
  const ofElement = (element: Element): number => {
    switch (element.type) {
      case 'CharacterClass':
        return 1;
      case 'Unknown':
        return Infinity;
      case 'Assertion':
        return 0;
      case 'Alternation':
        return longestOf(element.alternatives);
      case 'Quantifier': {
        const once = longestOf(element.alternatives);
        return once === 0 ? 0 : once * element.max;
      }
    }
  };
  return Math.max(0, ...alternatives.map(({ elements }) => elements.reduce((sum, each) => sum + ofElement(each), 0)));
}

/** Whether an expression takes an empty text. */
function isOptional(alternatives: readonly Concatenation[]): boolean {
  const isEmpty = (element: Element): boolean => {
    switch (element.type) {
      case 'CharacterClass':
      case 'Unknown':
        return false;
      case 'Assertion':
        return true;
      case 'Alternation':
        return isOptional(element.alternatives);
      case 'Quantifier':
        return element.min === 0 || isOptional(element.alternatives);
    }
  };
  return alternatives.some(({ elements }) => elements.every(isEmpty));
}
