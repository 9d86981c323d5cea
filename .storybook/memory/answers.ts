import type { Entity } from '#generators/formats.ts';
import { schemaNameOf } from '#kinds/answers/names.ts';
import { answeredFields, formFields } from '#runtime/core/operations/answers.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import { referredRow } from './pin.ts';
import type { VerbCall } from './types.ts';

/** The forms that come with a record that is chosen. */
export function formsOf({ entity, row }: { entity: Entity; row: ScreenRecord }): ScreenRecord {
  const fields = formFields(entity.properties);
  return fields.length > 0 ? { forms: Object.fromEntries(fields.map((field) => [field, row[field] ?? null])) } : {};
}

/** The forms beside the answers of a record. */
export function answeredForms({
  store,
  entity,
  record,
}: Pick<VerbCall, 'store' | 'entity'> & { record: ScreenRecord }): ScreenRecord {
  return Object.fromEntries(
    answeredFields(entity.properties).map(({ field, reference, source }) => [
      schemaNameOf(field),
      referredRow({ store, entity, record, field: reference })?.[source] ?? null,
    ]),
  );
}
