/** A table of LaTeX, `\begin{tabular}…\end{tabular}`: where it stands in a text, and as HTML. */
export interface Tabular {
  start: number;
  end: number;
  html: string;
}

interface Cell {
  text: string;
  columns: number;
  rows: number;
}

const opening = /\\begin\{tabular\}(?:\[[^\]]*\])?/g;
const closing = '\\end{tabular}';

/** The tables of a text in order; one that never ends is left out. `plain` makes the source of one plain text, where the text is markup. */
export function tabularsOf({
  text,
  plain = (source) => source,
}: {
  text: string;
  plain?(source: string): string;
}): Tabular[] {
  const found: Tabular[] = [];
  for (const match of text.matchAll(opening)) {
    const start = match.index;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const end = text.indexOf(closing, start);
    if (end < 0) continue;
    const from = start + match[0].length;
    const body = from + groupAt({ text, from }).length;
    found.push({ start, end: end + closing.length, html: htmlOf(rowsOf(plain(text.slice(body, end)))) });
  }
  return found;
}

/** Whether a text has a table that cannot be read. */
export function hasBrokenTabular(text: string): boolean {
  const found = tabularsOf({ text });
  return [...text.matchAll(/\\(?:begin|end)\{tabular\}/g)].some(
    ({ index }) => !found.some(({ start, end }) => index >= start && index < end),
  );
}

/** The group in braces that begins at a place, braces included; '' where there is none. */
function groupAt({ text, from }: { text: string; from: number }): string {
  if (text[from] !== '{') return '';
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return text.slice(from, at + 1);
  }
  return '';
}

const line = /^\\(?:hline|toprule|midrule|bottomrule|cline\{[^}]*\}|cmidrule(?:\([^)]*\))?\{[^}]*\})/;

/**
 * Rows end at `\\`, cells at `&`, neither inside braces, a formula or an inner environment. A line across the table ends
 * a row too: converted texts often lack the `\\` before it.
 */
function rowsOf(body: string): string[][] {
  const rows: string[][] = [['']];
  const add = (text: string): void => {
    const row = rows.at(-1);
    if (row) row[row.length - 1] += text;
  };
  let isFormula = false;
  let inner = 0;
  for (let at = 0; at < body.length; at++) {
    const rest = body.slice(at);
    const environment = /^\\(begin|end)\{\w+\*?\}/.exec(rest);
    const isOpen = !isFormula && inner === 0;
    if (environment) {
      inner += environment[1] === 'begin' ? 1 : -1;
      add(environment[0]);
      at += environment[0].length - 1;
    } else if (isOpen && line.test(rest)) {
      rows.push(['']);
      at += (line.exec(rest)?.[0].length ?? 1) - 1;
    } else if (isOpen && rest.startsWith('\\\\')) {
      rows.push(['']);
      at += (/^\\\\(?:\[[^\]]*\])?/.exec(rest)?.[0].length ?? 2) - 1;
    } else if (rest.startsWith('\\')) {
      add(rest.slice(0, 2));
      at++;
    } else if (rest.startsWith('$')) {
      const dollars = rest.startsWith('$$') ? '$$' : '$';
      isFormula = !isFormula;
      add(dollars);
      at += dollars.length - 1;
    } else if (isOpen && rest.startsWith('{')) {
      const group = groupAt({ text: body, from: at }) || '{';
      add(group);
      at += group.length - 1;
    } else if (isOpen && rest.startsWith('&')) rows.at(-1)?.push('');
    else add(rest.charAt(0));
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
}

function cellOf(source: string): Cell {
  const cell: Cell = { text: source.replace(/\s+/g, ' ').trim(), columns: 1, rows: 1 };
  for (;;) {
    const [name] = /^\\multi(?:column|row)(?:\[[^\]]*\])?/.exec(cell.text) ?? [];
    if (name === undefined) break;
    const groups: string[] = [];
    let at = name.length;
    while (groups.length < 3) {
      const group = groupAt({ text: cell.text, from: at });
      if (group === '') break;
      groups.push(group);
      at += group.length;
    }
    const [count = '{1}', , content] = groups;
    if (content === undefined) break;
    const spanned = Math.max(1, Number(count.slice(1, -1)) || 1);
    if (name.startsWith('\\multicolumn')) cell.columns = spanned;
    else cell.rows = spanned;
    cell.text = `${content.slice(1, -1)}${cell.text.slice(at)}`.trim();
  }
  if (groupAt({ text: cell.text, from: 0 }) === cell.text) cell.text = cell.text.slice(1, -1).trim();
  return cell;
}

/** The rows as a table; the empty cells that stand under one of several rows are that one's. */
function htmlOf(rows: readonly string[][]): string {
  /** By column: how many more rows the cell above reaches down. */
  const reach: number[] = [];
  const body = rows.map((sources, row) => {
    let column = 0;
    const cells = sources.map(cellOf).flatMap((cell) => {
      const from = column;
      column += cell.columns;
      if ((reach[from] ?? 0) > 0 && cell.text === '') return [];
      const down = Math.min(cell.rows, rows.length - row);
      for (let at = from; at < column; at++) reach[at] = Math.max(reach[at] ?? 0, down);
      const spans = `${cell.columns > 1 ? ` colspan="${cell.columns}"` : ''}${down > 1 ? ` rowspan="${down}"` : ''}`;
      return [`<td${spans}>${escaped(withoutCommands(cell.text))}</td>`];
    });
    reach.forEach((left, at) => (reach[at] = Math.max(0, left - 1)));
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table><tbody>${body.join('')}</tbody></table>`;
}

/** Outside formulas a backslash before a sign stands for the sign, and a style for its text. */
function withoutCommands(text: string): string {
  return text
    .split(/(\$[^$]*\$)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/\\(?:textbf|textit|text|emph)\{([^{}]*)\}/g, '$1').replace(/\\([%&_#$])/g, '$1'),
    )
    .join('');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
