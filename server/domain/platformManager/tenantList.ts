import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living } from '../../engine/living.ts';
import { sliceOf, type Page } from '../../engine/page.ts';
import { failures } from '../../failures.ts';

interface Tenant extends Values {
  id: string;
  tenantName: string;
  state: string;
}

/** A page of the organisations that a manager of the platform looks after. @throws Failure 404 where there is no such manager. */
export async function tenantList({ app, scope }: CallContext, input: Values): Promise<Page> {
  const { size, skip } = sliceOf(input);
  const ofManager = `from "tenant" t join "platformManager" m on m."id" = $1 and (m."isOfAll" or m."tenantIds" ? t."id")
    where ${living('t')}`;
  const [managers, rows, [counted]] = await app.database.batch({
    scope,
    statements: [
      reading({
        name: 'manager_one',
        text: `select "id" from "platformManager" where "id" = $1`,
        values: [input['id']],
      }),
      reading<Tenant>({
        name: 'manager_tenants',
        text: `select t."id", t."tenantName", t."state" ${ofManager}
          order by t."createdTime", t."id" offset $2 limit $3`,
        values: [input['id'], skip, size],
      }),
      reading<{ total: number }>({
        name: 'manager_tenantTotal',
        text: `select count(*)::integer as "total" ${ofManager}`,
        values: [input['id']],
      }),
    ],
  });
  if (managers.length === 0) throw failures.notFound('平台管理员');
  return { rows, total: counted?.total ?? 0 };
}
