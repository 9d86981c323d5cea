import { reading } from '#server/database/statement.ts';
import type { Cast } from './cast.ts';

/** States in which an application is under way (rule Y2). */
const openStates: readonly string[] = ['pending', 'rechecking', 'platform', 'returned', 'approved', 'registered'];

export const entities = ['certApply', 'exam', 'examSession'] as const;
export type Named = (typeof entities)[number];

interface Stored {
  id: string;
  state: string;
  version: number;
}

/** Where everything of a walk stands. */
export interface Snapshot {
  certApply: (Stored & { userId: string })[];
  exam: (Stored & { certId: string; subjectId: string })[];
  examSession: Stored[];
}

interface Walked {
  cast: Cast;
  certIds: readonly string[];
}

/** What stands now of certificates, the binned left out. */
export async function snapshot({ cast: { server, tenantId }, certIds }: Walked): Promise<Snapshot> {
  const [certApply, exam, examSession] = await server.app.database.batch({
    scope: { tenantId, userId: 'system' },
    statements: [
      reading<Snapshot['certApply'][number]>({
        name: 'walk_applications',
        text: `select "id", "state", "version", "userId" from "certApply" where "certId" = any($1) order by "id"`,
        values: [certIds],
      }),
      reading<Snapshot['exam'][number]>({
        name: 'walk_exams',
        text: `select e."id", e."state", e."version", e."certId", s."id" as "subjectId" from "exam" e
          left join "examSubject" s on s."tenantId" = e."tenantId" and s."examId" = e."id"
          where e."certId" = any($1) and e."deletedTime" is null order by e."id"`,
        values: [certIds],
      }),
      reading<Snapshot['examSession'][number]>({
        name: 'walk_sessions',
        text: `select s."id", s."state", s."version" from "examSession" s
          join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
          where e."certId" = any($1) and s."deletedTime" is null order by s."id"`,
        values: [certIds],
      }),
    ],
  });
  return { certApply, exam, examSession };
}

/** What must never be so, each with the rows of `a` (applications), `e` (their exams) and `s` (sessions) that are. */
const rules: Readonly<Record<string, string>> = {
  'Y2: two applications of a person for a certificate are under way': `select from a where "isOpen" group by "certId", "userId" having count(*) > 1`,
  'Y2: an ID number is twice in an exam': `select from a where "isOpen" and "examId" is not null group by "examId", "idNumber" having count(*) > 1`,
  'Y8: an exam has more applications than places': `select from a join e on e."id" = a."examId" where "isOpen" group by e."id", e."places" having count(*) > e."places"`,
  'Y1: somebody is registered for no published exam of the certificate': `select from a where a."state" = 'registered'
    and not exists (select from e where e."id" = a."examId" and e."certId" = a."certId" and e."state" = 'published' and e."deletedTime" is null)`,
  'Y3: an application under way names an exam of another certificate': `select from a join e on e."id" = a."examId" where a."isOpen" and e."certId" <> a."certId"`,
  'Y4: one person alone approved what two review': `select from a where a."review" = 'two' and a."state" in ('approved', 'registered', 'platform')
    and (a."firstBy" is null or a."reviewedBy" is null or a."firstBy" = a."reviewedBy")`,
  'Y5: the organisation approved what the platform does': `select from a where a."isRecommended" and a."state" in ('approved', 'registered') and a."reviewedBy" <> $2`,
  'Y10: a returned application has no term': `select from a where a."state" = 'returned' and a."completeBy" is null`,
  'Y11: an application under way names a cancelled exam': `select from a join e on e."id" = a."examId" where a."isOpen" and e."state" = 'cancelled'`,
  'a registered application has no time of it, or another one has': `select from a where a."state" in ('approved', 'registered') and (a."state" = 'registered') <> (a."registeredTime" is not null)`,
  'X2: a session is outside its exam': `select from s join e on e."id" = s."examId" where s."state" <> 'cancelled'
    and (s."startTime" < e."validityPeriodStartTime" or s."endTime" > e."validityPeriodEndTime")`,
  'X4: a published session is of no published exam': `select from s join e on e."id" = s."examId" where s."state" = 'published' and e."state" <> 'published'`,
  'X5: a cancelled exam has a session to come': `select from s join e on e."id" = s."examId" where e."state" = 'cancelled' and s."state" <> 'cancelled' and s."startTime" > now()`,
};

/** The rules that are broken now. */
export async function brokenOf({ cast: { server, tenantId, operatorId }, certIds }: Walked): Promise<string[]> {
  const [broken] = await server.app.database.batch({
    scope: { tenantId, userId: 'system' },
    statements: [
      reading<{ rule: string }>({
        name: 'walk_broken',
        text: `with a as (select *, "state" = any($3) as "isOpen" from "certApply" where "certId" = any($1)),
            e as (select * from "exam" where "certId" = any($1)),
            s as (select * from "examSession" where "deletedTime" is null and "examId" in (select "id" from e))
          ${Object.entries(rules)
            .map(([rule, found]) => `select '${rule}' as "rule" where exists (${found})`)
            .join(' union all ')}`,
        values: [certIds, operatorId, openStates],
      }),
    ],
  });
  return broken.map(({ rule }) => rule);
}
