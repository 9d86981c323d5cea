import { App } from 'antd';
import type { ScreenAction } from '#generators/formats.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import { useLookups } from '../lookups.ts';
import type { ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { AskedNames } from './AskedNames.tsx';
import { namesOf } from './rowNames.ts';
import type { Matching, Naming } from './types.ts';
import { makesFile, type ActionVerb } from './verbs.ts';

export interface Asked {
  action: ScreenAction;
  verb: ActionVerb;
  rows: readonly ScreenRecord[];
  matching: Matching | undefined;
}

/** Asks whether an action is meant, where it is one to be asked about, and goes on with it. */
export function useQuestion(naming: Naming): (asked: Asked, go: () => Promise<void>) => void {
  const { modal } = App.useApp();
  const lookups = useLookups(naming.fields);
  return ({ action, verb, rows, matching }, go) => {
    const isRemoval = verb === 'remove';
    const usual = { okText: action.title, cancelText: texts.cancel, onOk: go };
    if (matching && !makesFile(verb)) {
      modal.confirm({
        ...usual,
        title: texts.confirmMatching(action.title, matching.count),
        content: [texts.confirmMatchingHint, action.unready && texts.unreadyPerhaps(action.unready.text)]
          .filter(Boolean)
          .join(''),
        okButtonProps: { danger: action.isDanger ?? false },
        autoFocusButton: 'cancel',
      });
      return;
    }
    const unready = unreadyOf({ action, rows });
    if (unready.length > 0) {
      modal.confirm({
        ...usual,
        title: texts.publishUnready(action.title),
        content: (
          <AskedNames
            names={namesOf({ rows: unready, ...naming, lookups })}
            count={unready.length}
            hint={texts.unreadyAmong({ text: action.unready?.text ?? '', unready: unready.length, all: rows.length })}
          />
        ),
        okText: texts.publishAllTheSame(action.title),
        autoFocusButton: 'cancel',
      });
      return;
    }
    const question = action.confirm ?? (isRemoval ? texts.confirmRemove(rows.length) : undefined);
    if (!question) {
      void go();
      return;
    }
    const hint = isRemoval && !action.confirm ? texts.confirmRemoveHint : undefined;
    modal.confirm({
      ...usual,
      title: question,
      content: <AskedNames names={namesOf({ rows, ...naming, lookups })} count={rows.length} hint={hint} />,
      okButtonProps: { danger: action.isDanger ?? isRemoval },
      autoFocusButton: action.isDanger || isRemoval ? 'cancel' : 'ok',
    });
  };
}

/** Those among the rows that an action would publish, though they are not ready for learners (rule S22). */
export function unreadyOf({
  action: { unready },
  rows,
}: {
  action: ScreenAction;
  rows: readonly ScreenRecord[];
}): ScreenRecord[] {
  return unready ? rows.filter((row) => isTrue(unready.when, row)) : [];
}
