import { changing, reading } from '../../database/statement.ts';
import { living, turnedOn } from '../../engine/living.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { guarded } from '../../engine/save.ts';
import { failures } from '../../failures.ts';
import { signedIn } from '../session/index.ts';
import { thenForget } from './forget.ts';

/** The organisations that ask the caller to join, each with the roles it offers (rule T7). */
export async function invitations(context: CallContext): Promise<Values[]> {
  const { app } = context;
  const { userId } = signedIn(context);
  const [tenants] = await app.database.batch({
    scope: { tenantId: '', userId },
    statements: [
      reading<{ tenantId: string; tenantName: string; logo: string | null; roleIds: string[] }>({
        name: 'invitations',
        text: `select m."tenantId", t."tenantName", t."logo", array_agg(m."roleId" order by m."createdTime") as "roleIds"
          from "membership" m join "tenant" t on t."id" = m."tenantId" and ${turnedOn('t')}
          where m."userId" = $1 and m."state" = 'invited' and ${living('m')}
          group by m."tenantId", t."tenantName", t."logo" order by min(m."createdTime")`,
        values: [userId],
      }),
    ],
  });
  return Promise.all(
    tenants.map(async ({ roleIds, ...tenant }) => {
      const [roles] = await app.database.batch({
        scope: { tenantId: tenant.tenantId, userId },
        statements: [
          reading<{ roleName: string }>({
            name: 'invitation_roles',
            text: `select "roleName" from "role" where "tenantId" = $1 and "id" = any($2) and ${living()}
              order by array_position($2, "id")`,
            values: [tenant.tenantId, roleIds],
          }),
        ],
      });
      return { ...tenant, roleNames: roles.map(({ roleName }) => roleName) };
    }),
  );
}

/**
 * Joins the organisation with all the roles it offers, or none: what is declined is gone, and may be offered again.
 * @throws Failure 404 where it offers none.
 */
export async function answerInvitation(context: CallContext, input: Values): Promise<{ count: number }> {
  const own = `where "tenantId" = $1 and "userId" = $2 and "state" = 'invited' and ${living()} returning "id"`;
  return changeOwn({
    context,
    tenantId: String(input['tenantId']),
    text:
      input['isAgreed'] === true ? `update "membership" set "state" = 'on' ${own}` : `delete from "membership" ${own}`,
    missing: '这个邀请',
  });
}

/**
 * Gives up all memberships of an organisation. It is no removal that its administrators could take back: whoever left
 * joins again by their own consent alone (rules T7, T9).
 * @throws Failure 404 where the caller is no member of it, 409 where nobody else keeps it.
 */
export async function leave(context: CallContext, input: Values): Promise<{ count: number }> {
  return changeOwn({
    context,
    tenantId: String(input['tenantId']),
    text: `delete from "membership" where "tenantId" = $1 and "userId" = $2 returning "id"`,
    missing: '您在这个机构的身份',
  });
}

async function changeOwn({
  context,
  tenantId,
  text,
  missing,
}: {
  context: CallContext;
  tenantId: string;
  text: string;
  missing: string;
}): Promise<{ count: number }> {
  const { userId } = signedIn(context);
  const [rows] = await thenForget(context, () =>
    guarded(context, () =>
      context.app.database.batch({
        scope: { tenantId, userId },
        statements: [changing<{ id: string }>({ text, values: [tenantId, userId] })],
      }),
    ),
  );
  if (rows.length === 0) throw failures.notFound(missing);
  return { count: rows.length };
}
