import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { signedIn } from '../session/index.ts';

/** A session that one invigilates, as its board shows it. */
export interface Board extends Values {
  people: Person[];
  acts: Values[];
}

export interface Person extends Values {
  placementId: string;
}

/** The sessions that the caller invigilates, by their beginning (rule O1). */
export async function sessions(context: CallContext): Promise<Values[]> {
  const { tenantId, userId } = signedIn(context);
  const [row] = await context.app.database.query(
    changing<{ sessions: Values[] }>({
      name: 'board_sessions',
      text: 'select "boardSessions"($1, $2) as "sessions"',
      values: [tenantId, userId],
    }),
  );
  return row?.sessions ?? [];
}

/** The rooms that the caller invigilates in a session, who sits there, and what was done. @throws Failure 404 for others'. */
export async function board(context: CallContext, { sessionId }: Values): Promise<Board> {
  const { tenantId, userId } = signedIn(context);
  const [row] = await context.app.database.query(
    changing<{ board: Board | null }>({
      name: 'board_whole',
      text: 'select "invigilationBoard"($1, $2, $3) as "board"',
      values: [tenantId, userId, sessionId],
    }),
  );
  if (!row?.board) throw failures.notFound('场次');
  return row.board;
}

/** Whether a file is the photo of somebody at a board of the caller's own (rules O1, D5). */
export async function isPhotoAtBoard({ context, fileId }: { context: CallContext; fileId: string }): Promise<boolean> {
  const { tenantId, userId } = signedIn(context);
  const [row] = await context.app.database.query(
    changing<{ isShown: boolean }>({
      name: 'board_photo',
      text: 'select "isPhotoAtBoard"($1, $2, $3) as "isShown"',
      values: [tenantId, userId, fileId],
    }),
  );
  return row?.isShown ?? false;
}
