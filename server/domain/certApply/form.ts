import { askedForm } from '#runtime/core/operations/answerForm.ts';
import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { unagreed } from '../richText/index.ts';
import { learnerOf } from '../session/index.ts';
import { isLate } from './expireLate.ts';
import { photoProblems } from './photo.ts';
import { termsOf, type Terms } from './terms.ts';

/**
 * What the caller fills in to apply for a certificate: its terms and form, exams that are open for application or will
 * be, what they said in their last application, the one that is open already, and what they have to agree to.
 * @throws Failure 404 where there is no such certificate on the shelf.
 */
export async function form(context: CallContext, { certId, certCode }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const { app, scope } = context;
  const terms = await termsOf({
    context,
    certId: typeof certId === 'string' ? certId : undefined,
    certCode: typeof certCode === 'string' ? certCode : undefined,
  });
  const [exams, [open], [last], [person], agreements] = await app.database.batch({
    scope,
    statements: [
      reading<Values>({
        name: 'apply_exams',
        text: `select e."id", e."examName", e."applyStartTime", e."applyEndTime", e."validityPeriodStartTime",
            e."validityPeriodEndTime", e."note", e."places", now() >= e."applyStartTime" as "isOpen",
            case when e."places" is null then null else greatest(0, e."places" - "placesTaken"(e."tenantId", e."id")) end as "left"
          from "exam" e where e."tenantId" = $1 and e."certId" = $2 and e."state" = 'published'
            and e."deletedTime" is null and now() < e."applyEndTime"
          order by e."applyStartTime", e."id" limit 50`,
        values: [tenantId, terms.id],
      }),
      reading<Values>({
        name: 'apply_open',
        text: `select ${own}, "answers", "applyCode", "examId", "state", "reason", "completeBy", "version", "id",
            (select v."answersSchema" from "certApplyView" v where v."tenantId" = a."tenantId" and v."id" = a."id") as "asked"
          from "certApply" a where "tenantId" = $1 and "certId" = $2 and "userId" = $3 and "isUnderWay"("state") and not ${isLate}`,
        values: [tenantId, terms.id, userId],
      }),
      reading<Values>({
        name: 'apply_last',
        // Another certificate asks other things under the same names.
        text: `select ${own}, case when "certId" = $3 then "answers" end as "answers" from "certApply" where "tenantId" = $1 and "userId" = $2
          order by "certId" = $3 desc, "submittedTime" desc limit 1`,
        values: [tenantId, userId, terms.id],
      }),
      reading<Values>({
        name: 'apply_person',
        text: `select "nickname" as "personName", "phone" from "user" where "id" = $1`,
        values: [userId],
      }),
      unagreed({ tenantId, userId }),
    ],
  });
  if (!open) {
    const prefill = last ? await fitting({ context, terms, last }) : (person ?? {});
    return { ...terms, exams, agreements, open: null, prefill };
  }
  // What was returned is completed by the form that it was made with (Y6).
  const { asked, ...former } = open;
  return { ...terms, applyForm: askedForm(asked), exams, agreements, open: former, prefill: {} };
}

/** Without a photo that this certificate would refuse: another may ask for another size. */
async function fitting({
  context,
  terms,
  last,
}: {
  context: CallContext;
  terms: Terms;
  last: Values;
}): Promise<Values> {
  const { photo } = last;
  if (photo === null || (await photoProblems({ context, terms, photo })).length === 0) return last;
  return { ...last, photo: null };
}

/** What somebody said of themselves. */
const own = `"personName", "idType", "idNumber", "phone", "photo", "education", "workYears", "lowerCertCode", "needsAccessibleSeat"`;
