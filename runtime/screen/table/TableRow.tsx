import type { ChangeEvent } from 'react';
import { texts } from '../texts.ts';
import type { Column } from './column.ts';
import type { Place } from './places.ts';

export interface TableRowProps<Row> {
  row: Row;
  /** From 0, among all rows of the table. */
  index: number;
  columns: readonly Column<Row>[];
  places: readonly Place[];
  /** Not all rows are in the document, so each says which it is. */
  isNumbered: boolean;
  /** Undefined where rows cannot be ticked. */
  isChosen: boolean | undefined;
  nameOf: ((row: Row) => string) | undefined;
  onChoose(choice: { index: number; isChosen: boolean; isRange: boolean }): void;
}

/** One row: its tick and its cells. */
export function TableRow<Row>({
  row,
  index,
  columns,
  places,
  isNumbered,
  isChosen,
  nameOf,
  onChoose,
}: TableRowProps<Row>) {
  const choose = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onChoose({ index, isChosen: target.checked, isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey });
  return (
    <tr className={isChosen ? 'is-chosen' : undefined} {...(isNumbered && { 'aria-rowindex': index + 2 })}>
      {isChosen !== undefined && (
        <td className="screen-tick is-fixed">
          <input
            type="checkbox"
            aria-label={texts.chooseRow(nameOf?.(row) ?? '')}
            checked={isChosen}
            onChange={choose}
          />
        </td>
      )}
      {columns.map(({ key, cell }, place) => (
        <td key={key} {...places[place]}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
