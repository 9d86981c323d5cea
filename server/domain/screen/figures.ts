import { Failure, failures } from '../../failures.ts';
import type { CallContext, Values } from '../../engine/context.ts';

/** What a page asks for: the call of each block by the block's name. */
type Asked = Record<string, { operation: string; input?: Values }>;

/** Figures of one page that are worked out at a time: one page has not all connections to the database. */
const atOnce = 3;

/**
 * The figures of a page's blocks in one answer, each by itself and with the time that it is true of: what one is
 * refused, or fails with, is told in its place and harms no other.
 */
export async function figures(context: CallContext, input: Values): Promise<Values> {
  const { app, figures: read } = context;
  if (!read) throw new Error('only the edge brings figures together');
  const isFresh = input['isFresh'] === true;
  const answerOf = async ({ operation, input: given = {} }: Asked[string]): Promise<unknown> => {
    try {
      return await read({ operation, input: given, isFresh });
    } catch (error) {
      if (!(error instanceof Failure)) app.log.error(error, operation);
      const { code, message } = error instanceof Failure ? error : failures.broken();
      return { failure: { code, message } };
    }
  };
  const left = Object.entries(input['blocks'] as unknown as Asked);
  const answers = new Map<string, unknown>();
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) answers.set(next[0], await answerOf(next[1]));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return Object.fromEntries(answers) as Values;
}
