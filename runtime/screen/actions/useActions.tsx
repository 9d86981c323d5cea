import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import type { ScreenAction } from '#generators/formats.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { useHost } from '../host.ts';
import { useLookups } from '../lookups.ts';
import { asText, idOf, type ScreenRecord } from '../records.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { inputOfAdd } from './add/input.ts';
import { evaluateAll, fillRoute, inputOfAction } from './input.ts';
import { nameOfRow } from './rowNames.ts';
import type { Linking, Matching, NamedAction, Naming, OpenedAction } from './types.ts';
import { useOffered, type Offered } from './useOffered.ts';
import { useQuestion } from './useQuestion.tsx';
import { useRun } from './useRun.ts';
import { actionVerbOf, takesFile } from './verbs.ts';

export interface Actions extends Offered {
  /** `matching`: in place of the rows, all records that the list's conditions fit. */
  perform(chosen: NamedAction, rows?: readonly ScreenRecord[], matching?: Matching): void;
  /** Place of the dialog an action opened. */
  dialog: ReactNode;
}

export interface ActionsOptions extends Naming {
  /** Title of what the rows are, e.g. 证书. */
  title: string;
  /** Loads what is shown again. */
  reload(): void;
  /** The list's conditions: what an export takes, and what a part narrows by. */
  conditions?: () => Readonly<Record<string, unknown>>;
  /** Fields that the place of the list says: what is made there has them. */
  fixed?: readonly string[] | undefined;
  /** Of a list of links in the place of one record. */
  linking?: Linking | undefined;
}

/** Does the actions of a screen: opens, goes, asks, calls, shows a dialog. */
export function useActions({ title, reload, fields, label, conditions, fixed, linking }: ActionsOptions): Actions {
  const { open, goes } = useHost();
  const { message } = App.useApp();
  const [opened, setOpened] = useState<OpenedAction>();
  const { offered, isAnyPermitted } = useOffered();
  const { user } = useSession();
  const run = useRun({ reload, conditions });
  const naming = { fields, label };
  const lookups = useLookups(fields);
  const ask = useQuestion(naming);

  const perform = (chosen: NamedAction, rows: readonly ScreenRecord[] = [], matching?: Matching): void => {
    const { action, refusal } = chosen;
    const [row] = rows;
    if (refusal) return void message.info(refusal);
    if (action.part) return setOpened({ kind: 'part', part: action.part, rows, conditions: conditions?.() ?? {} });
    if (action.opens)
      return open({
        screen: action.opens,
        params: action.copies ? { copyOf: idOf(row) } : (beginning({ action, rows, user }) ?? paramsOf(row)),
        fixed,
        onDone: reload,
      });
    if (action.goes) return goes(fillRoute({ route: action.goes, row: row ?? {} }));
    if (action.lists && row)
      return setOpened({
        kind: 'lists',
        title: action.title,
        lists: action.lists,
        row,
        name: nameOfRow({ row, ...naming, lookups }),
      });
    if (!action.does) return undefined;
    const verb = actionVerbOf(action.does);
    if (verb === 'importExcel') return setOpened({ kind: 'import', operation: action.does, rows });
    if (verb === 'add' && linking)
      return setOpened({
        kind: 'add',
        action,
        linking,
        ask: (others) =>
          setOpened({
            kind: 'ask',
            action,
            rows: others.rows,
            naming: others,
            input: inputOfAdd({ linking, ...others }),
          }),
      });
    if (verb === 'change') return setOpened({ kind: 'change', action, rows, matching });
    if (verb === 'recycled' || verb === 'history') return setOpened({ kind: verb, operation: action.does, rows });
    if (verb === 'call' && takesFile(action.does))
      return setOpened({
        kind: 'upload',
        action,
        // The file is no row's: what is sent beside it the action says.
        input: evaluateAll({ input: action.input ?? {}, data: { row: row ?? null, rows, user } }),
      });
    if (action.asksPurpose)
      return setOpened({ kind: 'purpose', action, run: (purpose) => run(chosen, rows, matching, purpose) });
    if (action.asks)
      return setOpened({
        kind: 'ask',
        action,
        rows,
        naming,
        input: inputOfAction({ action, verb, rows, user, matching }),
      });
    if (action.asksName && row)
      return setOpened({
        kind: 'name',
        action,
        row,
        name: nameOfRow({ row, ...naming, lookups }),
        run: () => run(chosen, rows, matching),
      });
    // The core has told the person about a failure already.
    return ask({ action, verb, rows, matching }, () => run(chosen, rows, matching).catch(() => undefined));
  };

  const close = () => setOpened(undefined);
  return {
    offered,
    isAnyPermitted,
    perform,
    dialog: opened && <ActionDialog opened={opened} title={title} onClose={close} onChanged={reload} />,
  };
}

/** What a new record begins with, where the action says it. */
function beginning({
  action: { input },
  rows,
  user,
}: {
  action: ScreenAction;
  rows: readonly ScreenRecord[];
  user: unknown;
}): Record<string, string> | undefined {
  if (!input) return undefined;
  const said = evaluateAll({ input, data: { row: rows[0] ?? null, rows, user } });
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, asText(value)]));
}

function paramsOf(row: ScreenRecord | undefined): Record<string, string> {
  const id = idOf(row);
  return id === '' ? {} : { id };
}
