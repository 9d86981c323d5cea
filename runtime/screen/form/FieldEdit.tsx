import type { Field } from '@formily/core';
import { toJS } from '@formily/reactive';
import { observer, useField } from '@formily/react';
import type { ReactNode } from 'react';
import type { ScreenField } from '#generators/formats.ts';
import { kindNamed } from '#kinds/index.ts';
import { edits } from '#kinds/screen/edits.ts';
import { drawField } from '#kinds/screen/drawField.ts';
import type { Lookups } from '#kinds/screen/types.ts';
import { fieldId, LookupsContext, useFormSurroundings } from './context.ts';
import { acceptedNow, wantedOf } from './filter.ts';
import type { ScreenRecord } from '../records.ts';
import { problemsWithin } from './problemsWithin.ts';
import { wireOf } from './values.ts';

export interface FieldEditProps {
  definition(): ScreenField;
  name: string;
  /** Place among the form's fields; none inside lists. */
  rank?: number;
}

/** The widget of a field's kind on Formily's value; only read where the field is fixed. */
export const FieldEdit = observer(({ definition, name, rank }: FieldEditProps) => {
  const field = definition();
  const target = useField<Field>();
  const { formId, model, arrival, record } = useFormSurroundings();
  if (!arrival.isHere(rank)) return <div className="screen-fixed" aria-hidden />;
  const path = target.path.toString();
  const value: unknown = toJS(target.value);
  const Edit = edits[field.kind];
  const isFixed = target.pattern === 'readOnly';
  if (Edit === null || (isFixed && !isUnnamed({ name, field, value, record }))) {
    return (
      <div className="screen-fixed">
        {withLookups(field, (lookups) => drawField({ name, field, value: wireOf({ field, value }), record, lookups }))}
      </div>
    );
  }
  const id = fieldId({ formId, path });
  const wanted = wantedOf({ field, form: target.form, record });
  const accepted = acceptedNow({ field, form: target.form, record });
  const isInvalid = model.shownAt(path).length > 0;
  const describedBy = isInvalid ? `${id}-error` : field.help ? `${id}-help` : undefined;
  const props = {
    id,
    name,
    field,
    value,
    onChange: (next: unknown) => void target.onInput(next),
    onBlur: () => model.touch(path),
    isReadOnly: isFixed,
    isInvalid,
    ...(kindNamed(field.kind).isCompound && {
      problems: problemsWithin({ model, path }).filter((problem) => problem.path !== ''),
    }),
    ...(describedBy && { describedBy }),
    record,
    ...(wanted && { wanted }),
    ...(accepted && { accepted }),
  };
  return withLookups(field, (lookups) => <Edit {...props} lookups={lookups} />);
});

/** Whether a reference was given as an id alone: its own widget finds out what it is called. */
function isUnnamed({
  name,
  field,
  value,
  record,
}: {
  name: string;
  field: ScreenField;
  value: unknown;
  record: ScreenRecord;
}): boolean {
  return field.ref !== undefined && typeof value === 'string' && value !== '' && record[name] !== value;
}

function withLookups(field: ScreenField, draw: (lookups: Lookups) => ReactNode) {
  return field.dict || field.items || field.ref?.marks ? (
    <LookupsContext.Consumer>{draw}</LookupsContext.Consumer>
  ) : (
    <>{draw({})}</>
  );
}
