/** A quoted SQL identifier. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A quoted SQL text. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
