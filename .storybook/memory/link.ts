import type { LinkSide } from '#generators/formats.ts';
import { asText, type ScreenRecord } from '#runtime/screen/records.ts';
import { invalid, missing } from './failures.ts';
import { matching } from './records.ts';
import type { VerbCall } from './types.ts';

/** Links one record with many of the other side, as the engine does; `create` stores one record. */
export function addLinks({ call, create }: { call: VerbCall; create(call: VerbCall): unknown }): {
  count: number;
  already: number;
} {
  const { store, entity, entities, input } = call;
  const { ids, matching: conditions, count: _, ...own } = input;
  const { here, there, id } = sidesOf(call);
  const target = entities[there.entity];
  const rows = store.rows[there.entity] ?? [];
  const wanted =
    target && conditions
      ? matching({
          entity: target,
          rows,
          conditions: target.properties,
          input: conditions as Record<string, unknown>,
        }).map((row) => asText(row['id']))
      : (ids as unknown[]).map(asText);
  if (wanted.some((each) => !rows.some((row) => row['id'] === each))) throw missing();
  const linked = new Set(linksOf({ call, side: here, id }).map((row) => asText(row[there.field])));
  const others = wanted.filter((each) => !linked.has(each));
  for (const each of others) create({ ...call, entity, input: { ...own, [here.field]: id, [there.field]: each } });
  return { count: others.length, already: wanted.length - others.length };
}

/** Links that are brought over to another record, and those that leave because the other side is linked there already. */
export function transferred({ call, ids }: { call: VerbCall; ids: readonly string[] }): {
  moved: string[];
  merged: string[];
  changes: ScreenRecord;
} {
  const { here, there, id } = sidesOf(call);
  const links = (call.store.rows[call.entity.name] ?? []).filter(
    (row) => ids.includes(asText(row['id'])) && row[here.field] !== id,
  );
  const taken = new Set(linksOf({ call, side: here, id }).map((row) => asText(row[there.field])));
  const [moved, merged]: [string[], string[]] = [[], []];
  for (const link of links) {
    const other = asText(link[there.field]);
    (taken.has(other) ? merged : moved).push(asText(link['id']));
    taken.add(other);
  }
  return { moved, merged, changes: { [here.field]: id } };
}

function linksOf({
  call: { store, entity },
  side,
  id,
}: {
  call: VerbCall;
  side: LinkSide;
  id: string;
}): ScreenRecord[] {
  return (store.rows[entity.name] ?? []).filter((row) => row[side.field] === id);
}

function sidesOf({ entity, input }: VerbCall): { here: LinkSide; there: LinkSide; id: string } {
  const [one, other] = entity.link ?? [];
  if (!one || !other) throw missing();
  const isOne = input[one.field] !== undefined;
  if (isOne === (input[other.field] !== undefined)) throw invalid([{ path: `/${one.field}`, message: '请选择一边' }]);
  return isOne
    ? { here: one, there: other, id: asText(input[one.field]) }
    : { here: other, there: one, id: asText(input[other.field]) };
}
