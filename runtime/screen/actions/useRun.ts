import { App } from 'antd';
import { useRef } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { download, openFile, type JobReply } from '#runtime/core/download.ts';
import { operationOf } from '#runtime/core/operations/table.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { useFollowJob } from '../jobs/useFollowJob.tsx';
import type { ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { doneText } from './doneText.ts';
import { inputOfAction } from './input.ts';
import type { Matching, NamedAction } from './types.ts';
import { actionVerbOf, makesFile } from './verbs.ts';

/** Calls what an action does and says what came of it. */
export type Run = (
  chosen: NamedAction,
  rows: readonly ScreenRecord[],
  matching: Matching | undefined,
  /** What a file is for, where that is asked. */
  purpose?: string,
) => Promise<void>;

interface Running {
  action: NamedAction['action'];
  verb: ReturnType<typeof actionVerbOf>;
  input: ReturnType<typeof inputOfAction>;
  matching: Matching | undefined;
  purpose: string | undefined;
}

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
  const followJob = useFollowJob();
  const { user } = useSession();
  const running = useRef(new Set<string>());

  const run = async ({ action, verb, input, matching, purpose }: Running): Promise<void> => {
    const operation = action.does ?? '';
    const { isBinary, isJob } = operationOf(operation);
    if (isBinary) {
      const isPrint = verb === 'print';
      // A file that stands already is opened, as what is printed is.
      const isOpened = isPrint || !makesFile(verb);
      const waiting = isPrint ? texts.printing : isOpened ? texts.opening : texts.exporting;
      const close = message.loading(waiting, 0);
      const asked = makesFile(verb) && (matching || !action.input) ? (conditions?.() ?? {}) : input;
      const said = purpose === undefined ? asked : { ...asked, purpose };
      const done = await (isOpened ? openFile : download)(operation, said).finally(close);
      if (typeof done === 'object')
        followJob({ id: done.id, title: isPrint ? (action.title ?? texts.jobTitle) : texts.exportByJob });
      else if (!isOpened) message.success(texts.exported);
      return;
    }
    const reply = await callByName(operation, input);
    if (isJob) {
      followJob({ id: (reply as JobReply).id, title: action.title ?? texts.jobTitle, onEnd: reload });
      return;
    }
    message.success(doneText({ verb, reply }));
    reload();
  };

  return async ({ action }, rows, matching, purpose) => {
    const verb = actionVerbOf(action.does ?? '');
    const input = inputOfAction({ action, verb, rows, user, matching });
    // A second click while the first is under way asks for the same.
    const key = JSON.stringify([action.does, input]);
    if (running.current.has(key)) return;
    running.current.add(key);
    await run({ action, verb, input, matching, purpose }).finally(() => running.current.delete(key));
  };
}
