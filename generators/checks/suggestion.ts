import { closest, distance } from 'fastest-levenshtein';

/** Asks whether one of the names was meant that is written much like this one; nothing where none is. */
export function suggestion({ name, among }: { name: string; among: Iterable<string> }): string {
  const names = [...among];
  const nearest = names.find((each) => each.toLowerCase() === name.toLowerCase()) ?? closest(name, names);
  const most = Math.max(2, Math.floor(name.length / 3));
  const isNear = nearest !== undefined && distance(name.toLowerCase(), nearest.toLowerCase()) <= most;
  return isNear ? `，是不是“${nearest}”？` : '';
}
