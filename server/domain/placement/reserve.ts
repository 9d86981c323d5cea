import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';
import { entityNamed, type CallContext, type Values } from '../../engine/context.ts';
import { create, guarded } from '../../engine/save.ts';
import { allFields } from '../../engine/sight.ts';
import { step } from '../../engine/step.ts';
import { Turns } from '../../engine/turns.ts';
import { within } from '../../engine/within.ts';
import { failures, type Failure } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';

interface Former {
  id: string;
  sessionId: string;
  state: string;
  way: 'reserved' | 'assigned';
}

/** Of a rush for one session each waits here, not with a connection that others need. */
const rushes = new Turns({ most: 1 });

type Reserving =
  | { problem: keyof typeof problems; until?: string }
  | { problem?: never; applyId: string; former: Former | null };

/**
 * The caller reserves a session of an exam for which they are registered, or changes to it (rules Z2 to Z4); where it is
 * full they wait, if they say so. Whoever changes keeps what they had until they have the other. `from` and `fromState` are
 * the placement that the caller knows of, null for none: where they are given, no other is given up.
 * @throws Failure 404 where there is no such session, 409 where it is full, the window is not open, the learner is busy then
 * or has another placement than `from`, or has passed the subject already and it is kept (rule SC38), 422 where they are not registered for it.
 */
export async function reserve(context: CallContext, { id, mayWait = false, from, fromState }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const whole = { ...context, scope: allFields(context.scope) };
  const entity = entityNamed({ app: context.app, name: 'placement' });
  const reserveIn = async (transaction: Transaction): Promise<Values> => {
    const inside = { ...within({ context: whole, transaction }), entity };
    const [row] = await transaction.query(
      changing<{ reply: Reserving }>({
        name: 'placement_reserving',
        text: 'select "reserving"($1, $2, $3) as "reply"',
        values: [tenantId, userId, id],
      }),
    );
    if (!row) throw failures.broken();
    const { reply } = row;
    if (reply.problem !== undefined) throw problems[reply.problem](reply.until);
    const { applyId, former } = reply;
    if (former && former.sessionId === id) return { id: former.id, state: former.state, sessionId: former.sessionId };
    const hasChanged = from !== undefined && from !== (former?.id ?? null);
    const hasMoved = fromState !== undefined && fromState !== former?.state;
    if (hasChanged || hasMoved) throw failures.conflict('您的预约已有变化，请核对后再试');
    if (former) {
      if (former.way === 'assigned') throw failures.conflict('考位是机构安排的，要更改请联系机构');
      await step(inside, { id: former.id, step: 'release' });
    }
    const made = await create({ context: inside, entity, values: { applyId, sessionId: id ?? null, way: 'reserved' } });
    if (made['state'] !== 'placed') {
      if (former?.state === 'placed') throw failures.conflict('这个场次已满，您现在的预约仍然保留');
      if (mayWait !== true) throw failures.conflict('这个场次已满，可以候补或选择别的场次');
    }
    return { id: made['id'] ?? null, state: made['state'] ?? null, sessionId: id ?? null };
  };
  return rushes.take(`${tenantId}/${id}`, () =>
    guarded(context, () => context.app.database.inScope({ scope: whole.scope }, reserveIn)),
  );
}

const problems = {
  session: () => failures.notFound('场次'),
  apply: (): Failure => failures.invalid([{ path: '/id', message: '您还没有登记这次考试，登记以后才能预约' }]),
  none: () => failures.conflict('这次考试不用预约，由机构安排场次'),
  early: () => failures.conflict('还没有到预约时间'),
  busy: () => failures.conflict('您在这段时间已有别的考试安排'),
  late: () => failures.conflict('预约已经截止'),
  kept: (until) => failures.conflict(`这一科已通过，成绩保留到 ${until}，不用再考`),
} as const satisfies Record<string, (until?: string) => Failure>;
