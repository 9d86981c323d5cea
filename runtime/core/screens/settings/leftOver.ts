import type { Json, Screen } from '#generators/formats.ts';
import { isObject } from '../overlay.ts';
import type { ScreenProblem } from '../problems.ts';
import { entriesOf, settingsMapOf } from './maps.ts';
import { valueAt } from './path.ts';

/** What of a tenant's changes no longer fits the product, in words, and what may be done about it. */
export interface LeftOver {
  path: string[];
  /** What it is about, e.g. 列“课时”. */
  subject: string;
  /** Why it does not fit. */
  message: string;
  /** What has probably come in its stead. */
  instead?: { map: string; from: string; to: string; title: string };
}

/** What no longer fits, as people speak of it. */
export function leftOvers({
  base,
  patch,
  problems,
}: {
  base: Screen;
  patch: Json;
  problems: readonly ScreenProblem[];
}): LeftOver[] {
  return problems.map(({ path, message }) => {
    const [map = '', name = ''] = path;
    const kind = settingsMapOf({ screen: base, map });
    if (!kind || name === '') return { path, subject: '页面', message };
    const entries = entriesOf({ screen: base, map });
    const isGone = !Object.hasOwn(entries, name);
    const said = valueAt({ value: patch, path: [map, name, 'title'] });
    const subject = `${kind.one}“${entries[name]?.title ?? (typeof said === 'string' ? said : name)}”`;
    const instead = isGone ? likeliest({ base, patch, map, name, said }) : undefined;
    return {
      path,
      subject,
      message: isGone ? '现在的版本中已经没有' : message,
      ...(instead && { instead: { map, from: name, ...instead } }),
    };
  });
}

/** An entry of the same map that the changes say nothing of, with the same title or nearly the same name. */
function likeliest({
  base,
  patch,
  map,
  name,
  said,
}: {
  base: Screen;
  patch: Json;
  map: string;
  name: string;
  said: Json | undefined;
}): { to: string; title: string } | undefined {
  const touched = valueAt({ value: patch, path: [map] });
  const free = Object.entries(entriesOf({ screen: base, map })).filter(
    ([each]) => !isObject(touched) || !Object.hasOwn(touched, each),
  );
  const found =
    free.find(([, { title }]) => title === said) ??
    free
      .map((entry) => ({ entry, distance: distanceOf(entry[0].toLowerCase(), name.toLowerCase()) }))
      .filter(({ distance }) => distance <= mostDistance)
      .sort((one, other) => one.distance - other.distance)[0]?.entry;
  return found && { to: found[0], title: found[1].title };
}

/** Letters by which a name may differ to be taken for the same: updatedTime is not createdTime. */
const mostDistance = 2;

/** The fewest letters of a name that says something within a longer one. */
const fewest = 4;

/** How many letters have to be added, left out or exchanged (Levenshtein); 1 where one name is within the other. */
function distanceOf(one: string, other: string): number {
  if (Math.min(one.length, other.length) >= fewest && (one.includes(other) || other.includes(one))) return 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, otherLetter] of [...other].entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
