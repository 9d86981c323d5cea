import { changing } from '../../database/statement.ts';
import { chosenIds } from '../../engine/chosen.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { guarded } from '../../engine/save.ts';
import { failures } from '../../failures.ts';

/**
 * Says of applications whether they are paid for; those of which it is said already stay as they are (rule Y12). All or
 * nothing.
 * @throws Failure 404 where one is not there, 409 where one is registered or no longer under way, or to be paid for no exam.
 */
export async function setPaid(context: CallContext, input: Values): Promise<{ count: number }> {
  const { app, scope } = context;
  const { isPaid, ...chosen } = input;
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      const ids = await chosenIds({ context, entity: entityOf(context), input: chosen, transaction });
      const found = await transaction.query(
        changing<Paying>({
          name: 'apply_toPay',
          text: `select "applyCode", "isPaid", "examId" is not null as "hasExam", coalesce("needsPayment", false) as "needsPayment", "state" in ('pending', 'rechecking', 'platform', 'returned', 'approved') as "isOpen"
            from "certApply" where "tenantId" = $1 and "id" = any($2) order by "id" for update`,
          values: [scope.tenantId, ids],
        }),
      );
      if (found.length < ids.length) throw failures.notFound('报名');
      const changes = found.filter((each) => each.isPaid !== isPaid);
      const closed = changes.find(({ isOpen }) => !isOpen);
      if (closed) throw failures.conflict(`报名 ${closed.applyCode} 已登记或已不再办理，不能改变是否已缴费`);
      const free = isPaid === true ? changes.find(({ needsPayment }) => !needsPayment) : undefined;
      if (free)
        throw failures.conflict(
          free.hasExam
            ? `报名 ${free.applyCode} 的考试不用缴费，不能确认缴费`
            : `报名 ${free.applyCode} 还没有安排考试，不能确认缴费：请先安排考试`,
        );
      await transaction.query(
        changing({
          name: 'apply_pay',
          text: `update "certApply" set "isPaid" = $3, "paidTime" = case when $3 then now() end
            where "tenantId" = $1 and "id" = any($2) and "isPaid" <> $3`,
          values: [scope.tenantId, ids, isPaid === true],
        }),
      );
      return { count: changes.length };
    }),
  );
}

interface Paying {
  applyCode: string;
  isPaid: boolean;
  hasExam: boolean;
  needsPayment: boolean;
  isOpen: boolean;
}
