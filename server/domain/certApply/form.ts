import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { learnerOf } from '../session/index.ts';
import { openStates } from './states.ts';
import { termsOf } from './terms.ts';

/**
 * What the caller fills in to apply for a certificate: its terms and form, exams that are open for application or will
 * be, what they said in their last application, and the one that is open already.
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
  const [exams, [open], [last], [person]] = await app.database.batch({
    scope,
    statements: [
      reading<Values>({
        name: 'apply_exams',
        text: `select e."id", e."examName", e."applyStartTime", e."applyEndTime", e."validityPeriodStartTime",
            e."validityPeriodEndTime", e."note", e."places", now() >= e."applyStartTime" as "isOpen",
            case when e."places" is null then null else greatest(0, e."places" - (select count(*)::integer from "certApply" a
              where a."tenantId" = e."tenantId" and a."examId" = e."id" and a."state" = any($3))) end as "left"
          from "exam" e where e."tenantId" = $1 and e."certId" = $2 and e."state" = 'published'
            and e."deletedTime" is null and now() < e."applyEndTime"
          order by e."applyStartTime", e."id" limit 50`,
        values: [tenantId, terms.id, openStates],
      }),
      reading<Values>({
        name: 'apply_open',
        text: `select ${own}, "applyCode", "examId", "state", "reason", "completeBy", "version", "id" from "certApply"
          where "tenantId" = $1 and "certId" = $2 and "userId" = $3 and "state" = any($4)`,
        values: [tenantId, terms.id, userId, openStates],
      }),
      reading<Values>({
        name: 'apply_last',
        text: `select ${own} from "certApply" where "tenantId" = $1 and "userId" = $2
          order by "certId" = $3 desc, "submittedTime" desc limit 1`,
        values: [tenantId, userId, terms.id],
      }),
      reading<Values>({
        name: 'apply_person',
        text: `select "nickname" as "personName", "phone" from "user" where "id" = $1`,
        values: [userId],
      }),
    ],
  });
  return { ...terms, exams, open: open ?? null, prefill: last ?? person ?? {} };
}

/** What somebody said of themselves. */
const own = `"personName", "idType", "idNumber", "phone", "photo", "education", "workYears", "lowerCertCode", "answers"`;
