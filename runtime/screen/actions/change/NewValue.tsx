import type { ScreenField } from '#generators/formats.ts';
import { edits } from '#kinds/screen/edits.ts';
import { wireOf } from '../../form/values.ts';
import { useLookups } from '../../lookups.ts';
import { texts } from '../../texts.ts';

/** The new value of one field; what is left empty is emptied. */
export function NewValue({
  name,
  field,
  value,
  message,
  onChange,
}: {
  name: string;
  field: ScreenField;
  value: unknown;
  message: string | undefined;
  onChange(value: unknown): void;
}) {
  const lookups = useLookups({ [name]: field });
  const Edit = edits[field.kind];
  if (Edit === null) return null;
  const id = `change-${name}`;
  const isEmpty = wireOf({ field, value }) === undefined;
  const note = message ?? (isEmpty ? texts.changeEmpty : '');
  return (
    <div className="screen-field screen-gap-bottom">
      <label htmlFor={id}>{field.title}</label>
      <Edit
        id={id}
        name={name}
        field={field}
        value={value}
        onChange={onChange}
        isReadOnly={false}
        isInvalid={message !== undefined}
        {...(note && { describedBy: `${id}-note` })}
        record={{}}
        lookups={lookups}
      />
      {note && (
        <p id={`${id}-note`} className={message ? 'screen-error' : 'screen-help'}>
          {note}
        </p>
      )}
    </div>
  );
}
