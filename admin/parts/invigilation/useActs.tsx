import { App } from 'antd';
import { useEffect, useState } from 'react';
import { call, type Input, type Output } from '#runtime/core/call.ts';
import { hasCode } from '#runtime/core/codes.ts';
import { isConcerned, type ActKind, type Person } from './board.ts';
import { texts } from './texts.ts';

/** What is to be done with whom: with people that were chosen, or with all of a room or of the board. */
export interface Wish {
  kind: ActKind;
  people: readonly Person[];
  whole?: Whole;
  /** Once it is done. */
  onDone?(): void;
}

/** All of a room, where the board shows several, or of the board; with what it is called. */
export interface Whole {
  roomId?: string | undefined;
  place: string;
}

/** What is said of an act besides. */
export type Said = Pick<Input<'invigilate.act'>, 'seconds' | 'violation' | 'text' | 'picture'>;

export interface Acts {
  canAct: boolean;
  isBusy: boolean;
  /** Whether nothing of the kind can be done now: something is under way, or the opposite was just done. */
  isOff(kind: ActKind): boolean;
  /** What is asked about before it is done. */
  asked: Wish | undefined;
  wish(wish: Wish): void;
  done(said: Said): void;
  giveUp(): void;
}

/** The code of all that is done at a board. */
const code = 'a12-m2.18.3';
/** Places that one call takes. */
const most = 500;
/** Kinds of which something is said, or that one does not want to have done by mistake. */
const asking: ReadonlySet<ActKind> = new Set(['extend', 'reduce', 'handIn', 'reopen', 'note', 'violation', 'announce']);
/** What undoes an act, and may stand at the place of its button: a second click of the same press is none of it. */
const opposites: Readonly<Partial<Record<ActKind, readonly ActKind[]>>> = {
  checkIn: ['uncheck'],
  uncheck: ['checkIn'],
  absent: ['present'],
  present: ['checkIn', 'absent'],
  pause: ['resume'],
  resume: ['pause'],
};
/** Milliseconds for which those are off, and for which at most the board as it now is is waited for. */
const rest = 1_000;
const none: readonly ActKind[] = [];

/** What is done at a board: asked about where there is something to say or several people, then told. */
export function useActs({
  sessionId,
  people: shown,
  reload,
}: {
  sessionId: string;
  /** All of the board as they are now. */
  people: readonly Person[];
  reload(): Promise<void>;
}): Acts {
  const { message, modal } = App.useApp();
  const [asked, setAsked] = useState<Wish>();
  const [isBusy, setBusy] = useState(false);
  const [resting, setResting] = useState(none);
  useEffect(() => {
    if (resting.length === 0) return undefined;
    const timer = setTimeout(() => setResting(none), rest);
    return () => clearTimeout(timer);
  }, [resting]);

  const tell = (kind: ActKind, { seconds = 0 }: Said, done: Output<'invigilate.act'>[]): void => {
    const count = done.reduce((sum, each) => sum + (each.count ?? 0), 0);
    const left = done.flatMap((each) => each.left ?? []);
    const what = texts.doing(texts.kinds[kind], seconds / 60);
    if (kind === 'announce') void message.success(texts.announced);
    else if (count > 0) void message.success(texts.done(what, count));
    else if (left.length === 0) void message.warning(texts.nobodyDone(what));
    if (left.length > 0)
      modal.warning({
        title: texts.leftTitle,
        content: (
          <ul className="invigilation-left">
            {left.map(({ nickname, reason = '' }, index) => (
              <li key={index}>{texts.leftLine(nickname ?? '', reason)}</li>
            ))}
          </ul>
        ),
      });
  };

  const run = async ({ kind, people, whole, onDone }: Wish, said: Said = {}): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const toSend = { sessionId, kind, ...said };
    const done: Output<'invigilate.act'>[] = [];
    try {
      // Who is not there is named: of a whole room those who came and have not begun would be absent too.
      if (whole && kind !== 'absent') {
        const { roomId } = whole;
        done.push(await call('invigilate.act', { ...toSend, ...(roomId !== undefined && { roomId }) }));
      } else {
        const ids = people.map(({ placementId }) => placementId);
        for (let from = 0; from < ids.length; from += most)
          done.push(await call('invigilate.act', { ...toSend, placementIds: ids.slice(from, from + most) }));
      }
      tell(kind, said, done);
      setAsked(undefined);
      setResting(opposites[kind] ?? none);
      onDone?.();
    } catch {
      // The call told why; what was written stays.
    }
    // The second click of a double one finds the board as it now is: nothing is done twice to who stands there as before.
    await Promise.race([reload(), wait(rest)]);
    setBusy(false);
  };

  // What others did since the click counts, too.
  const standing = new Map(shown.map((person) => [person.placementId, person]));
  const current = asked && {
    ...asked,
    people: asked.people.map((person) => standing.get(person.placementId) ?? person),
  };
  return {
    canAct: hasCode(code),
    isBusy,
    isOff: (kind) => isBusy || resting.includes(kind),
    asked: current,
    wish: (wish) => {
      if (asking.has(wish.kind) || wish.whole || wish.people.length > 1) setAsked(wish);
      else void run(wish);
    },
    done: (said) => {
      // Of the rest who are said to be absent nobody is named who came since; of others the server says why it left them out.
      if (current) void run({ ...current, ...(current.kind === 'absent' && { people: concernedOf(current) }) }, said);
    },
    giveUp: () => setAsked(undefined),
  };
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Those of a wish whom it concerns as they are now. */
export function concernedOf({ kind, people }: Wish): readonly Person[] {
  return people.filter((person) => isConcerned(kind, person));
}
