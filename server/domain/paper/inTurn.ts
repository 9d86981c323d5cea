import type { Statement } from '../../database/statement.ts';
import { callTurn, type MostWaiting } from '../../engine/callTurn.ts';
import type { CallContext } from '../../engine/context.ts';
import { FairQueue } from '../../engine/fairQueue.ts';

/** What reads or compares hundreds of questions: two at a time in a process, and of one person one. */
const large = new FairQueue({ size: 2 });
const most: MostWaiting = { ofPerson: 5, ofAll: 100 };

/** Does what takes long for one person, so that it does not hold up the others. @throws Failure 429, 503 as `callTurn` */
export async function inTurn<T>(context: CallContext, work: () => Promise<T>): Promise<T> {
  const leave = await callTurn({
    queue: large,
    context,
    most,
    tooMany: '您已有几个这样的请求在处理，请等它们完成后再试',
    busy: '现在处理试卷的人太多，请稍后再试',
  });
  try {
    return await work();
  } finally {
    leave();
  }
}

/** Reads in a transaction of its own: short calls of others do not wait behind it, as they would in a batch. */
export function readApart<Row>({ app, scope }: CallContext, statement: Statement<Row>): Promise<Row[]> {
  return app.database.inScope({ scope }, (transaction) => transaction.query(statement));
}
