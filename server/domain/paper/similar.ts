import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living } from '../../engine/living.ts';
import { alikeOf } from './alike.ts';
import { inTurn, readApart } from './inTurn.ts';

/** Questions of those named whose texts are nearly the same, two by two, the most alike first; at most 200 pairs. */
export function similar(context: CallContext, { ids }: Values): Promise<Values[]> {
  return inTurn(context, async () => {
    const texts = await readApart(
      context,
      reading<{ id: string; pairs: string[] }>({
        name: 'paper_similar',
        text: `select q."id", "questionPairs"(q) as "pairs" from "question" q
          where q."tenantId" = $1 and q."id" = any($2) and ${living('q')} order by q."id"`,
        values: [context.scope.tenantId, ids],
      }),
    );
    const pairs = await alikeOf(texts);
    return pairs
      .slice(0, 200)
      .map(({ id, other, share }) => ({ questionId: id, otherId: other, percent: Math.round(share * 100) }));
  });
}
