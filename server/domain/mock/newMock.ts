import { randomBytes } from 'node:crypto';
import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { shortageText, type Shortage } from '../../engine/shortage.ts';
import { failures } from '../../failures.ts';
import { handIn, shownPaper, type StoredPaper } from '../attempt/index.ts';
import { learnerOf } from '../session/index.ts';
import { createGate } from './gate.ts';
import { named } from './ofMock.ts';

/** Instead of a paper, why there is none. */
interface Problem {
  problem: 'cert' | 'rule' | 'overdue' | 'small';
  /** overdue: the one that is to be handed in first. */
  attemptId?: string;
  /** small: how many questions of which kinds the bank lacks. */
  missing?: Shortage[];
}

/** Papers drawn at once by this process: enough to keep a small database busy, and connections left for the others. */
const drawing = createGate({ atOnce: 4 });

/**
 * Begins a mock exam of a certificate, its paper drawn by the rule, or goes on with the one under way (rules M1–M4).
 * @throws Failure 404 unknown or off-shelf certificate, 422 without a rule or where the bank is too small.
 */
export async function newMock(context: CallContext, input: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const { certCode, deviceId } = input;
  const { app } = context;
  const start = async (): Promise<StoredPaper | Problem | undefined> => {
    const [row] = await drawing(() =>
      app.database.query(
        changing<{ reply: StoredPaper | Problem }>({
          name: 'mock_start',
          text: 'select "mock_start"($1, $2, $3, $4, $5, $6) as "reply"',
          values: [tenantId, userId, newId(), randomBytes(16).toString('hex'), certCode, deviceId],
        }),
      ),
    );
    return row?.reply;
  };
  let reply = await start();
  if (reply && 'problem' in reply && reply.problem === 'overdue' && reply.attemptId) {
    await handIn({ app, tenantId, userId, kind: 'mock', attemptId: reply.attemptId, isOnlyOverdue: true });
    reply = await start();
  }
  if (!reply) throw failures.broken();
  if ('problem' in reply) throw refusalOf({ context, reply });
  return named(shownPaper({ paper: reply, deviceId: String(deviceId) }));
}

function refusalOf({ context, reply }: { context: CallContext; reply: Problem }): Error {
  if (reply.problem === 'cert') return failures.notFound('证书');
  if (reply.problem === 'rule')
    return failures.invalid([{ path: '/certCode', message: '这个证书还没有组卷规则，暂时不能模拟考试' }]);
  if (reply.problem === 'overdue') return failures.broken();
  const message = shortageText({ artefacts: context.app.artefacts, missing: reply.missing ?? [] });
  return failures.invalid([{ path: '/certCode', message }]);
}
