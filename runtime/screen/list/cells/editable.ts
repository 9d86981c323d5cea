import type { FieldKind, FormScreen, ListScreen, ScreenField } from '#generators/formats.ts';
import { valueAt } from '#runtime/core/operations/ownFields.ts';
import { isFixed, isShown } from '../../form/shown.ts';
import type { ScreenRecord } from '../../records.ts';

/** Kinds that have room in a cell. */
const kinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'text',
  'integer',
  'number',
  'percent',
  'money',
  'date',
  'dateTime',
  'time',
  'dict',
  'boolean',
  'ref',
]);

/** The fields of a form that are edited in a cell of a list: those of one value, that nothing else of the form hangs on. */
export function editableFields({
  form,
  list,
}: {
  form: FormScreen;
  list: ListScreen;
}): Readonly<Record<string, ScreenField>> {
  return Object.fromEntries(
    Object.entries(form.fields).filter(
      ([name, field]) =>
        isPlain(field) &&
        !leads({ name, form }) &&
        name !== form.publication?.field &&
        list.columns[name] !== undefined &&
        !list.columns[name].part,
    ),
  );
}

/** Whether the record lets the field be edited, as far as the list knows the record; the server looks again. */
export function isOpenIn({
  field,
  record,
  user,
}: {
  field: ScreenField;
  record: ScreenRecord;
  user: unknown;
}): boolean {
  const around = { record, before: record, user };
  return (
    isShown({ field, around }) &&
    !isFixed({ field, around }) &&
    Object.keys(field.ref?.by ?? {}).every((name) => valueAt({ record, name }) !== undefined)
  );
}

/** Whether something else of the form hangs on a field: it would change, or go, without being seen in a row. */
function leads({ name, form }: { name: string; form: FormScreen }): boolean {
  return Object.entries(form.fields).some(
    ([other, { pinOf, schemaOf, copyOf, ...words }]) =>
      other !== name &&
      ([pinOf, schemaOf?.reference, copyOf?.reference].includes(name) ||
        [...JSON.stringify(words).matchAll(recordFields)].some(([, asked]) => asked === name)),
  );
}

/** Fields that the expressions of a screen ask for. */
const recordFields = /"record\.([^".]+)/g;

function isPlain(field: ScreenField): boolean {
  const { kind, isMany, isRange, isHidden, isReadOnly, part, pinOf, schemaOf, copyOf, value } = field;
  return (
    kinds.has(kind) &&
    ![isMany, isRange, isHidden, isReadOnly].includes(true) &&
    [part, pinOf, schemaOf, copyOf, value].every((word) => word === undefined)
  );
}
