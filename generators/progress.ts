import { dictionaryOf } from '#kinds/data/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { Entity, ScreenProgress } from './formats.ts';
import { waysOf } from './ways.ts';

/** How far records of an entity come, of the states that its detail names; undefined where it names none. */
export function progressOf({
  catalogue: { operations },
  entity,
  path,
}: {
  catalogue: Pick<Catalogue, 'operations'>;
  entity: Entity;
  path: readonly string[] | undefined;
}): ScreenProgress | undefined {
  const ways = waysOf({ entity, operations });
  const [way] = ways.filter(({ from, to }) => path?.includes(from) || path?.includes(to));
  const dict = way && dictionaryOf(entity.properties[way.field] ?? {});
  if (!path || !way || dict === undefined) return undefined;
  const { field } = way;
  const beside = ways.filter((each) => each.field === field && path.includes(each.from) && !path.includes(each.to));
  const ends = [...new Set(beside.map(({ to }) => to))];
  return {
    field,
    dict,
    path: [...path],
    times: timesOf({ entity, field, states: [...path, ...ends] }),
    branches: Object.fromEntries(
      ends.map((end) => [end, path.filter((from) => beside.some((each) => each.from === from && each.to === end))]),
    ),
  };
}

/** The field that has the time at which a record came to a state: stamped by the step that led there, of the first one when it was made. */
function timesOf({
  entity: { steps },
  field,
  states,
}: {
  entity: Pick<Entity, 'steps'>;
  field: string;
  states: readonly string[];
}): Record<string, string> {
  return Object.fromEntries(
    states.flatMap((state, i): [string, string][] => {
      if (i === 0) return [[state, 'createdTime']];
      const stamped = Object.values(steps).flatMap((step) =>
        step.field === field && step.to === state
          ? Object.entries(step.stamps).flatMap(([name, stamp]) => (stamp === 'now' ? [name] : []))
          : [],
      );
      return stamped[0] === undefined ? [] : [[state, stamped[0]]];
    }),
  );
}
