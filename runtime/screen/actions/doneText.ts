import { texts } from '../texts.ts';
import type { LeftOut } from '../texts.ts';
import type { ActionVerb } from './verbs.ts';

/** What is said of a call that was done: in the words of its reply, else as far as that tells how many it concerned. */
export function doneText({ verb, reply }: { verb: ActionVerb; reply: unknown }): string {
  if (typeof reply === 'object' && reply !== null && 'said' in reply) return String(reply.said);
  const [count, already, merged] = ['count', 'already', 'merged'].map((name) => numberOf({ reply, name }));
  if (count === undefined) return texts.done;
  const left = leftOf(reply);
  if (left.length > 0) return texts.doneBut({ count, left });
  if (already !== undefined) return texts.added({ count, already });
  if (merged !== undefined) return texts.transferred({ count, merged });
  if (verb === 'remove') return texts.removed(count);
  if (verb === 'restore') return texts.restored(count);
  return count === 1 ? texts.done : texts.doneCount(count);
}

/** Whom or what the call left out, each with the reason. */
export function leftOf(reply: unknown): LeftOut[] {
  if (typeof reply !== 'object' || reply === null || !('left' in reply)) return [];
  return Array.isArray(reply.left) ? (reply.left as LeftOut[]) : [];
}

function numberOf({ reply, name }: { reply: unknown; name: string }): number | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined;
  const value = (reply as Record<string, unknown>)[name];
  return typeof value === 'number' ? value : undefined;
}
