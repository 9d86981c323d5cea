import type { Json, Screen } from '#generators/formats.ts';
import { isSame } from '../../operations/same.ts';
import { diffPatch, isObject, mergePatch } from '../overlay.ts';
import { elementsOf, type ScreenElement } from './elements.ts';
import type { ArrangedScreen, SettingsWord } from './maps.ts';
import { valueAt, withoutPath, withValue } from './path.ts';

/** A tenant's changes of a screen while they are edited. */
export interface Settings {
  /** The product's screen, with the tenant's fields. */
  base: ArrangedScreen;
  /** What is laid over it (JSON Merge Patch); what no longer fits stays in it until somebody decides. */
  patch: Json;
}

/** The changes with a word of an entry, or of the screen, set to a value; undefined takes it away. */
export function withWord({
  settings: { base, patch },
  path,
  value,
}: {
  settings: Settings;
  path: readonly string[];
  value: Json | undefined;
}): Json {
  const former = valueAt({ value: base as unknown as Json, path });
  if (former === undefined ? value === undefined : value !== undefined && isSame(former, value))
    return withoutPath({ patch, path });
  return withValue({ patch, path, value: value ?? null });
}

/** The changes with an element shown or hidden; of a group all its fields. */
export function withShown({
  settings,
  element,
  isShown,
}: {
  settings: Settings;
  element: ScreenElement;
  isShown: boolean;
}): Json {
  const { base, patch } = settings;
  const { map, name, members } = element;
  // Null takes an entry away, and with it all else that was said of it; who hides it keeps that.
  const there = isRemoved({ patch, path: [map, name] }) ? withoutPath({ patch, path: [map, name] }) : patch;
  if (members)
    return members.reduce(
      (next, member) => withShown({ settings: { base, patch: next }, element: member, isShown }),
      there,
    );
  return withHidden({ settings: { base, patch: there }, map, name, isHidden: !isShown });
}

function withHidden({
  settings,
  map,
  name,
  isHidden,
}: {
  settings: Settings;
  map: string;
  name: string;
  isHidden: boolean;
}): Json {
  const former = valueAt({ value: settings.base as unknown as Json, path: [map, name, 'isHidden'] }) === true;
  return former === isHidden
    ? withoutPath({ patch: settings.patch, path: [map, name, 'isHidden'] })
    : withWord({ settings, path: [map, name, 'isHidden'], value: isHidden });
}

/**
 * The changes with an element at a place among its fellows, counted without itself: one word of one entry where there is
 * room between them, so that what a later product adds or moves keeps its own place. A field may come into another group.
 */
export function withPlace({
  settings,
  screen,
  element: { map, name, group },
  index,
  into = group,
}: {
  settings: Settings;
  /** The product's screen with the changes. */
  screen: ArrangedScreen;
  element: ScreenElement;
  index: number;
  into?: string | undefined;
}): Json {
  const fellows = elementsOf({ base: settings.base, screen, patch: settings.patch })
    .flatMap(({ elements }) => elements)
    .filter((each) => each.map === map && each.group === into && each.name !== name);
  const [before, after] = [fellows[index - 1]?.order, fellows[index]?.order];
  const moved =
    into !== undefined && into !== group
      ? withWord({ settings, path: [map, name, 'group'], value: into })
      : settings.patch;
  const say = (patch: Json, each: string, order: number): Json =>
    withWord({ settings: { base: settings.base, patch }, path: [map, each, 'order'], value: order });
  const order = between({ before, after });
  if (order !== undefined) return say(moved, name, order);
  const names = fellows.map((fellow) => fellow.name);
  names.splice(index, 0, name);
  return names.reduce((patch, each, place) => say(patch, each, place + 1), moved);
}

/** Room that is left between two entries before all are given new places. */
const least = 1e-6;

/** A place between two, undefined where there is no room. */
function between({ before, after }: { before: number | undefined; after: number | undefined }): number | undefined {
  if (before === undefined) return after === undefined ? 1 : after - 1;
  if (after === undefined) return before + 1;
  return after - before > least ? (before + after) / 2 : undefined;
}

/** The changes of an entry that is gone, or of one of its words, said of another in its stead. */
export function takenOver({ patch, map, from, to }: { patch: Json; map: string; from: string; to: string }): Json {
  const said = valueAt({ value: patch, path: [map, from] });
  const without = withoutPath({ patch, path: [map, from] });
  if (!isObject(said)) return said === undefined ? patch : withValue({ patch: without, path: [map, to], value: said });
  // What the entry is, the new one says itself.
  const kept = Object.fromEntries(Object.entries(said).filter(([word]) => arranging.has(word)));
  return Object.keys(kept).length === 0 ? without : withValue({ patch: without, path: [map, to], value: kept });
}

const arranging: ReadonlySet<string> = new Set<SettingsWord | 'order' | 'isHidden'>([
  'title',
  'help',
  'width',
  'isWide',
  'default',
  'group',
  'tab',
  'order',
  'isHidden',
]);

/**
 * What two made of the same version, brought together: what was changed between `start` and `mine` laid over `theirs`.
 * Where both changed the same word, mine holds.
 */
export function broughtTogether({
  base,
  start,
  mine,
  theirs,
}: {
  base: Screen;
  start: Json;
  mine: Json;
  theirs: Json;
}): Json {
  const product = base as unknown as Json;
  const changed = diffPatch({ from: mergePatch(product, start), to: mergePatch(product, mine) });
  return diffPatch({ from: product, to: mergePatch(mergePatch(product, theirs), changed) });
}

function isRemoved({ patch, path }: { patch: Json; path: readonly string[] }): boolean {
  return valueAt({ value: patch, path }) === null;
}
