import { App } from 'antd';
import { useCallback, useState, type ReactNode } from 'react';
import type { ScreenAction, ScreenField } from '#generators/formats.ts';
import { callByName, download } from '#runtime/core/call.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { marksText } from '../fields/ref/marks.ts';
import type { Lookups } from '../fields/types.ts';
import { useHost } from '../host.ts';
import { useLookups } from '../lookups.ts';
import { idOf, inOrder, nameOf, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { AskedNames } from './AskedNames.tsx';
import { fillRoute, inputOfAction } from './input.ts';
import type { Matching, NamedAction, OpenedAction } from './types.ts';
import { verbOf } from './verbs.ts';

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

/** Does the actions of a screen: opens, goes, asks, calls, shows a dialog. */
export function useActions({ title, reload, fields, conditions }: ActionsOptions): Actions {
  const { message, modal } = App.useApp();
  const { user } = useSession();
  const has = useCodes();
  const { open, goes } = useHost();
  const [opened, setOpened] = useState<OpenedAction>();
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
    if (action.part) return setOpened({ kind: 'part', part: action.part, rows });
    if (action.opens)
      return open({
        screen: action.opens,
        params: action.copies ? { copyOf: idOf(row) } : paramsOf(row),
        onDone: reload,
      });
    if (action.goes) return goes(fillRoute({ route: action.goes, row: row ?? {} }));
    if (!action.does) return undefined;
    const verb = verbOf(action.does);
    if (verb === 'importExcel') return setOpened({ kind: 'import', operation: action.does, rows });
    if (verb === 'change') return setOpened({ kind: 'change', action, rows, matching });
    if (verb === 'recycled' || verb === 'history') return setOpened({ kind: verb, operation: action.does, rows });
    if (action.asksName && row)
      return setOpened({
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
      content: <AskedNames names={namesOf({ rows, fields, lookups })} count={rows.length} hint={hint} />,
      okText: action.title,
      okButtonProps: { danger: action.isDanger ?? verb === 'remove' },
      cancelText: texts.cancel,
      onOk: go,
      autoFocusButton: action.isDanger || verb === 'remove' ? 'cancel' : 'ok',
    });
    return undefined;
  };

  const close = () => setOpened(undefined);
  return {
    offered,
    isAnyPermitted,
    perform,
    dialog: opened && <ActionDialog opened={opened} title={title} onClose={close} onChanged={reload} />,
  };
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
