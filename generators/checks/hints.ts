import type { Json } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { referredProblem, type ReferredUse } from './referred.ts';

/** What is wrong with what an entity says of its screens (`x-screens`). */
export function checkHints(place: EntityPlace): Problem[] {
  const { file, content, properties } = place;
  const hints = (content['x-screens'] ?? {}) as Record<string, Json>;
  const named = (pointer: string, field: Json | undefined, use: ReferredUse): Problem[] => {
    if (typeof field !== 'string') return [];
    const reason = field.includes('.')
      ? referredProblem({ place, name: field, use })
      : fieldProblem({ field, properties });
    return reason === undefined ? [] : [{ file, pointer: `/x-screens/${pointer}`, reason }];
  };
  const list = (hints['list'] ?? {}) as { columns?: (string | [string, number])[]; filters?: string[] };
  return [
    ...(list.columns ?? []).flatMap((column, i) =>
      named(`list/columns/${i}`, Array.isArray(column) ? column[0] : column, 'column'),
    ),
    ...(list.filters ?? []).flatMap((field, i) => named(`list/filters/${i}`, field, 'filter')),
    ...(['form', 'detail'] as const).flatMap((kind) => {
      const { groups = [], wide = [] } = (hints[kind] ?? {}) as {
        groups?: { name: string; fields: string[] }[];
        wide?: string[];
      };
      const placed = new Map<string, string>();
      return [
        ...groups.flatMap((group, i) =>
          group.fields.flatMap((field, j) => {
            const pointer = `${kind}/groups/${i}/fields/${j}`;
            const former = placed.get(field);
            placed.set(field, group.name);
            return former === undefined
              ? named(pointer, field, kind)
              : [{ file, pointer: `/x-screens/${pointer}`, reason: `字段“${field}”已经在分组“${former}”中` }];
          }),
        ),
        ...groups.flatMap(({ name }, i) =>
          groups.findIndex((other) => other.name === name) === i
            ? []
            : [{ file, pointer: `/x-screens/${kind}/groups/${i}/name`, reason: `已经有名为“${name}”的分组` }],
        ),
        ...wide.flatMap((field, i) => named(`${kind}/wide/${i}`, field, kind)),
      ];
    }),
  ];
}
