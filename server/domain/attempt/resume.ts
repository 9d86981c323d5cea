import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { learnerOf } from '../session/index.ts';
import type { AttemptName } from './kinds.ts';
import { readPaper, shownPaper } from './paper.ts';
import { refusals } from './refusals.ts';

interface Place extends AttemptName {
  deviceId: string;
}

/** The own attempt as it stands, on this or another device. @throws Failure 404. */
export async function resumeAttempt(context: CallContext, { deviceId, ...name }: Place): Promise<Values> {
  return shownPaper({ paper: await readPaper(context, name), deviceId });
}

/**
 * From now on this device answers; the one before is refused (rule M8).
 * @throws Failure 404, 409 handed in, or while the invigilator holds it to the device before (rule O4).
 */
export async function takeOverAttempt(context: CallContext, { deviceId, ...name }: Place): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [row] = await context.app.database.query(
    changing<{ problem: string | null }>({
      name: 'attempt_takeOver',
      text: 'select "attempt_takeOver"($1, $2, $3, $4, $5) as "problem"',
      values: [tenantId, userId, name.kind, name.attemptId, deviceId],
    }),
  );
  if (row?.problem) throw refusals.unreleased();
  const paper = await readPaper(context, name);
  if (paper.state === 'handedIn') throw refusals.handedIn();
  return shownPaper({ paper, deviceId });
}

/** Whether it is still sat, on which device, and how long; of an exam what was said to all. @throws Failure 404. */
export async function statusOfAttempt(context: CallContext, { deviceId, ...name }: Place): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[row]] = await context.app.database.batch({
    scope: { tenantId, userId },
    statements: [
      reading<{
        state: string;
        isMine: boolean;
        isPaused: boolean;
        notices: Values[] | null;
        remainingSeconds: number;
        isOverdue: boolean;
      }>({
        name: 'attempt_status',
        text: `select "state", "deviceId" = $3 as "isMine",
            "secondsLeft"("attempt") as "remainingSeconds", "pausedTime" is not null as "isPaused",
            case when "kind" = 'exam' then "announcedTo"("tenantId", "placementId") end as "notices",
            "state" = 'sitting' and "isOver"("attempt") as "isOverdue"
          from "attempt" where "tenantId" = $1 and "id" = $2 and "kind" = $4`,
        values: [tenantId, name.attemptId, deviceId, name.kind],
      }),
    ],
  });
  if (!row) throw refusals.notFound(name.kind);
  const { isOverdue, ...standing } = row;
  if (!isOverdue) return standing;
  const { state } = await readPaper(context, name);
  return { ...standing, state };
}
