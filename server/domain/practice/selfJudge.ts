import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { Failure, failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';
import { keepInBook } from './book.ts';
import type { StoredCard } from './schedule.ts';

interface Given {
  certId: string;
  questionVersion: number;
  isCorrect: boolean | null;
  selfVerdict: boolean | null;
  formerCard: StoredCard | null;
  card: StoredCard | null;
}

interface Place {
  transaction: Transaction;
  tenantId: string;
  userId: string;
  /** Of the answer, and of the wrong record. */
  id: string;
}

/**
 * The learner's own verdict on the last answer to a question that no machine could judge; it may be changed (rule P13).
 * @throws Failure 404 where the question was not answered, 409 where the server has judged the answer.
 */
export async function selfJudge(context: CallContext, { questionId, isRight }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const verdict = isRight === true;
  return context.app.database.inScope({ scope: context.scope }, async (transaction) => {
    const place = { transaction, tenantId, userId, id: `${userId}/${String(questionId)}` };
    const given = await readGiven(place);
    if (!given) throw failures.notFound('这道题的作答');
    if (given.isCorrect !== null)
      throw new Failure({ status: 409, message: '这道题已由系统判定，不需要自评', data: { reason: 'judged' } });
    const { certId, questionVersion: version, selfVerdict } = given;
    if (selfVerdict === verdict) return { selfVerdict, wrongRecordId: null, nextDue: null };
    const card = selfVerdict === null ? given.card : given.formerCard;
    if (selfVerdict !== null) await undo({ ...place, wasWrong: !selfVerdict, card });
    const [kept] = await keepInBook({
      transaction,
      tenantId,
      userId,
      certId,
      outcomes: [{ questionId: String(questionId), version, isCorrect: verdict, card }],
    });
    await transaction.query(
      changing({
        name: 'practice_judge',
        text: `update "practiceAnswer" set "selfVerdict" = $3, "formerCard" = $4 where "tenantId" = $1 and "id" = $2`,
        values: [tenantId, place.id, verdict, card],
      }),
    );
    await transaction.query(
      changing({
        name: 'practice_judgeRound',
        text: `update "roundAnswer" r set "selfVerdict" = $3 where r."tenantId" = $1 and r."id" = (
            select a."roundId" || '/' || a."questionId" from "practiceAnswer" a where a."tenantId" = $1 and a."id" = $2)`,
        values: [tenantId, place.id, verdict],
      }),
    );
    return { selfVerdict: verdict, wrongRecordId: kept?.wrongRecordId ?? null, nextDue: kept?.nextDue ?? null };
  });
}

async function readGiven({ transaction, tenantId, id }: Place): Promise<Given | undefined> {
  const [given] = await transaction.query(
    changing<Given>({
      name: 'practice_given',
      text: `select a."certId", a."questionVersion", a."isCorrect", a."selfVerdict", a."formerCard",
        (select w."card" from "wrongRecord" w where w."tenantId" = $1 and w."id" = $2) as "card"
      from "practiceAnswer" a where a."tenantId" = $1 and a."id" = $2 for update`,
      values: [tenantId, id],
    }),
  );
  return given;
}

/** The wrong-answer book as it was before the former verdict; a record that this made goes. */
async function undo({
  transaction,
  tenantId,
  id,
  wasWrong,
  card,
}: Place & { wasWrong: boolean; card: StoredCard | null }): Promise<void> {
  if (wasWrong && !card)
    await transaction.query(
      changing({
        name: 'practice_undoRecord',
        text: `delete from "wrongRecord" where "tenantId" = $1 and "id" = $2 and "wrongCount" <= 1`,
        values: [tenantId, id],
      }),
    );
  await transaction.query(
    changing({
      name: 'practice_undo',
      text: `update "wrongRecord" set "wrongCount" = "wrongCount" - $3, "card" = coalesce($4, "card")
        where "tenantId" = $1 and "id" = $2`,
      values: [tenantId, id, wasWrong ? 1 : 0, card],
    }),
  );
}
