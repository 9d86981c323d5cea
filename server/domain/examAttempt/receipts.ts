import { reading } from '../../database/statement.ts';
import { callTurn, type MostWaiting } from '../../engine/callTurn.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { FairQueue } from '../../engine/fairQueue.ts';
import { publicKey, refusals } from '../attempt/index.ts';
import { learnerOf } from '../session/index.ts';

interface Sealed {
  certName: string;
  sessionCode: string;
  answers: Values[];
  seals: Values[];
}

/**
 * The receipts of the caller's own exam, with all that is needed to check them without the server (rules H7, H8).
 * @throws Failure 404, 429, 503 where too many wait
 */
export async function receipts(context: CallContext, { attemptId }: Values): Promise<Values> {
  const { tenantId } = learnerOf(context);
  const { app, scope } = context;
  const leave = await callTurn({ queue: turns, context, most, tooMany: busyText, busy: busyText });
  try {
    const [[found]] = await app.database.batch({
      scope,
      statements: [
        reading<Sealed>({
          name: 'exam_receipts',
          text: `select c."certName", s."sessionCode", coalesce((
              select jsonb_agg(jsonb_build_object('number', l."number", 'segment', l."segment", 'questionId', l."questionId",
                'questionVersion', l."questionVersion", 'content', l."content", 'savedTime', l."savedTime", 'salt', l."salt",
                'receipt', l."receipt") order by l."number")
              from "answerLog" l where l."tenantId" = a."tenantId" and l."attemptId" = a."id"), '[]') as "answers", coalesce((
              select jsonb_agg(jsonb_build_object('segment', e."segment", 'answerCount', e."answerCount", 'receipt', e."receipt",
                'sealedTime', e."sealedTime", 'signature', e."signature") order by e."segment")
              from "attemptSeal" e where e."tenantId" = a."tenantId" and e."attemptId" = a."id"), '[]') as "seals"
          from "attempt" a join "cert" c on c."tenantId" = a."tenantId" and c."id" = a."certId"
            join "examSession" s on s."tenantId" = a."tenantId" and s."id" = a."sessionId"
          where a."tenantId" = $1 and a."id" = $2 and a."kind" = 'exam'`,
          values: [tenantId, attemptId],
        }),
      ],
    });
    if (!found) throw refusals.notFound('exam');
    return { ...found, attemptId: attemptId ?? null, publicKey: await publicKey(app) };
  } finally {
    leave();
  }
}

/** Receipts may be of many megabytes: two at a time in a process, and of one person one. */
const turns = new FairQueue({ size: 2 });
const most: MostWaiting = { ofPerson: 2, ofAll: 200 };
const busyText = '正在取回执的人太多，请稍后再试';

/** The platform's public key of receipts, for anyone. */
export async function receiptKey({ app }: CallContext): Promise<Values> {
  return { publicKey: await publicKey(app) };
}
