import type { ChangeEvent, ReactNode } from 'react';
import { texts } from '../texts.ts';
import { Branch } from './Branch.tsx';
import type { Beside } from './branches.ts';
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
  /** It cannot be ticked, and is shown as less than the others. */
  isShut?: boolean;
  nameOf: ((row: Row) => string) | undefined;
  onChoose(choice: { index: number; isChosen: boolean; isRange: boolean }): void;
  /** What stands in a cell, around what its column draws. */
  dress?: ((column: string, content: ReactNode) => ReactNode) | undefined;
  /** Of a row that stands below others, from 1. */
  level?: number;
  /** Whether what stands below it is shown; undefined where nothing does. */
  isOpen?: boolean | undefined;
  /** The tab key comes to it. */
  isCurrent?: boolean;
  canMove?: boolean;
  /** Where a row that is dragged would come to stand beside this one. */
  drop?: Beside | undefined;
  onToggle?(index: number): void;
}

/** One row: its tick and its cells. */
export function TableRow<Row>({
  row,
  index,
  columns,
  places,
  isNumbered,
  isChosen,
  isShut = false,
  nameOf,
  onChoose,
  dress,
  level,
  isOpen,
  isCurrent = false,
  canMove = false,
  drop,
  onToggle,
}: TableRowProps<Row>) {
  const choose = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onChoose({ index, isChosen: target.checked, isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey });
  return (
    <tr
      className={
        [isChosen && 'is-chosen', isShut && 'is-shut', drop && `is-drop-${drop}`].filter(Boolean).join(' ') || undefined
      }
      {...(isNumbered && { 'aria-rowindex': index + 2 })}
      data-index={index}
      {...(level !== undefined && {
        'aria-level': level,
        'aria-expanded': isOpen,
        tabIndex: isCurrent ? 0 : -1,
      })}
    >
      {isChosen !== undefined && (
        <td className="screen-tick is-fixed">
          <input
            type="checkbox"
            aria-label={texts.chooseRow(nameOf?.(row) ?? '')}
            checked={isChosen}
            disabled={isShut}
            onChange={choose}
          />
        </td>
      )}
      {columns.map(({ key, cell }, place) => (
        <td key={key} {...places[place]}>
          {level !== undefined && place === 0 ? (
            <Branch
              level={level}
              isOpen={isOpen}
              name={nameOf?.(row) ?? ''}
              canMove={canMove}
              onToggle={() => onToggle?.(index)}
            >
              {dress ? dress(key, cell(row)) : cell(row)}
            </Branch>
          ) : dress ? (
            dress(key, cell(row))
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
