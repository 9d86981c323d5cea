import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { learnerOf } from '../session/index.ts';
import { readPaper, shownPaper } from './paper.ts';
import { refusals } from './refusals.ts';

interface Place {
  mockId: string;
  deviceId: string;
}

/** The own mock exam as it stands, on this or another device. @throws Failure 404. */
export async function resume(context: CallContext, input: Values): Promise<Values> {
  const { mockId, deviceId } = input as unknown as Place;
  return shownPaper({ paper: await readPaper(context, { mockId }), deviceId });
}

/**
 * From now on this device answers; the one before is refused (rule M8).
 * @throws Failure 404, 409 handed in.
 */
export async function takeOver(context: CallContext, input: Values): Promise<Values> {
  const { mockId, deviceId } = input as unknown as Place;
  const { tenantId, userId } = learnerOf(context);
  await context.app.database.query(
    changing({
      name: 'mock_takeOver',
      text: 'select "mock_takeOver"($1, $2, $3, $4)',
      values: [tenantId, userId, mockId, deviceId],
    }),
  );
  const paper = await readPaper(context, { mockId });
  if (paper.state === 'handedIn') throw refusals.handedIn();
  return shownPaper({ paper, deviceId });
}

/** Whether it is still sat, on which device, and how long. @throws Failure 404. */
export async function status(context: CallContext, input: Values): Promise<Values> {
  const { mockId, deviceId } = input as unknown as Place;
  const { tenantId, userId } = learnerOf(context);
  const [[row]] = await context.app.database.batch({
    scope: { tenantId, userId },
    statements: [
      reading<{ state: string; isMine: boolean; remainingSeconds: number }>({
        name: 'mock_status',
        text: `select "state", "deviceId" = $3 as "isMine",
            case when "state" = 'sitting' then "secondsLeft"("deadline") else 0 end as "remainingSeconds"
          from "mockExam" where "tenantId" = $1 and "id" = $2`,
        values: [tenantId, mockId, deviceId],
      }),
    ],
  });
  if (!row) throw refusals.notFound();
  if (row.state === 'handedIn' || row.remainingSeconds > 0) return { ...row };
  const { state } = await readPaper(context, { mockId });
  return { ...row, state };
}
