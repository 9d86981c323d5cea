import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living } from '../../engine/living.ts';

/** The categories of papers from the top down, each with how many papers are filed right under it. */
export async function category({ app, scope }: CallContext): Promise<Values[]> {
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<Values>({
        name: 'paper_category',
        text: `select c."id", c."categoryName", c."parentId",
            (select count(*)::integer from "paper" p
              where p."tenantId" = c."tenantId" and p."categoryId" = c."id" and ${living('p')}) as "paperCount"
          from "paperCategory" c where c."tenantId" = $1 and ${living('c')}
          order by c."parentId" nulls first, c."order", c."id"`,
        values: [scope.tenantId],
      }),
    ],
  });
  return rows;
}
