import type { CertDesign } from '#runtime/core/certificate/design.ts';
import { reading } from '../../database/statement.ts';
import { entityNamed, type App, type CallContext, type Values } from '../../engine/context.ts';
import { create } from '../../engine/save.ts';
import { step } from '../../engine/step.ts';
import { failures } from '../../failures.ts';
import { designOf, valuesOf, type CertFacts } from './pdf/contents.ts';
import { lackingIn } from './pdf/draw.ts';

/**
 * Issues the certificate of one application, with its number, and tells its person, in the transaction of the job's row (rules IC2,
 * IC3). Whether it may is told by the database (`keepIssuing`).
 * @throws Failure 403 where it is the caller's own; 404 where there is no such application; 409 where it is not to do, or the
 * day is still to come
 */
export async function issueCert(context: CallContext, { id, issuedDate }: Values): Promise<Values> {
  const { app, scope } = context;
  const [[application]] = await app.database.batch({
    scope,
    statements: [
      reading<Application>({
        name: 'issue_application',
        // A certificate that is valid for years is so until the day before.
        text: `select ${dayText('d."day"')} as "issuedDate", d."day" > d."today" as "isAhead",
            a."certId", a."examId", a."userId", a."personName", a."idType", a."idNumber", a."total"::float8 as "total",
            c."templateId", c."certName", c."level", n."tenantName", to_jsonb(m) as "template",
            ${dayText(`e."end" - interval '1 day'`)} as "validUntil", ${dayText('e."end"')} || ' 00:00:00' as "expiresTime"
          from "certApply" a join "cert" c on c."tenantId" = a."tenantId" and c."id" = a."certId"
            join "tenant" n on n."id" = a."tenantId"
            left join "certTemplate" m on m."tenantId" = c."tenantId" and m."id" = c."templateId" and m."deletedTime" is null
            cross join lateral (select t."today", coalesce($3::date, t."today") as "day"
              from (select (now() at time zone 'Asia/Shanghai')::date as "today") t) d
            cross join lateral (select case when c."validityYears" > 0 then d."day" + make_interval(years => c."validityYears") end as "end") e
          where a."tenantId" = $1 and a."id" = $2`,
        values: [scope.tenantId, id, issuedDate ?? null],
      }),
    ],
  });
  if (!application) throw failures.notFound('报名');
  const { isAhead, certName, level, tenantName, template, ...values } = application;
  if (isAhead) throw failures.conflict('发证日期不能晚于今天');
  checkGlyphs({ app, template, facts: { ...values, certName, level, tenantName, certNumber: '' } });
  const entity = entityNamed({ app, name: 'issuedCert' });
  const stored = await create({ context, entity, values: { ...values, applyId: String(id) } });
  await step({ ...context, entity }, { ids: [stored['id'] ?? ''], step: 'issue' });
  return { certNumber: stored['certNumber'] ?? null };
}

type Application = Omit<CertFacts, 'certNumber'> & {
  isAhead: boolean;
  examId: string;
  certId: string;
  userId: string;
  total: number | null;
  templateId: string | null;
  template: CertDesign | null;
  expiresTime: string | null;
};

/** @throws Failure 409 that names the characters which the fonts have no picture of */
function checkGlyphs({ app, template, facts }: { app: App; template: CertDesign | null; facts: CertFacts }): void {
  const lacking = lackingIn({ design: designOf(template), values: valuesOf({ app, facts }) });
  if (lacking.length > 0)
    throw failures.conflict(`证书上的“${lacking.join('')}”没有字形，印不出来：请更正报名或证书模板后再发`);
}

/** SQL: a day as on the wire. */
function dayText(day: string): string {
  return `to_char(${day}, 'YYYY-MM-DD')`;
}
