import { App } from 'antd';
import { useState } from 'react';
import { call, type Input, type Output } from '#runtime/core/call.ts';
import { hasCode } from '#runtime/core/codes.ts';
import { isConcerned, type ActKind, type Person } from './board.ts';
import { texts } from './texts.ts';

/** What is to be done with whom: with people that were chosen, or with all of a room or of the board. */
export interface Wish {
  kind: ActKind;
  people: readonly Person[];
  /** All there are; a room where the board shows several. */
  whole?: { roomId?: string | undefined };
}

/** What is said of an act besides. */
export type Said = Pick<Input<'invigilate.act'>, 'seconds' | 'violation' | 'text' | 'picture'>;

export interface Acts {
  canAct: boolean;
  isBusy: boolean;
  /** What is asked about before it is done. */
  asked: Wish | undefined;
  wish(wish: Wish): void;
  done(said: Said): void;
  giveUp(): void;
}

/** The code of all that is done at a board. */
const code = 'a12-m2.18.3';
/** Kinds of which something is said, or that one does not want to have done by mistake. */
const asking: ReadonlySet<ActKind> = new Set(['extend', 'handIn', 'reopen', 'note', 'violation', 'announce']);

/** What is done at a board: asked about where there is something to say or several people, then told. */
export function useActs({ sessionId, reload }: { sessionId: string; reload(): void }): Acts {
  const { message, modal } = App.useApp();
  const [asked, setAsked] = useState<Wish>();
  const [isBusy, setBusy] = useState(false);

  const tell = (kind: ActKind, { count = 0, left = [] }: Output<'invigilate.act'>): void => {
    const what = texts.kinds[kind];
    if (kind === 'announce') void message.success(texts.announced);
    else if (count > 0) void message.success(texts.done(what, count));
    else if (left.length === 0) void message.warning(texts.nobodyDone(what));
    if (left.length > 0)
      modal.warning({
        title: texts.leftTitle(left.length),
        content: (
          <ul className="invigilation-left">
            {left.map(({ nickname, reason = '' }, index) => (
              <li key={index}>{texts.leftLine(nickname ?? '', reason)}</li>
            ))}
          </ul>
        ),
      });
  };

  const run = async ({ kind, people, whole }: Wish, said: Said = {}): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const at = whole
      ? whole.roomId !== undefined && { roomId: whole.roomId }
      : { placementIds: people.map(({ placementId }) => placementId) };
    try {
      tell(kind, await call('invigilate.act', { sessionId, kind, ...at, ...said }));
      setAsked(undefined);
    } catch {
      // The call told why; what was written stays.
    }
    reload();
    setBusy(false);
  };

  return {
    canAct: hasCode(code),
    isBusy,
    asked,
    wish: (wish) => {
      if (asking.has(wish.kind) || wish.whole || wish.people.length > 1) setAsked(wish);
      else void run(wish);
    },
    done: (said) => {
      if (asked) void run(asked, said);
    },
    giveUp: () => setAsked(undefined),
  };
}

/** Those of a wish whom it concerns as they are now. */
export function concernedOf({ kind, people }: Wish): readonly Person[] {
  return people.filter((person) => isConcerned(kind, person));
}
