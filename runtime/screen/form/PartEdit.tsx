import type { Field } from '@formily/core';
import { toJS } from '@formily/reactive';
import { observer, useField } from '@formily/react';
import { Part } from '../Part.tsx';
import type { ScreenRecord } from '../records.ts';
import { useFormSurroundings } from './context.ts';
import { FieldEdit, type FieldEditProps } from './FieldEdit.tsx';

/** A hand-made part in place of a widget. It sees the whole form, so it is drawn again with every change of it. */
export const PartEdit = observer(({ definition, name }: FieldEditProps) => {
  const field = definition();
  const target = useField<Field>();
  const { model } = useFormSurroundings();
  const path = target.path.toString();
  const record = toJS(model.form.values) as ScreenRecord;
  const isTold = model.state.isAttempted || model.state.touched[path] === true;
  const errors = Object.entries(model.problems()).flatMap(([place, messages]) => {
    const isInside = place === path || place.startsWith(`${path}.`);
    return isInside && (isTold || model.state.refused[place])
      ? messages.map((message) => ({ path: place.slice(path.length).replace(/\./g, '/'), message }))
      : [];
  });
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
        errors,
        widget: <FieldEdit definition={definition} name={name} />,
      }}
    />
  );
});
