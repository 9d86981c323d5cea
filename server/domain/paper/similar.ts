import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living } from '../../engine/living.ts';
import { alikeOf } from './alike.ts';

/** Questions of those named whose texts are nearly the same, two by two, the most alike first; at most 200 pairs. */
export async function similar({ app, scope }: CallContext, { ids }: Values): Promise<Values[]> {
  const [texts] = await app.database.batch({
    scope,
    statements: [
      reading<{ id: string; pairs: string[] }>({
        name: 'paper_similar',
        text: `select q."id", "questionPairs"(q) as "pairs" from "question" q
          where q."tenantId" = $1 and q."id" = any($2) and ${living('q')} order by q."id"`,
        values: [scope.tenantId, ids],
      }),
    ],
  });
  return alikeOf(texts)
    .slice(0, 200)
    .map(({ id, other, share }) => ({ questionId: id, otherId: other, percent: Math.round(share * 100) }));
}
