/** What `x-phase` says: a code that holds by the clock. */
import type { Property } from '#generators/formats.ts';

/** From a time on, until before another; null where it has no such end. */
export type Phase = readonly [code: string, from: string | null, to: string | null];

/** The phases of a field in their order, of which the first that holds counts. */
export function phasesOf({ 'x-phase': phases = {} }: Pick<Property, 'x-phase'>): Phase[] {
  return Object.entries(phases).map(([code, [from, to]]) => [code, from, to]);
}

/** Whether a field has no column: it is made when it is read, of other records or by the clock. */
export function isMadeOnReading(property: Pick<Property, 'x-roll' | 'x-phase'>): boolean {
  return property['x-roll'] !== undefined || property['x-phase'] !== undefined;
}

/** The phase that holds at a time, as on the wire, where texts compare as times do; null where none does, as where a time that it asks for is empty. */
export function phaseAt({
  property,
  record,
  now,
}: {
  property: Pick<Property, 'x-phase'>;
  record: Readonly<Record<string, unknown>>;
  now: string;
}): string | null {
  const isPast = (field: string): boolean | undefined => {
    const time = record[field];
    return typeof time === 'string' && time !== '' ? time <= now : undefined;
  };
  const holding = phasesOf(property).find(
    ([, from, to]) => (from === null || isPast(from) === true) && (to === null || isPast(to) === false),
  );
  return holding?.[0] ?? null;
}
