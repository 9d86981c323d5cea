import { useMemoizedFn } from 'ahooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormScreen, ListScreen } from '#generators/formats.ts';
import { useSession } from '#runtime/react/useSession.ts';
import type { Offered } from '../../actions/useOffered.ts';
import { useFrame } from '../../host.ts';
import { idOf, nameOf, type ScreenRecord } from '../../records.ts';
import { loadScreen, useTenantId } from '../../screens.ts';
import type { Cells } from '../../table/cells.ts';
import { texts } from '../../texts.ts';
import type { ChosenRows } from '../useSelection.ts';
import { EditedCell } from './EditedCell.tsx';
import { editableFields, isOpenIn } from './editable.ts';

/** A cell that is edited. */
interface OpenCell {
  id: string;
  name: string;
}

export interface CellEdits {
  /** With what was stored since they came. */
  rows: readonly ScreenRecord[];
  /** Undefined where none can be edited. */
  cells: Cells<ScreenRecord> | undefined;
}

/**
 * Cells of a list that are edited in their place, as the form would: for who may edit the row, the fields that the form
 * takes, as far as the row lets them be changed. A row that was changed stays where it stands until the list is loaded.
 */
export function useCellEdits({
  screen,
  rows: came,
  nameField,
  offered,
  isAnyPermitted,
  selection,
  reload,
}: Offered & {
  screen: ListScreen;
  rows: readonly ScreenRecord[];
  /** What a row is called by. */
  nameField: string | undefined;
  selection: ChosenRows;
  reload(): void;
}): CellEdits {
  const { edit } = screen.row;
  const { change } = screen.bulk;
  const frame = useFrame();
  const { user } = useSession();
  const isOff = !edit || screen.gathered !== undefined || frame.kind === 'dialog' || !isAnyPermitted({ edit });
  const form = useForm({ name: isOff ? undefined : edit.opens, screen });
  const fields = useMemo(() => form && editableFields({ form, list: screen }), [form, screen]);
  const [open, setOpen] = useState<readonly OpenCell[]>([]);
  const { rows, rowOf, keep } = useKept(came);
  const inTurn = useTurns();
  const typed = useTyped();

  const stored = useMemoizedFn((id: string, row: ScreenRecord | undefined) => {
    if (!row) return reload();
    keep(row);
    // What is done with ticked rows goes by their versions, too.
    if (selection.keys.has(id)) selection.set([row], true);
    if (frame.kind === 'block') frame.kept?.();
  });
  const close = useMemoizedFn((cell: OpenCell) => {
    typed.set(cell, undefined);
    setOpen((former) => former.filter((each) => each !== cell));
  });
  const canEdit = useCallback(
    (row: ScreenRecord, column: string): boolean => {
      const field = fields?.[column];
      return (
        field !== undefined &&
        edit !== undefined &&
        isOpenIn({ field, record: row, user }) &&
        offered({ edit }, [row]).some(({ refusal }) => refusal === undefined)
      );
    },
    [fields, edit, user, offered],
  );

  const cells = useMemo((): Cells<ScreenRecord> | undefined => {
    if (!form || !fields || Object.keys(fields).length === 0) return undefined;
    const calls = { save: form.save, change: change && isAnyPermitted({ change }) ? change : undefined };
    const nameOfRow = (record: ScreenRecord): string => nameOf({ record, field: nameField });
    return {
      canEdit,
      nameOf: nameOfRow,
      isEdited: (row) => open.some(({ id }) => id === idOf(row)),
      open: (row, name) => {
        const id = idOf(row);
        setOpen((former) =>
          former.some((each) => each.id === id && each.name === name) ? former : [...former, { id, name }],
        );
      },
      editor: ({ row, column, onLeft }) => {
        const cell = open.find(({ id, name }) => id === idOf(row) && name === column);
        const field = fields[column];
        if (!cell || !field) return undefined;
        return (
          <EditedCell
            id={cell.id}
            name={column}
            field={field}
            title={texts.cellEdited(field.title, nameOfRow(row))}
            calls={calls}
            list={screen}
            form={form}
            row={row}
            rowOf={rowOf}
            inTurn={inTurn}
            typed={typed.of(cell)}
            onType={(value) => typed.set(cell, { value })}
            onStored={stored}
            onClose={(isHere) => {
              close(cell);
              if (isHere) onLeft();
            }}
          />
        );
      },
    };
  }, [form, fields, change, isAnyPermitted, canEdit, nameField, open, screen, rowOf, inTurn, typed, stored, close]);
  return { rows, cells };
}

/** The form of the rows, which the list's own part of the catalogue brings along. Without it no cell is edited. */
function useForm({ name, screen }: { name: string | undefined; screen: ListScreen }): FormScreen | undefined {
  const tenantId = useTenantId();
  const [form, setForm] = useState<FormScreen>();
  // Another list is another overlay, which may be the form's, too.
  useEffect(() => {
    let isCurrent = true;
    setForm(undefined);
    if (name !== undefined)
      loadScreen({ name, tenantId }).then(
        ({ screen: loaded }) => isCurrent && loaded.kind === 'form' && setForm(loaded),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [name, tenantId, screen]);
  return form;
}

/** Does one thing after the other: a second cell of a row needs the version that the first leaves. */
function useTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((work) => {
    const done = last.current.then(work);
    last.current = done.catch(() => undefined);
    return done;
  }, []);
}

/** What was typed into cells that are not stored: it stays while a row is scrolled out of sight. */
function useTyped(): {
  of(cell: OpenCell): { value: unknown } | undefined;
  set(cell: OpenCell, typed: { value: unknown } | undefined): void;
} {
  const all = useRef(new WeakMap<OpenCell, { value: unknown }>());
  return useMemo(
    () => ({
      of: (cell) => all.current.get(cell),
      set: (cell, typed) => void (typed ? all.current.set(cell, typed) : all.current.delete(cell)),
    }),
    [],
  );
}

/** Rows as they came, and those stored since in their place. */
function useKept(came: readonly ScreenRecord[]): {
  rows: readonly ScreenRecord[];
  rowOf(id: string): ScreenRecord | undefined;
  keep(row: ScreenRecord): void;
} {
  const [kept, setKept] = useState({ of: came, rows: came });
  // What is stored next goes by the version of what was stored last, whether it has been drawn or not.
  const latest = useRef(kept);
  if (latest.current.of !== came) latest.current = { of: came, rows: came };
  const keep = useMemoizedFn((row: ScreenRecord) => {
    const { of, rows } = latest.current;
    latest.current = { of, rows: rows.map((each) => (idOf(each) === idOf(row) ? row : each)) };
    setKept(latest.current);
  });
  const rowOf = useMemoizedFn((id: string) => latest.current.rows.find((row) => idOf(row) === id));
  return { rows: kept.of === came ? kept.rows : came, rowOf, keep };
}
