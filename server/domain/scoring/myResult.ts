import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { readingB, type QuestionType } from '../answer/index.ts';
import { learnerOf } from '../session/index.ts';

/**
 * The caller's published result of a place, as far as the exam's policy lets them see it: the score, what each kind of
 * question and each knowledge point brought, the place among all where the exam shows it, and the exam's other subjects
 * with what all of them came to (rules SC7, SC8, SC36).
 * @throws Failure 404 where it is not theirs, or not published, or not to be looked at yet: which of it is not told
 */
export async function myResult(context: CallContext, { placementId }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[result]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values & { parts: { type: QuestionType }[] }>({
        name: 'scoring_myResult',
        text: `with mine as materialized (
              select r.*, e."examName", e."certId", e."reviewPolicy", e."showsRank", b."subjectName", s."startTime"
                from "result" r
                  join "exam" e on e."tenantId" = r."tenantId" and e."id" = r."examId"
                  join "examSubject" b on b."tenantId" = r."tenantId" and b."id" = r."subjectId"
                  join "examSession" s on s."tenantId" = r."tenantId" and s."id" = r."sessionId"
                where r."tenantId" = $1 and r."userId" = $2 and r."placementId" = $3
                  and "isTold"(r."state", e."reviewFromTime")
            ), awards as materialized (
              select a."questionId", a."gained", a."maximum", a."keyVersion" from mine m
                join "award" a on a."tenantId" = $1 and a."resultId" = m."id" and a."isCurrent"
            ), asked as materialized (
              select a."gained", a."maximum", h."snapshot"->>'type' as "type", h."snapshot"->'knowledge' as "knowledge" from awards a
                join "history" h on h."tenantId" = $1 and h."entity" = 'question' and h."recordId" = a."questionId"
                  and h."recordVersion" = a."keyVersion"
            )
            select m."placementId", m."examName", m."subjectName", c."certName", c."certCode", m."startTime", m."kind", m."isPassed",
              m."reason", m."publishedTime", m."reviewPolicy", "showsAnswers"(m."reviewPolicy", m."kind", m."attemptId") as "showsAnswers",
              case when m."reviewPolicy" <> 'none' then m."score" end as "score",
              case when m."reviewPolicy" <> 'none' then m."deduction" end as "deduction", case when m."reviewPolicy" <> 'none' then m."fullScore" end as "fullScore",
              case when m."reviewPolicy" <> 'none' then m."passScore" end as "passScore",
              n."rank", n."rankOf", t."isPassed" as "isExamPassed", t."total",
              case when m."reviewPolicy" = 'none' then '[]' else (select coalesce(json_agg(p), '[]') from (
                select q."type", sum(q."gained")::float8 as "gained", sum(q."maximum")::float8 as "maximum" from asked q group by q."type") p) end as "parts",
              case when m."reviewPolicy" = 'none' then '[]' else (select coalesce(json_agg(p order by p."gained" / p."maximum", p."label"), '[]') from (
                select k."label", sum(q."gained")::float8 as "gained", sum(q."maximum")::float8 as "maximum"
                  from asked q cross join lateral jsonb_array_elements_text(q."knowledge") k("label") where q."maximum" > 0
                  group by k."label") p) end as "knowledge",
              (select json_agg(json_build_object('subjectName', b."subjectName", 'weight', b."weight", 'placementId', o."placementId",
                  'isPassed', o."isPassed", 'score', case when m."reviewPolicy" <> 'none' then o."score" end,
                  'fullScore', case when m."reviewPolicy" <> 'none' then o."fullScore" end,
                  'keptUntil', "wireTime"(k."keptUntil")) order by b."position")
                from "examSubject" b left join "result" o on o."tenantId" = b."tenantId" and o."applyId" = m."applyId" and o."subjectId" = b."id"
                    and o."state" = 'published'
                  left join "keptResults"($1, array[m."applyId"]) k on k."subjectId" = b."id" and k."isTold" and o."isPassed" is not true
                where b."tenantId" = $1 and b."examId" = m."examId") as "subjects"
            from mine m join "cert" c on c."tenantId" = $1 and c."id" = m."certId"
              left join lateral "toldOutcome"($1, m."applyId") t on true
              left join lateral (select 1 + count(*) filter (where o."score" > m."score")::integer as "rank", count(*)::integer as "rankOf"
                from "result" o where o."tenantId" = $1 and o."examId" = m."examId" and o."subjectId" = m."subjectId"
                  and o."state" = 'published' and o."kind" in ('normal', 'deducted')
              ) n on m."showsRank" and m."kind" in ('normal', 'deducted')`,
        values: [tenantId, userId, placementId],
      }),
    ],
  });
  if (!result) throw failures.notFound('已公布的成绩');
  const parts = result.parts.map((part) => ({ ...part, type: readingB(part.type) }));
  return { ...result, parts: parts.sort((one, other) => one.type.localeCompare(other.type)) };
}
