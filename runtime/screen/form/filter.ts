import type { Form } from '@formily/core';
import { autorun, untracked } from '@formily/reactive';
import { useEffect } from 'react';
import type { FormScreen, Json, ScreenField, ScreenReference } from '#generators/formats.ts';
import { acceptedSorts, type FileSort } from '#kinds/file/sorts.ts';
import { callByName } from '#runtime/core/call.ts';
import { askedFields, unfitText, wantedBy } from '#runtime/core/operations/filter.ts';
import { asText, isSame, type ScreenRecord } from '../records.ts';
import type { FormModel } from './model.ts';
import { isShown } from './shown.ts';

/** What a record that the field refers to must have, as the form is now; read from the record where the form lacks it. */
export function wantedOf({
  field: { ref },
  form,
  record,
}: {
  field: ScreenField;
  form: Form;
  record: ScreenRecord | undefined;
}): Record<string, Json> | undefined {
  const values = form.values as ScreenRecord;
  const { filter } = ref ?? {};
  if (!filter) return undefined;
  const asked = askedFields(filter).map((name): [string, unknown] => [
    name,
    name in values ? values[name] : record?.[name],
  ]);
  return wantedBy({ filter, record: Object.fromEntries(asked) });
}

/** Which files the field takes, as the form is now. */
export function acceptedNow({
  field: { accepts },
  form,
  record,
}: {
  field: ScreenField;
  form: Form;
  record: ScreenRecord | undefined;
}): readonly FileSort[] | undefined {
  if (!accepts) return undefined;
  const { by } = 'by' in accepts ? accepts : { by: '' };
  const values = form.values as ScreenRecord;
  return acceptedSorts(accepts, by in values ? values[by] : record?.[by]);
}

/**
 * Tells at a reference when what it depends on was changed such that it no longer fits. It stays as it is: whoever takes
 * the change back has it again. The server would refuse it; what was stored so is left alone.
 */
export function useFilters({
  screen: { fields },
  model,
  user,
}: {
  screen: Pick<FormScreen, 'fields'>;
  model: FormModel;
  user: unknown;
}): void {
  useEffect(() => {
    const stops = Object.entries(fields).flatMap(([name, field]) =>
      field.ref && !field.isReadOnly && askedFields(field.ref.filter).length > 0
        ? [watch({ name, field, ref: field.ref, model, user })]
        : [],
    );
    return () => stops.forEach((stop) => stop());
  }, [fields, model, user]);
}

function watch({
  name,
  field,
  ref,
  model,
  user,
}: {
  name: string;
  field: ScreenField;
  ref: ScreenReference;
  model: FormModel;
  user: unknown;
}): () => void {
  const { form } = model;
  const text = unfitText({ title: field.title, filter: ref.filter ?? {}, by: Object.values(ref.by ?? {}) });
  // What is marked is nothing to run again for.
  const mark = (message: string | undefined): void => untracked(() => model.mark(name, message));
  let controller = new AbortController();
  const stop = autorun(() => {
    const base = model.base();
    const id = asText((form.values as ScreenRecord)[name]);
    const wanted = wantedOf({ field, form, record: base }) ?? {};
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    const isStored =
      base !== undefined && id === base[name] && isSame(wanted, wantedBy({ filter: ref.filter ?? {}, record: base }));
    const around = { record: form.values as ScreenRecord, user };
    if (id === '' || isStored || !isShown({ field, around })) return mark(undefined);
    if (Object.values(wanted).includes(null)) return mark(text);
    callByName(ref.options, { ...wanted, ids: [id], pageSize: 1 }, { signal, isQuiet: true }).then(
      (reply) => {
        if (!signal.aborted) mark((reply as { total: number }).total === 0 ? text : undefined);
      },
      // Without an answer the server's refusal has to do.
      () => undefined,
    );
  });
  return () => {
    stop();
    controller.abort();
  };
}
