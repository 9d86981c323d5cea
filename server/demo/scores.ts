import { reading } from '../database/statement.ts';
import { scoreHandedIn } from '../domain/scoring/index.ts';
import type { Values } from '../engine/context.ts';
import type { DemoScores } from './index.ts';
import { perform, type Caller } from './perform.ts';

/**
 * Scores the exams of sessions that are over as anybody's are: by machines, by an examiner as far as is said, and publishes
 * them where that is said.
 * @param userIds by account
 * @param known ids of sessions by their reference
 */
export async function loadScores({
  scores,
  userIds,
  known,
  ...tenant
}: Pick<Caller, 'app' | 'tenantId'> & {
  scores: readonly DemoScores[];
  userIds: ReadonlyMap<string, string>;
  known: ReadonlyMap<string, string>;
}): Promise<void> {
  await scoreHandedIn(tenant);
  const userOf = (account: string): string => userIds.get(account) ?? '';
  for (const {
    session,
    by,
    absent = [],
    marks,
    deductions = [],
    isPublished = false,
    reviews = [],
    certificates = [],
  } of scores) {
    const sessionId = known.get(`@${session}`) ?? '';
    const arranger = { ...tenant, userId: userOf(by) };
    const missing = await idsOf({ ...tenant, table: 'placement', sessionId });
    for (const account of absent) {
      const ids = [missing.get(userOf(account)) ?? ''];
      await perform({ ...arranger, call: 'placement.step', input: { ids, step: 'absent' } });
    }
    if (marks) await mark({ ...tenant, userId: userOf(marks.by), sessionId, ...marks });
    const results = await idsOf({ ...tenant, table: 'result', sessionId });
    for (const { account, ...asked } of deductions) {
      const ids = [results.get(userOf(account)) ?? ''];
      await perform({ ...arranger, call: 'result.step', input: { ids, step: 'deduct', ...asked } });
    }
    if (isPublished) await perform({ ...arranger, call: 'examSession.publishScore', input: { ids: [sessionId] } });
    for (const { account, reason } of reviews) {
      const userId = userOf(account);
      const placementId = missing.get(userId) ?? '';
      await perform({ ...tenant, userId, call: 'scoreReview.askReview', input: { placementId, reason } });
    }
    if (certificates.length === 0) continue;
    const applies = await idsOf({ ...tenant, table: 'result', sessionId, column: 'applyId' });
    for (const { account, issuedDate, revoked } of certificates) {
      const id = applies.get(userOf(account)) ?? '';
      await perform({ ...arranger, call: 'certApply.issueCert', input: { id, ...(issuedDate && { issuedDate }) } });
      if (revoked === undefined) continue;
      const issued = await idsOf({ ...tenant, table: 'issuedCert', applyId: id });
      const ids = [...issued.values()];
      await perform({ ...arranger, call: 'issuedCert.step', input: { ids, step: 'revoke', reason: revoked } });
    }
  }
}

/** Scores answers as they are handed out: as machines propose, where they do, else by a share of the points. */
async function mark({
  sessionId,
  count,
  share,
  ...examiner
}: Caller & { sessionId: string; count: number; share: number }): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const { answer } = await perform<{ answer: { id: string; maximum: number; proposed: number | null } | null }>({
      ...examiner,
      call: 'examiner.next',
      input: { sessionId },
    });
    if (!answer) return;
    const { id, maximum, proposed } = answer;
    const points = proposed ?? Math.round(maximum * share * 2) / 2;
    await perform({ ...examiner, call: 'examiner.score', input: { id, points } });
  }
}

/** Ids of records, or what they say in a column, by user: those of a session, or of an application. */
async function idsOf({
  app,
  tenantId,
  table,
  column = 'id',
  ...of
}: Pick<Caller, 'app' | 'tenantId'> & { table: 'placement' | 'result' | 'issuedCert'; column?: 'id' | 'applyId' } & (
    | { sessionId: string }
    | { applyId: string }
  )): Promise<Map<string, string>> {
  const [[by = '', value = '']] = Object.entries(of) as [[string, string]];
  const [rows] = await app.database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      reading<Values & { id: string; userId: string }>({
        text: `select "${column}" as "id", "userId" from "${table}" where "tenantId" = $1 and "${by}" = $2`,
        values: [tenantId, value],
      }),
    ],
  });
  return new Map(rows.map(({ id, userId }) => [userId, id]));
}
