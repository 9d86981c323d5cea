import type { Expression, Json, ScreenAction } from '#generators/formats.ts';
import { evaluate } from '#runtime/core/expressions.ts';
import { asText, type ScreenRecord } from '../records.ts';
import type { ActionVerb } from './verbs.ts';

export interface ActionInput {
  action: ScreenAction;
  verb: ActionVerb;
  rows: readonly ScreenRecord[];
  user: unknown;
  /** In place of the rows. */
  matching?: { count: number; conditions: Readonly<Record<string, unknown>> } | undefined;
}

/** What an action sends: what its expressions say over {row, rows, user}, and the ids its verb needs. */
export function inputOfAction({ action, verb, rows, user, matching }: ActionInput): Record<string, Json> {
  const [row] = rows;
  const said = evaluateAll({ input: action.input ?? {}, data: { row: row ?? null, rows, user } });
  const ids = rows.map(({ id }) => asText(id));
  if (matching) {
    const { ids: _, ...others } = said;
    const { sort, ...conditions } = matching.conditions;
    return { ...others, matching: conditions as Record<string, Json>, count: matching.count };
  }
  switch (verb) {
    case 'remove':
    case 'restore':
    case 'setState':
    case 'transfer':
    case 'step':
      return { ids, ...said };
    case 'history':
      return { id: ids[0] ?? '', ...said };
    default:
      return action.input ? said : usualInput(ids);
  }
}

/** A route with `{id}` and other fields of the row filled in. */
export function fillRoute({ route, row }: { route: string; row: ScreenRecord }): string {
  return route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(row[name])));
}

/** The values that an action's expressions say, by name. */
export function evaluateAll({
  input,
  data,
}: {
  input: Record<string, Expression>;
  data: unknown;
}): Record<string, Json> {
  return Object.fromEntries(Object.entries(input).map(([name, expression]) => [name, evaluate(expression, data)]));
}

function usualInput(ids: readonly string[]): Record<string, Json> {
  const [id] = ids;
  if (id === undefined) return {};
  return ids.length === 1 ? { id } : { ids: [...ids] };
}
