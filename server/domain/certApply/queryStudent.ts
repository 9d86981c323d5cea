import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';

/**
 * Who is registered for the exam of a session, or was until its results used that up (rule SC26): `{rows, total}`, by their application numbers.
 * @throws Failure 404 where there is no such session.
 */
export async function queryStudent({ app, scope }: CallContext, input: Values): Promise<Values> {
  const { id, keyword = '', pageNum = 1, pageSize = 20 } = input;
  const where = `v."tenantId" = $1 and v."state" in ('registered', 'used')
    and v."examId" = (select s."examId" from "examSession" s where s."tenantId" = $1 and s."id" = $2)
    and ($3 = '' or position(lower($3) in lower(concat_ws(' ', v."personName", v."applyCode"))) > 0)`;
  const values = [scope.tenantId, id ?? null, String(keyword).trim()];
  const [[session], rows, [counted]] = await app.database.batch({
    scope,
    statements: [
      reading<{ id: string }>({
        name: 'apply_session',
        text: `select "id" from "examSession" where "tenantId" = $1 and "id" = $2 and "deletedTime" is null`,
        values: [scope.tenantId, id ?? null],
      }),
      reading<Values>({
        name: 'apply_students',
        text: `select v."id", v."applyCode", v."personName", v."idType", v."idNumber", v."phone", v."registeredTime"
          from "certApplyView" v where ${where} order by v."applyCode" limit $4 offset $5`,
        values: [...values, pageSize, (Number(pageNum) - 1) * Number(pageSize)],
      }),
      reading<{ total: number }>({
        name: 'apply_countStudents',
        text: `select count(*)::integer as "total" from "certApplyView" v where ${where}`,
        values,
      }),
    ],
  });
  if (!session) throw failures.notFound('场次');
  return { rows, total: counted?.total ?? 0 };
}
