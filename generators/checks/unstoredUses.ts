import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import type { EntityPlace } from './entityPlace.ts';

/** Words of an entity that need a field to be stored, and calls that would store it; `what` it is stands in the sentence. */
export function unstoredUses({
  place: { file, content, words, known },
  name,
  what,
}: {
  place: EntityPlace;
  name: string;
  /** 统计出来的 */
  what: string;
}): Problem[] {
  const at = (pointer: string, reason: string): Problem => ({ file, pointer, reason });
  const unstored = `“${name}”是${what}，没有保存，不能用在这里`;
  const single = (['label', 'own', 'sort'] as const).flatMap((word) =>
    String(words[word] ?? '').replace(/^-/, '') === name ? [at(`/x-entity/${word}`, unstored)] : [],
  );
  const several = (['search', 'identity', 'distinguish', 'unique', 'index'] as const).flatMap((word) =>
    ((words[word] ?? []) as Json[]).flatMap((each, i) =>
      [each].flat().includes(name) ? [at(`/x-entity/${word}/${i}`, unstored)] : [],
    ),
  );
  const required = ((content['required'] ?? []) as string[]).indexOf(name);
  const operations = (content['x-operations'] ?? {}) as Record<string, { does?: string; fields?: string[] }>;
  const saves = Object.entries(operations).flatMap(([verb, { does = verb, fields = [] }]) =>
    does === 'save' && fields.includes(name)
      ? [at(`/x-operations/${verb}/fields/${fields.indexOf(name)}`, `“${name}”是${what}，不能由人保存`)]
      : [],
  );
  const filters = [...known.entities].flatMap(([other, { properties }]) =>
    Object.entries(properties as Record<string, Property>).flatMap(
      ([field, { 'x-ref': ref, 'x-filter': filter = {} }]) =>
        ref === content['$id'] && name in filter
          ? [
              {
                file: `schemas/entities/${other}.json`,
                pointer: `/properties/${field}/x-filter/${name}`,
                reason: unstored,
              },
            ]
          : [],
    ),
  );
  return [
    ...single,
    ...several,
    ...(required < 0 ? [] : [at(`/required/${required}`, unstored)]),
    ...saves,
    ...filters,
  ];
}
