import { dataKindOf } from '#kinds/data/index.ts';
import type { SamplePlace } from '#kinds/data/sample.ts';
import type { Json } from './formats.ts';

/** A value that a field may have, or undefined where none can be made up: what the catalogue names, else one of its kind. */
export function sampleValue(given: Omit<SamplePlace, 'inner'>): Json | undefined {
  const place: SamplePlace = { ...given, inner: sampleValue };
  const { property, index, isUnique, random } = place;
  if (property.const !== undefined) return property.const;
  if (property.enum) return random.pick(property.enum);
  if (property.examples?.length && (!isUnique || index < property.examples.length))
    return property.examples[index % property.examples.length];
  return dataKindOf(property).sample(place);
}
