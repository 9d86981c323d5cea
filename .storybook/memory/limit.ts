import type { FieldError } from '#runtime/core/errors.ts';
import { countedFor, fullText, loweredText } from '#runtime/core/operations/limit.ts';
import { asText, type ScreenRecord } from '#runtime/screen/records.ts';
import type { VerbCall } from './types.ts';
import type { Storing } from './unique.ts';

type Place = Pick<VerbCall, 'store' | 'entity' | 'entities'>;

/** References of records that are stored together to what has no place left, as the server refuses them. */
export function fullFields({
  call: { store, entity, entities },
  rows,
  storing,
}: {
  call: Place;
  rows: readonly ScreenRecord[];
  storing: readonly Storing[];
}): FieldError[] {
  const ids = new Set(storing.map(({ record }) => record['id']));
  const all = [...rows.filter(({ id }) => !ids.has(id)), ...storing.map(({ record }) => record)];
  return entity.limit.flatMap((limit) => {
    const { per, max } = limit;
    const referred = entities[entity.properties[per]?.['x-ref'] ?? ''];
    const full = storing.flatMap(({ record, before }) => {
      const id = countedFor({ limit, record });
      if (!referred || id === undefined || id === (before && countedFor({ limit, record: before }))) return [];
      const row = store.rows[referred.name]?.find((each) => each['id'] === id);
      const most = typeof max === 'number' ? max : row?.[max];
      const count = all.filter((each) => countedFor({ limit, record: each }) === id).length;
      return typeof most === 'number' && count > most
        ? [fullText({ limit, label: asText(row?.[referred.label]), max: most })]
        : [];
    });
    return full.slice(0, 1).map((message) => ({ path: `/${per}`, message }));
  });
}

/** Fields of records that would leave fewer places than are taken. */
export function loweredFields({
  call: { store, entity: referred, entities },
  storing,
}: {
  call: Place;
  storing: readonly Storing[];
}): FieldError[] {
  return Object.values(entities).flatMap((entity) =>
    entity.limit.flatMap((limit) => {
      const { per, max: field } = limit;
      if (typeof field === 'number' || entity.properties[per]?.['x-ref'] !== referred.name) return [];
      return storing.flatMap(({ record, before }) => {
        const [most, former] = [record[field], before?.[field] ?? Number.POSITIVE_INFINITY];
        const count = (store.rows[entity.name] ?? []).filter(
          (row) => countedFor({ limit, record: row }) === record['id'],
        ).length;
        return before && typeof most === 'number' && most < Number(former) && count > most
          ? [
              {
                path: `/${field}`,
                message: loweredText({ entity, limit, referred, field, label: asText(record[referred.label]), count }),
              },
            ]
          : [];
      });
    }),
  );
}
