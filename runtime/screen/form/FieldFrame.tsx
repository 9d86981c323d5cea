import { observer, useField } from '@formily/react';
import type { Field } from '@formily/core';
import type { ReactNode } from 'react';
import type { ScreenField } from '#generators/formats.ts';
import { asText, type ScreenRecord } from '../records.ts';
import { fieldId, useFormSurroundings } from './context.ts';
import { isNeeded } from './shown.ts';

export interface FieldFrameProps {
  definition(): ScreenField;
  name: string;
  children?: ReactNode;
}

/** Label above, widget, help and message below; wide fields take the whole line. */
export const FieldFrame = observer(({ definition, children }: FieldFrameProps) => {
  const field = definition();
  const target = useField<Field>();
  const { formId, model, user } = useFormSurroundings();
  const path = target.path.toString();
  const id = fieldId({ formId, path });
  const messages = model.shownAt(path);
  const needed = field.requiredWhen ? isNeeded({ field, around: { record: model.form.values as ScreenRecord, user } }) : field.isRequired === true;
  const isWide = field.isWide === true || field.part !== undefined || ['longText', 'richText', 'list', 'json'].includes(field.kind);
  return (
    <div className={`screen-field${isWide ? ' is-wide' : ''}${messages.length > 0 ? ' has-error' : ''}`} data-path={path} onBlur={() => model.touch(path)}>
      <label className="screen-label" htmlFor={id} id={`${id}-label`}>
        {field.title}
        {needed && (
          <i aria-hidden className="screen-needed">
            *
          </i>
        )}
      </label>
      {children}
      {field.help && (
        <p className="screen-help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      {messages.length > 0 && (
        <p className="screen-error" id={`${id}-error`} role="alert">
          {messages.map(asText).join('；')}
        </p>
      )}
    </div>
  );
});
