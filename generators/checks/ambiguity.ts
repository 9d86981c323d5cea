/** Expressions whose repetition reads one text in several ways: each of its characters may double what is tried. */
import type { CharRange, Concatenation, Element } from 'refa';

/**
 * Whether a text can be read as repetitions of an expression in two ways: two ways through its automaton part on one
 * character and meet again over the same text. What looks ahead or behind counts as nothing here.
 * @throws TooManyWays where that takes too much to find out.
 */
export function isAmbiguous(alternatives: readonly Concatenation[]): boolean {
  const again: Fork = { to: [], isEnd: true };
  again.to.push(branches({ alternatives: alternatives.map(({ elements }) => elements), then: again }));
  const waiting: [Fork, Fork][] = [];
  const known = new Map<Fork, number>([[again, 0]]);
  const paired = new Set<number>();
  /** Where one reading stands beside another; both at one place have met. */
  const areMet = (one: Fork, other: Fork): boolean => {
    if (one === other) return true;
    for (const fork of [one, other]) if (!known.has(fork)) known.set(fork, known.size);
    const [low = 0, high = 0] = [known.get(one) ?? 0, known.get(other) ?? 0].sort((a, b) => a - b);
    const key = low * mostStates + high;
    if (paired.has(key)) return false;
    if (paired.size === mostPairs) throw new TooManyWays();
    paired.add(key);
    waiting.push([one, other]);
    return false;
  };
  const reached = new Set<Fork>([again]);
  for (const fork of reached) {
    const next = nextOf(fork);
    for (const { place } of next) reached.add(place.then);
    if (overlaps(next, next, areMet)) return true;
  }
  for (let pair = waiting.pop(); pair; pair = waiting.pop())
    if (overlaps(nextOf(pair[0]), nextOf(pair[1]), areMet)) return true;
  return false;
}

/** More ways through an expression than are looked at. */
export class TooManyWays extends Error {}

const mostPairs = 200_000;
const mostStates = 1_000_000;

/** Copies of what is repeated a fixed number of times; beyond, any number. */
const mostCopies = 50;

/** Takes one character. */
interface Place {
  ranges: readonly CharRange[];
  then: Fork;
}

/** Takes nothing and goes on to each of these. */
interface Fork {
  to: (Place | Fork)[];
  /** Where rounds of a repetition end. No round is empty: a way that takes nothing gets there neither from there nor from `opens`. */
  isEnd?: true;
  /** The end of the rounds that begin here. */
  opens?: Fork;
}

/** Alternatives that begin alike share their beginning, as the words of a long list do. */
function branches({ alternatives, then }: { alternatives: readonly (readonly Element[])[]; then: Fork }): Fork {
  const groups = new Map<unknown, (readonly Element[])[]>();
  for (const elements of alternatives) {
    const [first] = elements;
    const key = first?.type === 'CharacterClass' ? first.characters.toString() : elements;
    groups.set(key, [...(groups.get(key) ?? []), elements]);
  }
  return {
    to: [...groups.values()].map((group): Place | Fork => {
      const [[first, ...rest] = []] = group;
      if (first?.type !== 'CharacterClass') return group.reduceRight((_, elements) => sequence(elements, then), then);
      const tails = group.length > 1 ? branches({ alternatives: group.map((each) => each.slice(1)), then }) : undefined;
      return { ranges: first.characters.ranges, then: tails ?? sequence(rest, then) };
    }),
  };
}

function sequence(elements: readonly Element[], then: Fork): Fork {
  return elements.reduceRight((rest, element) => passage(element, rest), then);
}

function passage(element: Element, then: Fork): Fork {
  switch (element.type) {
    case 'CharacterClass':
      return { to: [{ ranges: element.characters.ranges, then }] };
    case 'Unknown':
      return { to: [{ ranges: [{ min: 0, max: 0x10ffff }], then }] };
    case 'Assertion':
      return then;
    case 'Alternation':
      return branches({ alternatives: element.alternatives.map(({ elements }) => elements), then });
    case 'Quantifier': {
      const { min, max } = element;
      const once = (rest: Fork): Fork =>
        branches({ alternatives: element.alternatives.map(({ elements }) => elements), then: rest });
      const copies = Math.min(min, mostCopies);
      let rest = then;
      if (max - copies === 1) rest = { to: [once(then), then] };
      else if (max > copies) {
        const again: Fork = { to: [], isEnd: true };
        const entry = once(again);
        again.to.push(entry, then);
        rest = { to: [entry, then], opens: again };
      }
      for (let copy = 0; copy < copies; copy++) rest = once(rest);
      return rest;
    }
  }
}

interface Next {
  place: Place;
  min: number;
  max: number;
}

const nexts = new WeakMap<Fork, readonly Next[]>();

/** The characters that may come at a fork, one for each way to them, the lowest first. */
function nextOf(fork: Fork): readonly Next[] {
  const found: Next[] = [];
  const ended = new Set<Fork>();
  let steps = 0;
  const visit = (step: Place | Fork): void => {
    if (steps++ > mostPairs) throw new TooManyWays();
    if ('ranges' in step) {
      for (const { min, max } of step.ranges) found.push({ place: step, min, max });
    } else if (!(step.isEnd && ended.has(step))) {
      const end = step.isEnd ? step : step.opens;
      const isFirst = end !== undefined && !ended.has(end);
      if (isFirst) ended.add(end);
      step.to.forEach(visit);
      if (isFirst) ended.delete(end);
    }
  };
  const known = nexts.get(fork);
  if (known) return known;
  visit(fork);
  found.sort((a, b) => a.min - b.min);
  nexts.set(fork, found);
  return found;
}

/** Whether one of the pairs that take the same character has met. */
function overlaps(
  some: readonly Next[],
  others: readonly Next[],
  areMet: (one: Fork, other: Fork) => boolean,
): boolean {
  let from = 0;
  for (const [index, one] of some.entries()) {
    while (from < others.length && (others[from]?.max ?? 0) < one.min) from++;
    for (let at = some === others ? index + 1 : from; at < others.length; at++) {
      const other = others[at];
      if (!other || other.min > one.max) break;
      if (other.max >= one.min && areMet(one.place.then, other.place.then)) return true;
    }
  }
  return false;
}
