import type { TestServer } from '#server/testing.ts';
import type { Member } from '../certApply/people.ts';
import { asOwner, must, type Paper, type Reply, type Values } from '../mock/exam.ts';
import { bankOf } from '../paper/bank.ts';
import { arranging, reserve, type Arranging } from '../placement/places.ts';

/** The exam of somebody as it is sat. */
export type Sitting = Omit<Paper, 'mockId'> & { attemptId: string };

/** Somebody's place of a session. */
export interface Place {
  id: string;
  userId: string;
  ticketNumber: string;
  personName: string;
  sessionCode: string;
}

/** Sessions on machines that have begun, of a certificate with six questions. */
export interface Sessions {
  at: Arranging;
  /** A session in which people have places, and that began so many minutes ago, of another certificate with `of`, of one fixed paper with `paperId`; `before` is done while it is to come. */
  begun(
    values?: Values & {
      minutes?: number;
      people?: number;
      of?: string;
      paperId?: string;
      before?: (sessionId: string) => Promise<unknown>;
    },
  ): Promise<{ sessionId: string; people: Member[] }>;
  /** The session begins so many minutes from now. */
  move(sessionId: string, minutes: number): Promise<unknown>;
  /** The session is over. */
  over(sessionId: string): Promise<unknown>;
  /** The places of a session, by their numbers. */
  placesOf(sessionId: string): Promise<Place[]>;
  /** The id of somebody's place of a session; empty where they have none. */
  placementOf(person: Member, sessionId: string): Promise<string>;
  /** The administrator publishes the results of a session. */
  publish(sessionId: string): Promise<Reply<Values>>;
  /** The administrator takes the results of a session back. */
  withdraw(sessionId: string, reason: string): Promise<Reply<Values>>;
}

/** The device that answers unless another is said. */
export const deviceId = 'one';

export async function sessionsOf(server: TestServer): Promise<Sessions> {
  const at = await arranging(server);
  const { certId, question } = await bankOf(server);
  for (let n = 0; n < 6; n += 1) await question();
  await must(at.admin.post('/cert/rule/save', { certId, ruleList: [{ type: 'single', num: 3, score: 2 }] }));
  let day = 20;
  const move = (sessionId: string, minutes: number): Promise<unknown> =>
    at.change(
      `update "examSession" set "startTime" = now() + $2 * interval '1 minute', "endTime" = now() + ($2 + 144) * interval '1 minute' where "id" = $1`,
      [sessionId, minutes],
    );
  const placesOf = (sessionId: string): Promise<Place[]> =>
    asOwner({
      server,
      text: `select p."id", p."userId", p."ticketNumber", p."personName", s."sessionCode" from "placement" p
          join "examSession" s on s."id" = p."sessionId" where p."sessionId" = $1 order by p."ticketNumber"`,
      values: [sessionId],
    });
  return {
    at,
    move,
    over: (sessionId) =>
      at.change(
        `update "examSession" set "startTime" = now() - interval '2 hours', "endTime" = now() - interval '1 minute' where "id" = $1`,
        [sessionId],
      ),
    placesOf,
    placementOf: async ({ userId }, sessionId) =>
      (await placesOf(sessionId)).find((place) => place.userId === userId)?.id ?? '',
    publish: (sessionId) => at.admin.post('/certExam/publishScore', { ids: [sessionId] }),
    withdraw: (sessionId, reason) => at.admin.post('/certExam/withdrawScore', { ids: [sessionId], reason }),
    async begun({ minutes = 1, people = 1, of = certId, before, ...values } = {}) {
      const paperMode = values.paperId === undefined ? 'each' : 'fixed';
      const subject = { subjectName: '理论', mode: 'online', paperMode, minutes: 60 };
      const exam = await at.exam({ certId: of, people, subjects: [subject] });
      const free = { latestEntryMinutes: 0, earliestHandInMinutes: 0 };
      const sessionId = await at.session({ exam, day: (day += 1), ...free, ...values });
      await before?.(sessionId);
      for (const person of exam.learners) await must(reserve(person, sessionId));
      await move(sessionId, -minutes);
      return { sessionId, people: exam.learners };
    },
  };
}

export function start(person: Member, sessionId: string, device = deviceId): Promise<Reply<Sitting>> {
  return person.post('/certExam/start', { sessionId, deviceId: device });
}
