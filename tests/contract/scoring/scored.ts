import type { TestServer } from '#server/testing.ts';
import type { Member } from '../certApply/people.ts';
import type { Sessions } from '../examAttempt/sessions.ts';
import { asOwner, must, type Values } from '../mock/exam.ts';
import { reserve, type Prepared } from '../placement/places.ts';

/** Somebody whose subjects are over, with what was entered of each. */
export interface Scored {
  exam: Prepared;
  person: Member;
  /** One of each subject that was sat, in their order. */
  sessions: string[];
}

/** Exams of 理论 and 实操, off machines, that somebody sits and is scored in; nothing is published. */
export interface Scoring {
  /** `entries` are what is entered of each subject, null of one that is not sat; `subjects` what each has beyond the usual. */
  scored(
    values?: { entries?: (Values | null)[]; subjects?: Values[]; person?: Member; certId?: string } & Values,
  ): Promise<Scored>;
  /** The applications of their person for their exam, as they are stored. */
  applicationsOf(one: Scored): Promise<Values[]>;
}

export function scoringOf({ server, sessions }: { server: TestServer; sessions: Sessions }): Scoring {
  const { at, over, placesOf } = sessions;
  let day = 0;
  return {
    async scored({ entries = [{ score: 55 }, { score: 55 }], subjects = [], person: known, ...values } = {}) {
      const exam = await at.exam({
        ...values,
        ...(known && { learners: [known] }),
        subjects: ['理论', '实操'].map((subjectName, n) => ({
          subjectName,
          mode: 'offline',
          fullScore: 100,
          ...subjects[n],
        })),
      });
      const [person] = exam.learners as [Member];
      const rows = await asOwner<{ id: string }>({
        server,
        text: 'select "id" from "examSubject" where "examId" = $1 order by "position"',
        values: [exam.examId],
      });
      const sat: string[] = [];
      for (const [n, { id: subjectId }] of rows.entries()) {
        const entry = entries[n];
        if (!entry) continue;
        day += 1;
        const sessionId = await at.session({ exam: { ...exam, subjectId }, day });
        sat.push(sessionId);
        await must(reserve(person, sessionId));
        await over(sessionId);
        const [place] = await placesOf(sessionId);
        const { ticketNumber = '', personName = '' } = place ?? {};
        await must(at.admin.post('/scoreEntry/save', { ticketNumber, personName, kind: 'normal', ...entry }));
      }
      return { exam, person, sessions: sat };
    },
    applicationsOf: ({ exam, person }) =>
      asOwner({
        server,
        text: `select "id", "state", "version", "examId", "total"::float8 as "total", "isPassed" from "certApply"
          where "examId" = $1 and "userId" = $2 order by "createdTime"`,
        values: [exam.examId, person.userId],
      }),
  };
}
