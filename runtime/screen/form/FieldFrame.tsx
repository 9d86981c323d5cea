import { observer, useField } from '@formily/react';
import type { Field } from '@formily/core';
import type { ReactNode } from 'react';
import type { ScreenField } from '#generators/formats.ts';
import { kindNamed } from '#kinds/index.ts';
import { asText, type ScreenRecord } from '../records.ts';
import { fieldId, useFormSurroundings } from './context.ts';
import { isNeeded } from './shown.ts';

export interface FieldFrameProps {
  definition(): ScreenField;
  name: string;
  children?: ReactNode;
}

/** A form has at most so many columns; the grid takes as many as there are. */
const mostColumns = 3;

/** Label above, widget, help and message below; wide fields take the whole line. */
export const FieldFrame = observer(({ definition, children }: FieldFrameProps) => {
  const field = definition();
  const target = useField<Field>();
  const { formId, model, user } = useFormSurroundings();
  const path = target.path.toString();
  const id = fieldId({ formId, path });
  const messages = model.shownAt(path);
  const needed = field.requiredWhen
    ? isNeeded({ field, around: { record: model.form.values as ScreenRecord, user } })
    : field.isRequired === true;
  const kind = kindNamed(field.kind);
  const isWide = field.isWide === true || field.part !== undefined || kind.isWide;
  // A click on the label of a list must not press its add button; an editor is named by itself.
  const isOneElement = field.part === undefined && !kind.isCompound;
  const Label = isOneElement ? 'label' : 'div';
  return (
    <div
      className={`screen-field${isWide ? ' is-wide' : ''}${messages.length > 0 ? ' has-error' : ''}`}
      data-path={path}
      data-grid-span={isWide ? mostColumns : 1}
      onBlur={() => model.touch(path)}
    >
      <Label className="screen-label" id={`${id}-label`} {...(isOneElement && { htmlFor: id })}>
        {field.title}
        {needed && (
          <i aria-hidden className="screen-needed">
            *
          </i>
        )}
      </Label>
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
