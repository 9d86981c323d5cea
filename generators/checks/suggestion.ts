import { closest, distance } from 'fastest-levenshtein';

/** Names that are written most like this one, the nearest first. */
export function nearest({
  name,
  among,
  count = 6,
}: {
  name: string;
  among: Iterable<string>;
  count?: number;
}): string[] {
  const far = (each: string): number => distance(name.toLowerCase(), each.toLowerCase());
  return [...among].sort((one, other) => far(one) - far(other)).slice(0, count);
}

/** Asks whether one of the names was meant that is written much like this one; nothing where none is. */
export function suggestion({ name, among }: { name: string; among: Iterable<string> }): string {
  const names = [...among];
  const nearest = names.find((each) => each.toLowerCase() === name.toLowerCase()) ?? closest(name, names);
  const most = Math.max(2, Math.floor(name.length / 3));
  const isNear = nearest !== undefined && distance(name.toLowerCase(), nearest.toLowerCase()) <= most;
  return isNear ? `，是不是“${nearest}”？` : '';
}
