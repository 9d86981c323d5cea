/**
 * Codes that stand for a module, group or menu with all below it, also what comes later: `a12-m2.*` (rule T13). Which code
 * lies below which follows from the codes themselves. In the database `"holdsCode"` (organisation.sql) says the same.
 */
type Tree = null | boolean | number | string | Tree[] | { [key: string]: Tree };

const ending = '.*';

/** The code for all of a module, group or menu. */
export function wholeOf(code: string): string {
  return `${code}${ending}`;
}

/** Whether a code stands for all below it. */
export function isWhole(code: string): boolean {
  return code.endsWith(ending);
}

/** Whether a stored code gives another: itself and, of a whole, all below. */
export function isCovered({ code, by }: { code: string; by: string }): boolean {
  if (code === by) return true;
  if (!isWhole(by)) return false;
  const root = by.slice(0, -ending.length);
  return code === root || code.startsWith(`${root}.`) || code.startsWith(`${root}-`);
}

/** What stored codes come to among all that there are; themselves always. */
export function heldCodes({ stored, all }: { stored: readonly string[]; all: Iterable<string> }): Set<string> {
  const held = new Set(stored);
  const wholes = stored.filter(isWhole);
  if (wholes.length === 0) return held;
  for (const code of all) if (wholes.some((by) => isCovered({ code, by }))) held.add(code);
  return held;
}

/** Every code of the tree of modules: module, group, menu, button. */
export function singleCodes(modules: Tree): Set<string> {
  return new Set(nodesOf(modules).map(({ code }) => code));
}

/** The same with the whole of each that is no button. */
export function everyCode(modules: Tree): Set<string> {
  return new Set(nodesOf(modules).flatMap(({ code, isButton }) => (isButton ? [code] : [code, wholeOf(code)])));
}

interface Node {
  code: string;
  isButton: boolean;
}

function nodesOf(tree: Tree, isButton = false): Node[] {
  if (tree === null || typeof tree !== 'object' || Array.isArray(tree)) return [];
  return Object.entries(tree).flatMap(([key, inner]): Node[] => {
    const below = nodesOf(inner, key === 'buttons');
    return /^[ap]\d/.test(key) ? [{ code: key, isButton }, ...below] : below;
  });
}
