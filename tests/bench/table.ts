/** One line of the table that `npm run bench` prints. */
export interface Row {
  what: string;
  figure: string;
  /** What is wanted, and whether it is so; a figure that only informs has none. */
  limit?: string;
  isReached?: boolean;
}

/** Prints the rows as a Markdown table, as it stands in docs/benchmarks.md. */
export function printTable(rows: readonly Row[]): void {
  console.log('| what | figure | wanted | reached |\n|---|---|---|---|');
  for (const { what, figure, limit = '', isReached } of rows)
    console.log(`| ${what} | ${figure} | ${limit} | ${isReached === undefined ? '' : isReached ? 'yes' : 'no'} |`);
}
