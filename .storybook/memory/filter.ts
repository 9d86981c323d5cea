import { askedFields, fits, unfitText, wantedBy } from '#runtime/core/operations/filter.ts';
import type { FieldError } from '#runtime/core/errors.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import type { VerbCall } from './types.ts';

/** The references of a record that do not fit their filters, as the server refuses them: those that a save concerns. */
export function unfitReferences({
  call: { entity, store, input },
  record,
}: {
  call: VerbCall;
  record: ScreenRecord;
}): FieldError[] {
  return Object.entries(entity.properties).flatMap(([field, { 'x-ref': ref, 'x-filter': filter, title = field }]) => {
    const target = (store.rows[ref ?? ''] ?? []).find(({ id }) => id === record[field]);
    if (!filter || !target) return [];
    const asked = askedFields(filter);
    const isConcerned = input['id'] === undefined || [field, ...asked].some((name) => name in input);
    if (!isConcerned || fits({ wanted: wantedBy({ filter, record }), target })) return [];
    const by = asked.map((name) => entity.properties[name]?.title ?? name);
    return [{ path: `/${field}`, message: unfitText({ title, filter, by }) }];
  });
}
