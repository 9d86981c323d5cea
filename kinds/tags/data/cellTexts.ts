/**
 * A cell that holds several texts: one a line where there are lines, else separated by semicolons, of which those in a
 * formula between $$ and $$ do not count. `["…"]` says it literally, for texts that hold separators themselves.
 */
export function parseTags(cell: string): string[] {
  const literal = parseLiteral(cell);
  if (literal) return literal;
  const parts = cell.includes('\n') ? cell.split('\n') : splitOutsideFormulas(cell);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Texts as a cell such that parseTags gives them back. */
export function formatTags(texts: readonly string[]): string {
  const isSame = (cell: string) => JSON.stringify(parseTags(cell)) === JSON.stringify(texts);
  return [texts.join('；'), texts.join('\n')].find(isSame) ?? JSON.stringify(texts);
}

function parseLiteral(cell: string): string[] | undefined {
  if (!cell.startsWith('["')) return undefined;
  try {
    const value: unknown = JSON.parse(cell);
    return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined;
  } catch {
    return undefined;
  }
}

function splitOutsideFormulas(cell: string): string[] {
  const parts = [''];
  for (const piece of cell.split(/(\$\$.*?\$\$|[;；])/)) {
    if (piece === ';' || piece === '；') parts.push('');
    else parts.push((parts.pop() ?? '') + piece);
  }
  return parts;
}
