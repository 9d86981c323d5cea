import { App } from 'antd';
import { callByName, download } from '#runtime/core/call.ts';
import { operationOf } from '#runtime/core/operations/table.ts';
import { useSession } from '#runtime/react/useSession.ts';
import type { ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { inputOfAction } from './input.ts';
import type { Matching, NamedAction } from './types.ts';
import { actionVerbOf } from './verbs.ts';

/** Calls what an action does and says what came of it. */
export type Run = (chosen: NamedAction, rows: readonly ScreenRecord[], matching: Matching | undefined) => Promise<void>;

/** The call of an action: a file that is fetched, or a change after which `reload` runs. @throws CallError */
export function useRun({
  reload,
  conditions,
}: {
  reload(): void;
  /** What an export takes: the list's conditions. */
  conditions: (() => Readonly<Record<string, unknown>>) | undefined;
}): Run {
  const { message } = App.useApp();
  const { user } = useSession();
  return async ({ action }, rows, matching) => {
    const operation = action.does ?? '';
    const verb = actionVerbOf(operation);
    const input = inputOfAction({ action, verb, rows, user, matching });
    if (operationOf(operation).isBinary) {
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
