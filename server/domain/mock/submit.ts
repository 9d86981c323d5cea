import type { CallContext, Values } from '../../engine/context.ts';
import { learnerOf } from '../session/index.ts';
import { handIn } from './handIn.ts';
import { readPaper } from './paper.ts';
import { refusals } from './refusals.ts';

/**
 * Hands the own mock exam in and answers its result; one that was handed in before answers the stored one (rule M5).
 * @throws Failure 404, 409 where another device holds it.
 */
export async function submit(context: CallContext, input: Values): Promise<Values> {
  const { mockId, deviceId } = input as unknown as { mockId: string; deviceId: string };
  const { tenantId, userId } = learnerOf(context);
  const paper = await readPaper(context, { mockId });
  if (paper.state === 'handedIn')
    return { mockId, score: paper.score, totalScore: paper.totalScore, isPassed: paper.isPassed };
  if (paper.deviceId !== deviceId) throw refusals.otherDevice();
  const done = await handIn({ app: context.app, tenantId, userId, mockId, isOnlyOverdue: false });
  if (done) return { mockId, ...done };
  const { score, totalScore, isPassed } = await readPaper(context, { mockId });
  return { mockId, score, totalScore, isPassed };
}
