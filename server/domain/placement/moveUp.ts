import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';

/**
 * Says what became of those who were let up out of turn: a place, or in a full session the first place in line, where the
 * trigger `firstInLine` has put them (rule Z4).
 * @throws Failure 409 where several of one session do not all have a place: who of them is first is for people to say.
 */
export async function moveUp({ app, scope }: CallContext, { ids }: Values): Promise<Values> {
  const [sessions] = await app.database.batch({
    scope,
    statements: [
      changing<{ placed: number; waiting: number }>({
        name: 'placement_let_up',
        text: `select count(*) filter (where "state" = 'placed') as "placed", count(*) filter (where "state" = 'waiting') as "waiting"
          from "placement" where "tenantId" = $1 and "id" = any($2) group by "sessionId"`,
        values: [scope.tenantId, ids ?? []],
      }),
    ],
  });
  if (sessions.some(({ placed, waiting }) => waiting > 0 && placed + waiting > 1))
    throw failures.conflict('场次的名额不够这些人，请一人一人地递补');
  const placed = sessions.reduce((sum, session) => sum + session.placed, 0);
  const waiting = sessions.reduce((sum, session) => sum + session.waiting, 0);
  const said = [
    ...(placed > 0 ? [`已给 ${placed} 人考位`] : []),
    ...(waiting > 0 ? [`场次已满，${waiting} 人排到了候补的最前面`] : []),
  ];
  return { said: `${said.join('；')}。` };
}
