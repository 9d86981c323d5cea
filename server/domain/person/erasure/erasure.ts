import { reading } from '../../../database/statement.ts';
import type { CallContext } from '../../../engine/context.ts';
import { failures } from '../../../failures.ts';
import type { Whose } from '../whose.ts';

/** A deletion of personal data, and whose they are. */
export interface Erasure {
  id: string;
  erasureCode: string;
  state: string;
  personName: string;
  userId: string;
  whose: Whose;
}

/** @throws Failure 404 where the caller sees no such one */
export async function erasureOf({
  context: { app, scope },
  id,
}: {
  context: CallContext;
  id: string;
}): Promise<Erasure> {
  const [[found]] = await app.database.batch({
    scope,
    statements: [
      reading<Omit<Erasure, 'whose'> & Whose>({
        name: 'erasure_find',
        text: `select e."id", e."erasureCode", e."state", e."tenantId", p."id" as "personId", p."userId", p."personName"
          from "erasure" e join "person" p on p."tenantId" = e."tenantId" and p."id" = e."personId"
          where e."tenantId" = $1 and e."id" = $2`,
        values: [scope.tenantId, id],
      }),
    ],
  });
  if (!found) throw failures.notFound('个人数据删除');
  const { tenantId, personId, ...erasure } = found;
  return { ...erasure, whose: { tenantId, personId, userId: found.userId } };
}
