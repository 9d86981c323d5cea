import type { Member } from '../certApply/people.ts';
import { vi } from 'vitest';
import type { TestServer } from '#server/testing.ts';
import type { Sessions } from '../examAttempt/sessions.ts';
import { must, type Values } from '../mock/exam.ts';
import { scoringOf, type Scored, type Scoring } from '../scoring/scored.ts';

/** Somebody who passed, and the id of their application. */
export type Passed = Scored & { applyId: string };

/** Certificates that an administrator issues to people who passed two subjects. */
export interface Issuing extends Scoring {
  /** The administrator publishes the results of all sessions. */
  publishAll(one: Scored): Promise<void>;
  passed(values?: Values & { person?: Member }): Promise<Passed>;
  /** Issues, and waits for what came of it. */
  issue(ids: string[], values?: Values): Promise<Values>;
  /** What was issued of an exam. */
  issued(one: Pick<Scored, 'exam'>): Promise<Values[]>;
  /** The certificate of an exam that one person sat; without fields where there is none. */
  certOf(one: Pick<Scored, 'exam'>): Promise<Values>;
  /** Somebody who passed, with the certificate that was issued to them. */
  holder(values?: Values): Promise<[Passed, Values]>;
}

export function issuingOf({ server, sessions }: { server: TestServer; sessions: Sessions }): Issuing {
  const { at, publish } = sessions;
  const scoring = scoringOf({ server, sessions });
  const publishAll = async ({ sessions: ids }: Scored): Promise<void> => {
    for (const sessionId of ids) await must(publish(sessionId));
  };
  const issuing: Issuing = {
    ...scoring,
    publishAll,
    async passed(values = {}) {
      const one = await scoring.scored({ entries: [{ score: 80 }, { score: 70 }], reviewDays: 3, ...values });
      await publishAll(one);
      const [{ id } = {}] = await scoring.applicationsOf(one);
      return { ...one, applyId: String(id) };
    },
    async issue(ids, values = {}) {
      const { id } = await must(at.admin.post<{ id: string }>('/certExam/issueCert', { ids, ...values }));
      let job: Values = {};
      await vi.waitUntil(async () => (job = await must(at.admin.get(`/job/progress?id=${id}`)))['state'] === 'done', {
        timeout: 30_000,
      });
      return job;
    },
    issued: async ({ exam }) =>
      (await must(at.admin.post<{ rows: Values[] }>('/issue/historyList', { examId: exam.examId }))).rows,
    certOf: async (one) => (await issuing.issued(one))[0] ?? {},
    async holder(values) {
      const one = await issuing.passed();
      await issuing.issue([one.applyId], values);
      return [one, await issuing.certOf(one)];
    },
  };
  return issuing;
}
