/** What the database said of a text of several statements, and of which of them. */

/** The message, then the statement, as far as the database says which it was. */
export function failureText({ error, text }: { error: unknown; text: string }): string {
  const message = error instanceof Error ? error.message : String(error);
  const place = error instanceof Error && 'position' in error ? Number(error.position) : Number.NaN;
  const statement = Number.isNaN(place) ? text : statementAt({ text, place });
  // Of a long text that failed while it ran nobody knows the statement: all of it would hide the message.
  return statement.length > mostShown ? message : `${message}\n${statement}`;
}

const mostShown = 4000;

/** @param place of the character that the database complains of, from 1 */
function statementAt({ text, place }: { text: string; place: number }): string {
  const begin = text.lastIndexOf(';\n', place - 1) + 1;
  const end = text.indexOf(';\n', place);
  return text.slice(begin, end < 0 ? undefined : end + 1).trim();
}
