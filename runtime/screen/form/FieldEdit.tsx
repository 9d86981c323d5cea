import type { Field } from '@formily/core';
import { toJS } from '@formily/reactive';
import { observer, useField } from '@formily/react';
import type { ScreenField } from '#generators/formats.ts';
import { edits } from '../fields/edits.ts';
import { reads } from '../fields/reads.ts';
import { fieldId, useFormSurroundings } from './context.ts';
import { wireOf } from './values.ts';

export interface FieldEditProps {
  definition(): ScreenField;
  name: string;
}

/** The widget of a field's kind on Formily's value; only read where the field is fixed. */
export const FieldEdit = observer(({ definition, name }: FieldEditProps) => {
  const field = definition();
  const target = useField<Field>();
  const { formId, model, lookups, record, isSaving } = useFormSurroundings();
  const path = target.path.toString();
  const value: unknown = toJS(target.value);
  if (target.pattern === 'readOnly' || field.kind === 'list') {
    return <div className="screen-fixed">{reads[field.kind]({ name, field, value: wireOf({ field, value }), record, lookups })}</div>;
  }
  const Edit = edits[field.kind];
  const id = fieldId({ formId, path });
  const isInvalid = model.shownAt(path).length > 0;
  const describedBy = isInvalid ? `${id}-error` : field.help ? `${id}-help` : undefined;
  return (
    <Edit
      id={id}
      name={name}
      field={field}
      value={value}
      onChange={(next) => void target.onInput(next)}
      onBlur={() => model.touch(path)}
      isReadOnly={isSaving}
      isInvalid={isInvalid}
      {...(describedBy && { describedBy })}
      record={record}
      lookups={lookups}
    />
  );
});
