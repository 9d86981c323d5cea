/** The key under which the words for a referred record stand among the references. */
export function referenceKey({ entity, words }: { entity: string; words: string }): string {
  return `${entity}\u0000${words}`;
}
