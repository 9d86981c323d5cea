import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { stepWords } from '../steps.ts';
import { usualField } from '#runtime/core/operations/stateField.ts';
import type { EntityPlace } from './entityPlace.ts';

/**
 * Steps that nobody ever comes to, as their state is reached by no way from the one of a new record: mostly one that
 * names a later state, so that an earlier one is left without a way on. And states that a detail says a record goes
 * through, from which none leads to those behind.
 */
export function checkWays(place: EntityPlace): Problem[] {
  const { file, content, known } = place;
  const { detail } = (content['x-screens'] ?? {}) as { detail?: { progress?: string[] } };
  const path = detail?.progress ?? [];
  const ways = waysIn(place);
  const own = content['properties'] as Record<string, Property>;
  return [...new Set(ways.map(({ field }) => field))].flatMap((field) => {
    const { default: first, 'x-dict': dict = '' } = own[field] ?? {};
    const here = ways.filter((way) => way.field === field);
    // What else is wrong with the states is said elsewhere.
    if (typeof first !== 'string' || here.some((way) => !known.dictionaries.get(dict)?.has(way.from))) return [];
    // Records are left in states that nothing leads to any longer.
    const reached = reachedFrom({ starts: [first, ...(known.retired.get(dict) ?? [])], ways: here });
    const unreached = here.find(({ from, pointer }) => pointer !== undefined && !reached.has(from));
    const ends = [...reached].filter((state) => here.every(({ from }) => from !== state));
    if (unreached?.pointer !== undefined)
      return [
        {
          file,
          pointer: unreached.pointer,
          reason: `没有哪一步能到“${unreached.from}”，这一步永远办不了：新增时是“${first}”，到得了的只有 ${[...reached].join('、')}${ends.length > 0 ? `，其中 ${ends.join('、')} 以后没有下一步` : ''}`,
        },
      ];
    if (!path.every((state) => reached.has(state))) return [];
    return path.flatMap((state, i) => {
      const behind = reachedFrom({ starts: [state], ways: here });
      return i === path.length - 1 || path.slice(i + 1).some((later) => behind.has(later))
        ? []
        : [
            {
              file,
              pointer: `/x-screens/detail/progress/${i}`,
              reason: `到了“${state}”就没有步骤到后面的 ${path.slice(i + 1).join('、')}：补上步骤，或从 progress 中去掉`,
            },
          ];
    });
  });
}

/** A way between two states, as a file of the catalogue says it. */
export interface WayPlace {
  field: string;
  from: string;
  to: string;
  /** Of a step, where it says the state. */
  pointer?: string;
}

/** The ways between states that an entity's file says: those of its steps, and the transitions of its calls. */
export function waysIn({ content }: Pick<EntityPlace, 'content'>): WayPlace[] {
  const calls = Object.values(
    (content['x-operations'] ?? {}) as Record<string, { transitions?: Record<string, Json>; field?: string }>,
  );
  return [
    ...Object.entries(stepWords(content)).flatMap(([name, { field = usualField, from, to }]) =>
      [from].flat().map((each, i) => ({
        field,
        from: each,
        to,
        pointer: `/x-steps/${name}/from${Array.isArray(from) ? `/${i}` : ''}`,
      })),
    ),
    ...calls.flatMap(({ transitions = {}, field = usualField }) =>
      Object.entries(transitions).flatMap(([from, targets]) =>
        [targets].flat().map((to) => ({ field, from, to: String(to) })),
      ),
    ),
  ];
}

function reachedFrom({ starts, ways }: { starts: readonly string[]; ways: readonly WayPlace[] }): Set<string> {
  const reached = new Set(starts);
  // A set that grows while it is gone through is gone through to its end.
  for (const state of reached) for (const { from, to } of ways) if (from === state) reached.add(to);
  return reached;
}
