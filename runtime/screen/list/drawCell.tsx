import { drawField } from '#kinds/screen/drawField.ts';
import type { DrawField } from '#kinds/screen/types.ts';
import { FieldRead } from '../detail/FieldRead.tsx';

/** A field in a row: by its part where it has one, else as its kind is read. */
export const drawCell: DrawField = (props) => {
  const { name, field, record, lookups } = props;
  return field.part ? (
    <FieldRead name={name} field={field} record={record} lookups={lookups} isCell />
  ) : (
    drawField(props)
  );
};
