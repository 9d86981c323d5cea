/** What the database said of a text of several statements, and of which of them. */

/** The message, then the statement as far as it is known. */
export function failureText({ error, text }: { error: unknown; text: string }): string {
  const message = error instanceof Error ? error.message : String(error);
  const place = error instanceof Error && 'position' in error ? Number(error.position) : Number.NaN;
  return `${message}\n${Number.isNaN(place) ? shortened(text) : statementAt({ text, place })}`;
}

/** Where several statements failed while they ran, the database does not say which: the beginning tells the file at least. */
function shortened(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}

const mostShown = 2000;

/** @param place of the character that the database complains of, from 1 */
function statementAt({ text, place }: { text: string; place: number }): string {
  const begin = text.lastIndexOf(';\n', place - 1) + 1;
  const end = text.indexOf(';\n', place);
  return shortened(text.slice(begin, end < 0 ? undefined : end + 1).trim());
}
