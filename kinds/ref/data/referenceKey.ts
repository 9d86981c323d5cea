import { pathSeparator } from '../names.ts';

/** The key under which the words for a referred record stand among the references; paths however they are spaced. */
export function referenceKey({ entity, words }: { entity: string; words: string }): string {
  return `${entity}\u0000${pathOf(words)}`;
}

/** A path as the database writes it: 总部/教务处 → 总部 / 教务处. */
export function pathOf(words: string): string {
  return words.split(/\s*[/／]\s*/).join(pathSeparator);
}
