import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { guarded } from '../../engine/save.ts';
import { failures, type FieldError } from '../../failures.ts';
import { handInExams, signingKey } from '../attempt/index.ts';
import { signedIn } from '../session/index.ts';

interface Done {
  problem?: 'session';
  count: number;
  left: { reason: string; nickname: string }[];
  /** The attempts that are to be handed in. */
  handIn?: string[];
}

/**
 * Does something at a board: to examinees by their places, to a room, or to all that the caller invigilates; each act is kept
 * (rules O1 to O6).
 * @returns to how many it was done, and who was left out and why: {count, left}
 * @throws Failure 404 of a session or room of others, 422 where something is to be said besides
 */
export async function act(context: CallContext, input: Values): Promise<Values> {
  const wrong = missing(input);
  if (wrong.length > 0) throw failures.invalid(wrong);
  const { app } = context;
  const { tenantId, userId } = signedIn(context);
  const { sessionId, kind, placementIds, roomId, seconds, violation, text, picture } = input;
  const scope = { tenantId, userId };
  const statement = changing<{ done: Done }>({
    name: 'board_act',
    text: 'select "invigilate"($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as "done"',
    values: [tenantId, userId, newId(), sessionId, kind, placementIds, roomId, seconds, violation, text, picture].map(
      (value) => value ?? null,
    ),
  });
  const key = kind === 'handIn' ? await signingKey(app) : undefined;
  const [row] = await guarded(context, () =>
    key === undefined
      ? app.database.query(statement)
      : // The acts and what they say, or neither.
        app.database.inScope({ scope }, async (transaction) => {
          const rows = await transaction.query(statement);
          await handInExams({ key, transaction, tenantId, attemptIds: rows[0]?.done.handIn ?? [] });
          return rows;
        }),
  );
  if (!row) throw failures.broken();
  const { problem, count, left } = row.done;
  if (problem) throw failures.notFound('场次');
  return { count, left };
}

/** What is to be said of each kind of act. */
const needed: Readonly<Record<string, readonly string[]>> = {
  extend: ['seconds'],
  reduce: ['seconds'],
  reopen: ['text'],
  handIn: ['text'],
  note: ['placementIds', 'text'],
  violation: ['placementIds', 'violation', 'text'],
  announce: ['text'],
};

const titles: Readonly<Record<string, string>> = {
  seconds: '请写明多少时间',
  text: '请写明原因或内容',
  placementIds: '请选择考生',
  violation: '请选择违规种类',
};

function missing(input: Values): FieldError[] {
  const kind = String(input['kind']);
  // What is announced is told to a room or to all.
  if (kind === 'announce' && input['placementIds'] !== undefined)
    return [{ path: '/placementIds', message: '通知发给考场或全部考生，不能只选几个人' }];
  return (needed[kind] ?? [])
    .filter((name) => input[name] === undefined)
    .map((name) => ({ path: `/${name}`, message: titles[name] ?? '' }));
}
