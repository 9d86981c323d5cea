import { copiedValues } from '#runtime/core/operations/copyOf.ts';
import { computedValues } from '#runtime/core/operations/value.ts';
import { toWireTime } from '#runtime/core/dates.ts';
import { phaseAt } from '#runtime/core/operations/phase.ts';
import { fitsFixed, rollOf, type Roll } from '#runtime/core/operations/roll.ts';
import { asText, type ScreenRecord } from '#runtime/screen/records.ts';
import { withAllBelow } from './below.ts';
import type { Values, VerbCall } from './types.ts';

/** The fields of a record that are made of its others, and of the living records which refer to it. */
export function derivedOf({
  store,
  entity,
  record,
}: Pick<VerbCall, 'store' | 'entity'> & { record: ScreenRecord }): ScreenRecord {
  const { properties } = entity;
  const copied = copiedValues({
    properties,
    record,
    find: (place) => (store.rows[place.entity] ?? []).find(({ id }) => id === place.id),
  });
  return {
    ...copied,
    ...computedValues({ properties, record: { ...record, ...copied } as Values }),
    ...rolledOf({ store, entity, record }),
    ...phasesIn({ properties, record: { ...record, ...copied } }),
  };
}

function phasesIn({
  properties,
  record,
}: Pick<VerbCall['entity'], 'properties'> & { record: ScreenRecord }): ScreenRecord {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([field, property]) =>
      property['x-phase'] ? [[field, phaseAt({ property, record, now: toWireTime(new Date()) })]] : [],
    ),
  );
}

function rolledOf({
  store,
  entity,
  record,
}: Pick<VerbCall, 'store' | 'entity'> & { record: ScreenRecord }): ScreenRecord {
  return Object.fromEntries(
    Object.entries(entity.properties).flatMap(([field, property]) => {
      const roll = rollOf(property);
      if (!roll) return [];
      const ids = [record['id']];
      const meant =
        roll.isBelow && entity.tree
          ? withAllBelow({ ids, rows: store.rows[entity.name] ?? [], parent: entity.tree.parent })
          : new Set(ids);
      const referring = (store.rows[roll.entity] ?? []).filter(
        (other) => meant.has(other[roll.by]) && fitsFixed({ where: roll.where, record: other }),
      );
      return [[field, valueOf({ roll, referring })]];
    }),
  );
}

function valueOf({
  roll: { word, field = '' },
  referring,
}: {
  roll: Roll;
  referring: readonly ScreenRecord[];
}): unknown {
  if (word === 'count') return referring.length;
  const values = referring.map((record) => record[field]).filter((value) => value !== null && value !== undefined);
  if (word === 'sum') return values.reduce<number>((total, value) => total + Number(value), 0);
  if (word === 'latest') {
    const newest = referring.toSorted((one, other) =>
      asText(one['createdTime']) < asText(other['createdTime']) ? 1 : -1,
    );
    return newest[0]?.[field] ?? null;
  }
  const sorted = values.toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
  return sorted.at(word === 'min' ? 0 : -1) ?? null;
}

function isBefore(one: unknown, other: unknown): boolean {
  return typeof one === 'number' && typeof other === 'number' ? one < other : asText(one) < asText(other);
}
