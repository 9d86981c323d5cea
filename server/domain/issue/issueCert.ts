import type { CertDesign } from '#runtime/core/certificate/design.ts';
import { reading } from '../../database/statement.ts';
import { entityNamed, type CallContext, type Values } from '../../engine/context.ts';
import { create } from '../../engine/save.ts';
import { step } from '../../engine/step.ts';
import { failures } from '../../failures.ts';
import type { CertFacts } from './pdf/contents.ts';
import { lackingOf } from './pdf/lacking.ts';

/**
 * Issues the certificate of one application, with its number, and tells its person, in the transaction of the job's row (rules IC2,
 * IC3). Whether it may is told by the database (`keepIssuing`).
 * @throws Failure 403 where it is the caller's own; 404 where there is no such application; 409 where it is not to do, or the
 * day is still to come
 */
export async function issueCert(context: CallContext, { id, issuedDate }: Values): Promise<Values> {
  const { certNumber } = await issueOne(context, { id: String(id), issuedDate: dayOf(issuedDate) });
  return { certNumber };
}

/** A certificate that is to be issued. */
export interface ToIssue {
  /** Of the application. */
  id: string;
  /** Today where none is said. */
  issuedDate?: string | undefined;
  /** Where it is printed already: its number, unless it is to have the next of the series. What is on it is not checked. */
  printed?: { certNumber: string | undefined };
}

/** As `issueCert`; where it is printed, its file is to be kept with the same transaction. @throws Failure as `issueCert` */
export async function issueOne(
  context: CallContext,
  { id, issuedDate, printed }: ToIssue,
): Promise<{ id: string; certNumber: string }> {
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
  const facts = { ...values, template, certName, level, tenantName, certNumber: '' };
  const lacking = printed ? '' : lackingOf({ app, facts });
  if (lacking !== '') throw failures.conflict(`证书上的“${lacking}”没有字形，印不出来：请更正报名或证书模板后再发`);
  const entity = entityNamed({ app, name: 'issuedCert' });
  const stored = await create({ context, entity, values: { ...values, ...givenBy(printed), applyId: id } });
  const certId = String(stored['id']);
  await step({ ...context, entity }, { ids: [certId], step: 'issue' });
  return { id: certId, certNumber: String(stored['certNumber']) };
}

function givenBy(printed: ToIssue['printed']): Values {
  if (!printed) return {};
  const { certNumber } = printed;
  return { isPrinted: true, ...(certNumber !== undefined && { certNumber }) };
}

function dayOf(value: Values[string] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
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

/** SQL: a day as on the wire. */
function dayText(day: string): string {
  return `to_char(${day}, 'YYYY-MM-DD')`;
}
