import type { SamplePlace } from '../../data/sample.ts';

/** A number in steps between the limits; of records that must differ the next one. */
export function sampleNumber({ property, random, index, isUnique }: SamplePlace): number {
  const step = property.multipleOf ?? 1;
  const least = property.minimum ?? (property.exclusiveMinimum === undefined ? 0 : property.exclusiveMinimum + step);
  const most =
    property.maximum ??
    (property.exclusiveMaximum === undefined ? least + 100 * step : property.exclusiveMaximum - step);
  const steps = Math.min(Math.floor((most - least) / step), 100);
  const value = Math.ceil(least / step) * step + (isUnique ? index : random.integer(0, Math.max(steps - 1, 0))) * step;
  return Number(value.toFixed(6));
}
