import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { guarded } from '../../engine/save.ts';
import { failures } from '../../failures.ts';

/** Makes these the invigilators of a session, and nobody else. @throws Failure 404, 422 where somebody is busy then (rule B4). */
export async function saveInvigilators(context: CallContext, input: Values): Promise<{ count: number }> {
  return saveStaff({ context, input, role: 'invigilator' });
}

/** Makes these the examiners of a session, and nobody else. @throws Failure as `saveInvigilators`. */
export async function saveExaminers(context: CallContext, input: Values): Promise<{ count: number }> {
  return saveStaff({ context, input, role: 'examiner' });
}

async function saveStaff({
  context,
  input: { sessionId, personIds },
  role,
}: {
  context: CallContext;
  input: Values;
  role: 'invigilator' | 'examiner';
}): Promise<{ count: number }> {
  const { app, scope } = context;
  const wanted = (personIds as string[]).map((personId) => ({ id: newId(), personId }));
  const key = [scope.tenantId, sessionId ?? null];
  const [[session]] = await guarded(context, () =>
    app.database.batch({
      scope,
      statements: [
        reading<{ id: string }>({
          name: 'staff_session',
          text: `select "id" from "examSession" where "tenantId" = $1 and "id" = $2 and "deletedTime" is null`,
          values: key,
        }),
        changing({
          name: 'staff_leave',
          text: `delete from "sessionStaff" where "tenantId" = $1 and "sessionId" = $2 and "role" = $3 and "personId" <> all($4)`,
          values: [...key, role, wanted.map(({ personId }) => personId)],
        }),
        changing({
          name: 'staff_come',
          text: `insert into "sessionStaff" ("id", "sessionId", "personId", "role")
            select w."id", $1, w."personId", $2 from jsonb_to_recordset($3::jsonb) w("id" text, "personId" text)
            where exists (select from "examSession" s where s."tenantId" = $4 and s."id" = $1 and s."deletedTime" is null)
            order by w."personId" on conflict ("tenantId", "sessionId", "personId", "role") do nothing`,
          values: [sessionId, role, JSON.stringify(wanted), scope.tenantId],
        }),
      ],
    }),
  );
  if (!session) throw failures.notFound('场次');
  return { count: wanted.length };
}
