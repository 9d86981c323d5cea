import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { practised, turnedOn } from '../../engine/living.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';

/** What a certificate's published questions are about: its knowledge points, most used first, and difficulties. @throws Failure 404. */
export async function topics(context: CallContext, { certCode }: Values): Promise<Values> {
  const { tenantId } = learnerOf(context);
  const from = `"question" q
    join "cert" c on c."tenantId" = q."tenantId" and c."id" = q."certId" and c."certCode" = $2 and ${turnedOn('c')}`;
  const where = `q."tenantId" = $1 and ${practised('q')}`;
  const values = [tenantId, certCode];
  const [certs, knowledge, difficulty] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'practice_cert',
        text: `select "id" from "cert" where "tenantId" = $1 and "certCode" = $2 and ${turnedOn()}`,
        values,
      }),
      reading<Values>({
        name: 'practice_knowledge',
        text: `select item as "label", count(*)::integer as "count" from ${from}
          cross join lateral jsonb_array_elements_text(q."knowledge") item
          where ${where} group by item order by count(*) desc, item limit 100`,
        values,
      }),
      reading<Values>({
        name: 'practice_difficulty',
        text: `select q."difficulty" as "code", count(*)::integer as "count" from ${from}
          where ${where} and q."difficulty" is not null group by q."difficulty" order by q."difficulty"`,
        values,
      }),
    ],
  });
  if (certs.length === 0) throw failures.notFound('证书');
  return { knowledge, difficulty };
}
