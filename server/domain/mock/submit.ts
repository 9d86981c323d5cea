import type { CallContext, Values } from '../../engine/context.ts';
import { handIn, readPaper, refusals } from '../attempt/index.ts';
import { learnerOf } from '../session/index.ts';
import { ofMock } from './ofMock.ts';

/**
 * Hands the own mock exam in and answers its result; one that was handed in before answers the stored one (rule M5).
 * @throws Failure 404, 409 where another device holds it.
 */
export async function submit(context: CallContext, input: Values): Promise<Values> {
  const { deviceId, ...name } = ofMock(input);
  const mockId = name.attemptId;
  const { tenantId, userId } = learnerOf(context);
  const paper = await readPaper(context, name);
  if (paper.state === 'handedIn')
    return { mockId, score: paper.score, totalScore: paper.totalScore, isPassed: paper.isPassed };
  if (paper.deviceId !== deviceId) throw refusals.otherDevice('mock');
  const done = await handIn({ app: context.app, tenantId, userId, ...name, isOnlyOverdue: false });
  if (done) return { mockId, ...done };
  const { score, totalScore, isPassed } = await readPaper(context, name);
  return { mockId, score, totalScore, isPassed };
}
