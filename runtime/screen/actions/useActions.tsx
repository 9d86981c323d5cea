import { App } from 'antd';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { ScreenAction, ScreenField } from '#generators/formats.ts';
import { callByName, download } from '#runtime/core/call.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { marksText } from '#kinds/ref/screen/marks.ts';
import type { Lookups } from '#kinds/screen/types.ts';
import { useHost } from '../host.ts';
import { useLookups } from '../lookups.ts';
import { Part } from '../part.tsx';
import { idOf, inOrder, nameOf, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { fillRoute, inputOfAction } from './input.ts';
import { verbOf } from './verbs.ts';

/** An action by its name in the screen. */
export interface NamedAction {
  name: string;
  action: ScreenAction;
}

export interface Actions {
  /** Those the person may use on these rows, in order. */
  offered(actions: Readonly<Record<string, ScreenAction>>, rows?: readonly ScreenRecord[]): NamedAction[];
  /** Whether the person's codes allow any of these on some row. */
  isAnyPermitted(actions: Readonly<Record<string, ScreenAction>>): boolean;
  /** `matching`: in place of the rows, all records that the list's conditions fit. */
  perform(chosen: NamedAction, rows?: readonly ScreenRecord[], matching?: Matching): void;
  /** Place of the dialog an action opened. */
  dialog: ReactNode;
}

/** All records that a list's conditions fit, as many as the person was told. */
export interface Matching {
  count: number;
  /** Input of the list, without paging. */
  conditions: Readonly<Record<string, unknown>>;
  /** Operation that lists them. */
  load: string;
}

export interface ActionsOptions {
  /** Title of what the rows are, e.g. 证书. */
  title: string;
  /** Loads what is shown again. */
  reload(): void;
  /** The fields of what is shown; the first one names a row where a person is asked whether they are sure. */
  fields: Readonly<Record<string, ScreenField>>;
  /** What an export takes: the list's conditions. */
  conditions?: () => Record<string, unknown>;
}

type Shown =
  | { kind: 'import' | 'recycled' | 'history'; operation: string; rows: readonly ScreenRecord[] }
  | { kind: 'part'; part: string; rows: readonly ScreenRecord[] }
  | { kind: 'change'; action: ScreenAction; rows: readonly ScreenRecord[]; matching: Matching | undefined }
  | { kind: 'name'; action: ScreenAction; row: ScreenRecord; name: string; run(): Promise<void> };

const ImportDialog = lazy(async () => ({ default: (await import('./import/ImportDialog.tsx')).ImportDialog }));
const RecycleDrawer = lazy(async () => ({ default: (await import('./RecycleDrawer.tsx')).RecycleDrawer }));
const ChangeDialog = lazy(async () => ({ default: (await import('./change/ChangeDialog.tsx')).ChangeDialog }));
const NameDialog = lazy(async () => ({ default: (await import('./NameDialog.tsx')).NameDialog }));
const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer.tsx')).HistoryDrawer }));

/** Does the actions of a screen: opens, goes, asks, calls, shows a dialog. */
export function useActions({ title, reload, fields, conditions }: ActionsOptions): Actions {
  const { message, modal } = App.useApp();
  const { user } = useSession();
  const has = useCodes();
  const { open, goes } = useHost();
  const [shown, setShown] = useState<Shown>();
  const lookups = useLookups(fields);

  const offered = useCallback(
    (actions: Readonly<Record<string, ScreenAction>>, rows: readonly ScreenRecord[] = []): NamedAction[] =>
      inOrder(actions).flatMap(([name, action]) => {
        const fits =
          rows.length === 0
            ? isTrue(action.when, { row: null, user })
            : rows.every((row) => isTrue(action.when, { row, user }));
        return fits && (!action.code || has(action.code)) ? [{ name, action }] : [];
      }),
    [has, user],
  );

  const isAnyPermitted = useCallback(
    (actions: Readonly<Record<string, ScreenAction>>) => Object.values(actions).some(({ code }) => !code || has(code)),
    [has],
  );

  const run = async (
    { action }: NamedAction,
    rows: readonly ScreenRecord[],
    matching: Matching | undefined,
  ): Promise<void> => {
    const operation = action.does ?? '';
    const verb = verbOf(operation);
    const input = inputOfAction({ action, verb, rows, user, matching });
    if (verb === 'exportExcel' || verb === 'download' || verb === 'excelTemplate') {
      const close = message.loading(texts.exporting, 0);
      await download(
        operation,
        verb === 'exportExcel' && (matching || !action.input) ? (conditions?.() ?? {}) : input,
      ).finally(close);
      message.success(texts.exported);
      return;
    }
    const reply = await callByName(operation, input);
    message.success(doneText({ verb, reply }));
    reload();
  };

  const perform = (chosen: NamedAction, rows: readonly ScreenRecord[] = [], matching?: Matching): void => {
    const { action } = chosen;
    const [row] = rows;
    if (action.part) return setShown({ kind: 'part', part: action.part, rows });
    if (action.opens)
      return open({
        screen: action.opens,
        params: action.copies ? { copyOf: idOf(row) } : paramsOf(row),
        onDone: reload,
      });
    if (action.goes) return goes(fillRoute({ route: action.goes, row: row ?? {} }));
    if (!action.does) return undefined;
    const verb = verbOf(action.does);
    if (verb === 'importExcel') return setShown({ kind: 'import', operation: action.does, rows });
    if (verb === 'change') return setShown({ kind: 'change', action, rows, matching });
    if (verb === 'recycled' || verb === 'history') return setShown({ kind: verb, operation: action.does, rows });
    if (action.asksName && row)
      return setShown({
        kind: 'name',
        action,
        row,
        name: nameBy({ row, first: firstOf(fields) }),
        run: () => run(chosen, rows, matching),
      });
    // The core has told the person about a failure already.
    const go = (): Promise<void> => run(chosen, rows, matching).catch(() => undefined);
    if (matching && verb !== 'exportExcel') {
      modal.confirm({
        title: texts.confirmMatching(action.title, matching.count),
        content: texts.confirmMatchingHint,
        okText: action.title,
        okButtonProps: { danger: action.isDanger ?? false },
        cancelText: texts.cancel,
        onOk: go,
        autoFocusButton: 'cancel',
      });
      return undefined;
    }
    const question = action.confirm ?? (verb === 'remove' ? texts.confirmRemove(rows.length) : undefined);
    if (!question) return void go();
    const hint = verb === 'remove' && !action.confirm ? texts.confirmRemoveHint : undefined;
    modal.confirm({
      title: question,
      content: <Asked names={namesOf({ rows, fields, lookups })} count={rows.length} hint={hint} />,
      okText: action.title,
      okButtonProps: { danger: action.isDanger ?? verb === 'remove' },
      cancelText: texts.cancel,
      onOk: go,
      autoFocusButton: action.isDanger || verb === 'remove' ? 'cancel' : 'ok',
    });
    return undefined;
  };

  const close = () => setShown(undefined);
  return {
    offered,
    isAnyPermitted,
    perform,
    dialog: shown && <Suspense fallback={null}>{draw({ shown, title, close, reload })}</Suspense>,
  };
}

function draw({
  shown,
  title,
  close,
  reload,
}: {
  shown: Shown;
  title: string;
  close(): void;
  reload(): void;
}): ReactNode {
  switch (shown.kind) {
    case 'part':
      return <Part kind="action" name={shown.part} props={{ rows: shown.rows, onClose: close, reload }} />;
    case 'import':
      return <ImportDialog operation={shown.operation} title={title} onClose={close} onImported={reload} />;
    case 'change':
      return (
        <ChangeDialog
          action={shown.action}
          rows={shown.rows}
          matching={shown.matching}
          onClose={close}
          onChanged={reload}
        />
      );
    case 'name':
      return (
        <NameDialog action={shown.action} id={idOf(shown.row)} name={shown.name} run={shown.run} onClose={close} />
      );
    case 'recycled':
      return <RecycleDrawer operation={shown.operation} title={title} onClose={close} onRestored={reload} />;
    case 'history':
      return <HistoryDrawer operation={shown.operation} id={idOf(shown.rows[0])} onClose={close} />;
  }
}

/** Names of rows that a question spells out. */
const namedAtMost = 5;

/** Rows by name, each with what tells it apart from others of that name. */
function namesOf({
  rows,
  fields,
  lookups,
}: {
  rows: readonly ScreenRecord[];
  fields: Readonly<Record<string, ScreenField>>;
  lookups: Lookups;
}): string[] {
  const first = firstOf(fields);
  const field = fields[first];
  return rows
    .slice(0, namedAtMost)
    .map((row) =>
      texts.namedOne(nameBy({ row, first }), field ? marksText({ field, marks: row[`${first}Marks`], lookups }) : ''),
    );
}

function firstOf(fields: Readonly<Record<string, ScreenField>>): string {
  return inOrder(fields).find(([, { isHidden }]) => !isHidden)?.[0] ?? '';
}

function nameBy({ row, first }: { row: ScreenRecord; first: string }): string {
  return nameOf({ record: row, field: row[`${first}Label`] ? `${first}Label` : first });
}

/** What a question is about: each record by its name, of many the first ones and how many there are. */
function Asked({ names, count, hint }: { names: readonly string[]; count: number; hint: string | undefined }) {
  return (
    <>
      {names.length > 0 && <p className="screen-asked">{texts.named(names, count)}</p>}
      {hint}
    </>
  );
}

function paramsOf(row: ScreenRecord | undefined): Record<string, string> {
  const id = idOf(row);
  return id === '' ? {} : { id };
}

function doneText({ verb, reply }: { verb: string; reply: unknown }): string {
  const count =
    typeof reply === 'object' && reply !== null && 'count' in reply && typeof reply.count === 'number'
      ? reply.count
      : undefined;
  if (count === undefined) return texts.done;
  if (verb === 'remove') return texts.removed(count);
  if (verb === 'restore') return texts.restored(count);
  return count === 1 ? texts.done : texts.doneCount(count);
}
