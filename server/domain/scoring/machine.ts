import { changing, reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { guarded } from '../../engine/save.ts';
import { asSweep } from '../attempt/index.ts';
import { keyOf, letWait, readQuestions, storeVerdicts, type Version } from './awards.ts';
import { judge, type MultiplePolicy } from './judge.ts';

/** A paper that waits to be scored. */
interface Waiting {
  resultId: string;
  attemptId: string;
  policy: MultiplePolicy;
  paper: (Version & { score: number })[];
}

interface Given {
  attemptId: string;
  questionId: string;
  selectedOptions: number[];
  inputInfo: string[];
}

/**
 * Scores what machines can score of up to so many results of a tenant, in one transaction (rules SC5, SC6); the rest waits
 * for examiners (SC11). Those that another process is just scoring are left to it.
 * @returns how many
 */
export async function scoreSome({
  app,
  tenantId,
  limit,
}: {
  app: App;
  tenantId: string;
  limit: number;
}): Promise<number> {
  return guarded({ app }, () =>
    app.database.inScope({ scope: { tenantId, userId: '' } }, async (transaction) => {
      await transaction.query(asSweep);
      const results = await transaction.query(
        changing<{ id: string }>({
          name: 'scoring_lock',
          text: `select r."id" from "result" r where r."tenantId" = $1 and r."machineTime" is null and r."attemptId" is not null
            and r."state" = 'pending' order by r."id" limit $2 for update skip locked`,
          values: [tenantId, limit],
        }),
      );
      if (results.length === 0) return 0;
      const ids = results.map(({ id }) => id);
      const waiting = await transaction.query(
        reading<Waiting>({
          name: 'scoring_waiting',
          text: `select r."id" as "resultId", m."id" as "attemptId", m."paper", coalesce(s."multiplePolicy", 'whole') as "policy"
            from "result" r join "attempt" m on m."tenantId" = r."tenantId" and m."id" = r."attemptId"
              left join "examSession" s on s."tenantId" = m."tenantId" and s."id" = m."sessionId"
            where r."tenantId" = $1 and r."id" = any($2)`,
          values: [tenantId, ids],
        }),
      );
      const answers = await transaction.query(
        reading<Given>({
          name: 'scoring_answers',
          text: `select a."attemptId", a."questionId", a."selectedOptions", a."inputInfo" from "attemptAnswer" a
            where a."tenantId" = $1 and a."attemptId" = any($2)`,
          values: [tenantId, waiting.map(({ attemptId }) => attemptId)],
        }),
      );
      const given = new Map(answers.map((answer) => [`${answer.attemptId}/${answer.questionId}`, answer]));
      const questions = await readQuestions({
        transaction,
        tenantId,
        versions: waiting.flatMap(({ paper }) => paper),
      });
      const judged = waiting.flatMap(({ resultId, attemptId, policy, paper }) =>
        paper.map(({ questionId, version, score }, index) => {
          const question = questions.get(keyOf({ questionId, version }));
          const { selectedOptions = [], inputInfo = [] } = given.get(`${attemptId}/${questionId}`) ?? {};
          const verdict = question && judge({ question, policy, score, selectedOptions, texts: inputInfo });
          return {
            asked: { resultId, questionId, keyVersion: version, place: index + 1, maximum: score },
            verdict,
          };
        }),
      );
      await storeVerdicts({
        transaction,
        tenantId,
        cause: 'machine',
        verdicts: judged.flatMap(({ asked, verdict }) => (verdict ? [{ ...asked, ...verdict }] : [])),
      });
      await letWait({
        transaction,
        tenantId,
        asked: judged.flatMap(({ asked, verdict }) => (!verdict || verdict.isProposed ? [asked] : [])),
      });
      await transaction.query(
        changing({
          name: 'scoring_done',
          text: `update "result" set "machineTime" = now() where "tenantId" = $1 and "id" = any($2)`,
          values: [tenantId, ids],
        }),
      );
      return ids.length;
    }),
  );
}
