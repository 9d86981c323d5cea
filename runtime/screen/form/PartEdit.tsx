import type { Field } from '@formily/core';
import { toJS } from '@formily/reactive';
import { observer, useField } from '@formily/react';
import { Part } from '../Part.tsx';
import type { ScreenRecord } from '../records.ts';
import { useFormSurroundings } from './context.ts';
import { FieldEdit, type FieldEditProps } from './FieldEdit.tsx';
import { problemsWithin } from './problemsWithin.ts';

/** A hand-made part in place of a widget. It sees the whole form, so it is drawn again with every change of it. */
export const PartEdit = observer(({ definition, name }: FieldEditProps) => {
  const field = definition();
  const target = useField<Field>();
  const { model } = useFormSurroundings();
  const path = target.path.toString();
  const record = toJS(model.form.values) as ScreenRecord;
  return (
    <Part
      kind="field"
      name={field.part ?? ''}
      props={{
        value: toJS(target.value) as unknown,
        onChange: (next) => void target.onInput(next),
        field,
        record,
        setRecord: (fields) => model.form.setValues(fields),
        isReadOnly: target.pattern === 'readOnly',
        errors: problemsWithin({ model, path }),
        widget: <FieldEdit definition={definition} name={name} />,
      }}
    />
  );
});
