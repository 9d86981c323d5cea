import type { Json } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';

/** What is wrong with what an entity says of its screens (`x-screens`). */
export function checkHints({ file, content, properties }: EntityPlace): Problem[] {
  const hints = (content['x-screens'] ?? {}) as Record<string, Json>;
  const named = (pointer: string, field: Json | undefined): Problem[] => {
    const reason = typeof field === 'string' ? fieldProblem({ field, properties }) : undefined;
    return reason === undefined ? [] : [{ file, pointer: `/x-screens/${pointer}`, reason }];
  };
  const list = (hints['list'] ?? {}) as { columns?: (string | [string, number])[]; filters?: string[] };
  return [
    ...(list.columns ?? []).flatMap((column, i) =>
      named(`list/columns/${i}`, Array.isArray(column) ? column[0] : column),
    ),
    ...(list.filters ?? []).flatMap((field, i) => named(`list/filters/${i}`, field)),
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
              ? named(pointer, field)
              : [{ file, pointer: `/x-screens/${pointer}`, reason: `字段“${field}”已经在分组“${former}”中` }];
          }),
        ),
        ...groups.flatMap(({ name }, i) =>
          groups.findIndex((other) => other.name === name) === i
            ? []
            : [{ file, pointer: `/x-screens/${kind}/groups/${i}/name`, reason: `已经有名为“${name}”的分组` }],
        ),
        ...wide.flatMap((field, i) => named(`${kind}/wide/${i}`, field)),
      ];
    }),
  ];
}
