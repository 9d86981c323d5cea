import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { living, turnedOn } from '../../engine/living.ts';
import { guarded } from '../../engine/save.ts';
import { failures } from '../../failures.ts';
import { signedIn } from '../session/index.ts';
import { thenForget } from './forget.ts';
import { answerInvitation } from './invitation.ts';

/** Of those who join by themselves. */
const studentRole = '2';

/**
 * The caller joins an organisation as a student, where it lets people do so; an invitation that waits is accepted. Who is a
 * member already stays what they are (rule T21).
 * @throws Failure 404 where there is no such organisation, 403 where it takes nobody or has suspended the caller.
 */
export async function join(context: CallContext, input: Values): Promise<{ count: number }> {
  const tenantId = String(input['tenantId']);
  const { userId, isOperator } = signedIn(context);
  const scope = { tenantId, userId };
  const [[tenant], [portal], memberships] = await context.app.database.batch({
    scope,
    statements: [
      reading<{ id: string }>({
        name: 'join_tenant',
        text: `select "id" from "tenant" where "id" = $1 and ${turnedOn()}`,
        values: [tenantId],
      }),
      reading<{ isOpenToJoin: boolean }>({
        name: 'join_portal',
        text: 'select "isOpenToJoin" from "portalInfo" where "tenantId" = $1',
        values: [tenantId],
      }),
      reading<{ state: string }>({
        name: 'join_own',
        text: `select "state" from "membership" where "tenantId" = $1 and "userId" = $2 and ${living()}`,
        values: [tenantId, userId],
      }),
    ],
  });
  if (!tenant) throw failures.notFound('机构');
  const states = memberships.map(({ state }) => state);
  if (isOperator || states.includes('on')) return { count: 0 };
  if (states.includes('invited')) return answerInvitation(context, { tenantId, isAgreed: true });
  if (states.length > 0) throw failures.denied('您在这个机构的身份已停用，请联系机构');
  if (portal?.isOpenToJoin === false) throw failures.denied('这个机构不接受自行加入，请联系机构');
  await thenForget(context, () =>
    guarded(context, () =>
      context.app.database.batch({
        // By the system: who is no member yet gives nobody a role (T4).
        scope: { tenantId, userId: 'system' },
        statements: [
          changing({
            text: 'insert into "membership" ("id", "tenantId", "userId", "roleId") values ($1, $2, $3, $4)',
            values: [newId(), tenantId, userId, studentRole],
          }),
        ],
      }),
    ),
  );
  return { count: 1 };
}
