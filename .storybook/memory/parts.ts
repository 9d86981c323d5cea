import type { Entity, Json } from '#generators/formats.ts';
import { labelNameOf } from '#kinds/ref/names.ts';
import { computedValues } from '#runtime/core/operations/value.ts';
import { asText, type ScreenRecord } from '#runtime/screen/records.ts';
import { invalid } from './failures.ts';
import type { VerbCall } from './types.ts';

/** Parts as they are kept with their record: those sent, with an id each. @throws 422 where an id is none of the record's */
export function keptParts({
  call: { entity, entities },
  record,
  sent,
}: {
  call: Pick<VerbCall, 'entity' | 'entities'>;
  record: ScreenRecord | undefined;
  sent: ScreenRecord;
}): ScreenRecord {
  const lists = partsOf({ entity, entities }).flatMap(({ as, title }): [string, ScreenRecord[]][] => {
    if (!Array.isArray(sent[as])) return [];
    const known = new Set(listOf(record?.[as]).map(({ id }) => id));
    const errors = listOf(sent[as]).flatMap(({ id }, index) =>
      id === undefined || known.has(id)
        ? []
        : [{ path: `/${as}/${index}`, message: `这条${title}已不存在，或属于别的数据，请重新打开后再修改` }],
    );
    if (errors.length > 0) throw invalid(errors);
    return [[as, listOf(sent[as]).map((part) => ({ ...part, id: part['id'] ?? `part-${crypto.randomUUID()}` }))]];
  });
  return Object.fromEntries(lists);
}

/** The parts of a record with the label beside each reference, as the server sends them. */
export function labelledParts({
  call: { entity, entities, store },
  record,
}: {
  call: Pick<VerbCall, 'entity' | 'entities' | 'store'>;
  record: ScreenRecord;
}): ScreenRecord {
  const lists = partsOf({ entity, entities }).map(({ as, part }): [string, ScreenRecord[]] => {
    const references = Object.entries(part.properties).flatMap(([field, property]) => {
      const target = field === part.partOf?.parent ? undefined : entities[property['x-ref'] ?? ''];
      return target ? [{ field, target }] : [];
    });
    const labelsOf = (each: ScreenRecord): [string, unknown][] =>
      references.map(({ field, target }) => [
        labelNameOf(field),
        (store.rows[target.name] ?? []).find(({ id }) => asText(id) === asText(each[field]))?.[target.label] ?? null,
      ]);
    const computed = (each: ScreenRecord) =>
      computedValues({ properties: part.properties, record: each as Record<string, Json> });
    return [
      as,
      listOf(record[as]).map((each) => ({ ...each, ...computed(each), ...Object.fromEntries(labelsOf(each)) })),
    ];
  });
  return Object.fromEntries(lists);
}

function partsOf({ entity, entities }: Pick<VerbCall, 'entity' | 'entities'>): {
  as: string;
  title: string;
  part: Entity;
}[] {
  return entity.parts.flatMap((name) => {
    const part = entities[name];
    return part?.partOf ? [{ as: part.partOf.as, title: part.partOf.title, part }] : [];
  });
}

function listOf(value: unknown): ScreenRecord[] {
  return Array.isArray(value) ? (value as ScreenRecord[]) : [];
}
