import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Download, type CallContext, type Values } from '../../engine/context.ts';
import { board, type Board, type Person } from './board.ts';

/** Milliseconds between two looks. Each board looks for itself: so it is right over any number of processes. */
const pause = 1_000;
/** Looks without news after which a word keeps the connection open. */
const quietLooks = 15;
/** Looks after which the stream ends: the browser comes again at once, and is let in as its session is then. */
const mostLooks = 60;
/** Milliseconds after which it comes again. */
const retry = 200;

/**
 * What changes on a board, as server-sent events (rule O7): `board` with all of it at first and where more than places
 * changed, then `people` with the places that changed.
 * @throws Failure 404 of a session of others
 */
export async function live(context: CallContext, input: Values): Promise<Download> {
  const first = await board(context, input);
  return new Download({
    fileName: 'live',
    mime: 'text/event-stream',
    body: Readable.from(changes(context, input, first)),
    headers: { 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}

async function* changes(context: CallContext, input: Values, first: Board) {
  const { gone, closing } = context;
  const ended = AbortSignal.any([gone, closing].filter((signal) => signal !== undefined));
  yield `retry: ${retry}\n${event('board', first)}`;
  let known = remembered(first.people);
  let others = restOf(first);
  let quiet = 0;
  for (let look = 0; look < mostLooks; look += 1) {
    await setTimeout(pause, undefined, { signal: ended }).catch(() => undefined);
    if (ended.aborted) return;
    const now = await board(context, input).catch(() => undefined);
    // Whoever no longer invigilates it, or a database that does not answer: the browser asks again.
    if (!now) return;
    const changed = now.people.filter((person) => known.get(person.placementId) !== tellingOf(person));
    const isOther = restOf(now) !== others || now.people.length !== known.size;
    quiet = isOther || changed.length > 0 ? 0 : quiet + 1;
    if (isOther) yield event('board', now);
    else if (changed.length > 0) yield event('people', { serverTime: now['serverTime'] ?? null, people: changed });
    else if (quiet % quietLooks === quietLooks - 1) yield ': \n\n';
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
