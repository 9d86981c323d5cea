/** The former names that a word (`was`, `x-was`) says: one or several, none where it is not there. */
export function formerNames(word: string | readonly string[] | undefined): string[] {
  return word === undefined ? [] : [word].flat();
}
