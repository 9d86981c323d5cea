/** Patterns that take longer than anybody waits: one such field, and a single text stops the server for all. */
import { createContext, runInContext } from 'node:vm';

/** Milliseconds for all texts that a pattern is tried with; what is usual takes a few. */
const patience = 500;

/** Characters of a text that doubles the work with each of its own, or with every second. */
const doubling = 80;

/** Characters that patterns mean by their classes, beside those that they name. */
const usualCharacters = [...'a0A_- .@/中'];

/** As many characters are put together. */
const mostCharacters = 14;

/** Characters of a text whose field does not say how many it takes. */
const usualLength = 2000;

/**
 * Whether V8, which goes back over what it has tried, is stopped by a text that looks right for long and is wrong at its end.
 * @param examples texts that match: what is repeated may stand anywhere in them
 */
export function isEndless({
  pattern,
  maxLength = usualLength,
  examples = [],
}: {
  pattern: string;
  maxLength?: number | undefined;
  examples?: readonly string[] | undefined;
}): boolean {
  const key = JSON.stringify([pattern, maxLength, examples]);
  const found = known.get(key) ?? tryOut({ pattern, texts: textsOf({ pattern, maxLength, examples }) });
  known.set(key, found);
  return found;
}

const known = new Map<string, boolean>();

/** The engine itself tells, and is told to stop: a second time where the machine was busy with other work. */
function tryOut({ pattern, texts }: { pattern: string; texts: readonly string[] }): boolean {
  const context = createContext({ pattern, texts });
  const isStopped = (): boolean => {
    try {
      runInContext("{ const tried = new RegExp(pattern, 'u'); for (const text of texts) tried.test(text); }", context, {
        timeout: patience,
      });
      return false;
    } catch (error) {
      if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return true;
      throw error;
    }
  };
  return isStopped() && isStopped();
}

function textsOf({
  pattern,
  maxLength,
  examples,
}: {
  pattern: string;
  maxLength: number;
  examples: readonly string[];
}): string[] {
  const named = pattern.match(/[\p{L}\p{N}]|\\[^\p{L}\p{N}]|[^\p{L}\p{N}\\()[\]{}|^$*+?.]/gu) ?? [];
  const characters = [...new Set([...named.map((each) => each.replace('\\', '')), ...usualCharacters])].slice(
    0,
    mostCharacters,
  );
  const pairs = characters.flatMap((one) => characters.map((other) => `${one}${other}`));
  const begins = ['', ...characters, ...examples.flatMap((text) => [...text].map((_, end) => text.slice(0, end + 1)))];
  const until = (piece: string, length: number): string => `${piece.repeat(Math.ceil(length / piece.length))}\0`;
  return [
    ...begins.flatMap((begin) => [...characters, ...pairs].map((piece) => begin + until(piece, doubling))),
    ...characters.map((piece) => until(piece, maxLength)),
  ];
}
