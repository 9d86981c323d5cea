import { Readable } from 'node:stream';
import { Download, type CallContext, type Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { signedIn } from '../session/index.ts';
import { board, type Board, type Person } from './board.ts';
import { watch, type Watching } from './watching.ts';

/** Milliseconds without news after which a word says that there is none, and by its time how the server's clock stands. */
const mostSilence = 4_500;
/** Looks after which the stream ends: the browser comes again at once, and is let in as its session is then. */
const mostLooks = 60;
/** Milliseconds after which it comes again. */
const retry = 200;

/**
 * What changes on a board, as server-sent events (rule O7): `board` with all of it at first and where more than places
 * changed, then `people` with the places that changed, and `time` where nothing has changed for five seconds.
 * @throws Failure 404 of a session of others, 429 where the caller has too many of this session
 */
export async function live(context: CallContext, input: Values): Promise<Download> {
  const { tenantId, userId } = signedIn(context);
  const watching = watch<Board>(JSON.stringify([tenantId, userId, input['sessionId']]));
  if (!watching) throw failures.tooMany('这个场次的监考台开得太多，请关掉几个；这里每 5 秒更新');
  const first = await board(context, input).catch((thrown: unknown) => {
    watching.leave();
    throw thrown;
  });
  const body = Readable.from(changes(context, input, { first, watching })).once('close', watching.leave);
  return new Download({
    fileName: 'live',
    mime: 'text/event-stream',
    body,
    headers: { 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}

async function* changes(
  context: CallContext,
  input: Values,
  { first, watching }: { first: Board; watching: Watching<Board> },
) {
  const { gone, closing } = context;
  const ended = AbortSignal.any([gone, closing].filter((signal) => signal !== undefined));
  const end = new Promise<undefined>((resolve) => {
    ended.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  yield `retry: ${retry}\n${event('board', first)}`;
  let known = remembered(first.people);
  let others = restOf(first);
  let said = performance.now();
  for (let look = 0; look < mostLooks && !ended.aborted; look += 1) {
    const now = await Promise.race([watching.look(() => board(context, input)), end]);
    // Whoever left or no longer invigilates it, or a database that does not answer: the browser asks again.
    if (!now) return;
    const serverTime = now['serverTime'] ?? null;
    const changed = now.people.filter((person) => known.get(person.placementId) !== tellingOf(person));
    const isOther = restOf(now) !== others || now.people.length !== known.size;
    if (isOther || changed.length > 0 || performance.now() - said >= mostSilence) {
      said = performance.now();
      if (isOther) yield event('board', now);
      else if (changed.length > 0) yield event('people', { serverTime, people: changed });
      else yield event('time', { serverTime });
    }
    known = remembered(now.people);
    others = restOf(now);
  }
}

function event(name: string, data: Values): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function remembered(people: readonly Person[]): Map<string, string> {
  return new Map(people.map((person) => [person.placementId, tellingOf(person)]));
}

/** What is news of a place: seconds run by themselves. */
function tellingOf({ remainingSeconds: _, ...person }: Person): string {
  return JSON.stringify(person);
}

function restOf({ people: _, serverTime: __, ...rest }: Values): string {
  return JSON.stringify(rest);
}
