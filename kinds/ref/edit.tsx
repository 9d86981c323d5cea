import { askedField, wantedBy } from '#runtime/core/operations/filter.ts';
import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import type { EditProps } from '../screen/types.ts';
import { marksText } from './screen/marks.ts';
import { RefSelect } from './screen/RefSelect.tsx';
import { referenceLabels, marksOf } from './screen/useOptions.ts';

export function RefEdit({
  id,
  name,
  field,
  value,
  onChange,
  onBlur,
  isReadOnly,
  isOpen = false,
  isInvalid,
  describedBy,
  record,
  wanted = wantedBy({ filter: field.ref?.filter ?? {}, record: {} }),
  lookups,
}: EditProps) {
  const ids = (Array.isArray(value) ? value : [value]).map(asText).filter(Boolean);
  return (
    <RefSelect
      id={id}
      operation={field.ref?.options ?? ''}
      isMany={field.isMany === true}
      value={value}
      labels={referenceLabels({ record, name, ids })}
      marks={marksOf({ record, name, ids })}
      wanted={wanted}
      waitsFor={openTitle({ field, wanted })}
      marksOf={(marks) => marksText({ field, marks, lookups })}
      onChange={onChange}
      onBlur={onBlur}
      disabled={isReadOnly}
      defaultOpen={isOpen}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      allowClear={!field.isRequired}
      placeholder={texts.choose(field.title)}
    />
  );
}

/** What the first field is called that the choices depend on and that is not filled in. */
function openTitle({ field, wanted }: Required<Pick<EditProps, 'field' | 'wanted'>>): string | undefined {
  const { filter = {}, by = {} } = field.ref ?? {};
  const [open] = Object.entries(filter).flatMap(([name, condition]) =>
    wanted[name] === null ? (askedField(condition) ?? []) : [],
  );
  return open === undefined ? undefined : (by[open] ?? open);
}
