import { changing, reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { guarded } from '../../engine/save.ts';
import { asSweep } from '../attempt/index.ts';
import { judge, type MultiplePolicy } from './judge.ts';
import { snapshots } from './snapshots.ts';

/** A paper that waits to be scored. */
interface Waiting {
  resultId: string;
  attemptId: string;
  policy: MultiplePolicy;
  paper: { questionId: string; version: number; score: number }[];
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
      const keys = waiting.flatMap(({ paper }) => paper.map(({ questionId, version }) => `${questionId}/${version}`));
      const stored = await transaction.query(snapshots({ tenantId, keys: [...new Set(keys)] }));
      const questions = new Map(stored.map(({ key, question }) => [key, question]));
      const judged = waiting.flatMap(({ resultId, attemptId, policy, paper }) =>
        paper.map(({ questionId, version, score }, index) => {
          const question = questions.get(`${questionId}/${version}`);
          const { selectedOptions = [], inputInfo = [] } = given.get(`${attemptId}/${questionId}`) ?? {};
          const verdict = question && judge({ question, policy, score, selectedOptions, texts: inputInfo });
          return {
            asked: { resultId, questionId, keyVersion: version, place: index + 1, maximum: score },
            verdict,
          };
        }),
      );
      const awards = judged.flatMap(({ asked, verdict }) => (verdict ? [{ id: newId(), ...asked, ...verdict }] : []));
      // What a machine left open or only proposed waits for an examiner (SC11). Its id is drawn: of ids that follow on from
      // one another examiners could tell which answers are one person's (SC10).
      const open = judged.flatMap(({ asked, verdict }) => (!verdict || verdict.isProposed ? [asked] : []));
      await transaction.query(
        changing({
          name: 'scoring_award',
          text: `insert into "award" ("id", "tenantId", "resultId", "questionId", "place", "keyVersion", "cause", "gained", "maximum",
            "isProposed", "matched")
          select w."id", $1, w."resultId", w."questionId", w."place", w."keyVersion", 'machine', w."gained", w."maximum",
            w."isProposed", w."matched"
          from jsonb_to_recordset($2::jsonb) w("id" text, "resultId" text, "questionId" text, "place" integer, "keyVersion" integer,
            "gained" numeric, "maximum" numeric, "isProposed" boolean, "matched" jsonb)`,
          values: [tenantId, JSON.stringify(awards)],
        }),
      );
      await transaction.query(
        changing({
          name: 'scoring_open',
          text: `insert into "marking" ("id", "tenantId", "resultId", "questionId", "keyVersion", "place", "maximum", "number")
          select gen_random_uuid()::text, $1, m."resultId", m."questionId", m."keyVersion", m."place", m."maximum", 1
          from jsonb_to_recordset($2::jsonb) m("resultId" text, "questionId" text, "place" integer, "keyVersion" integer, "maximum" numeric)
          on conflict do nothing`,
          values: [tenantId, JSON.stringify(open)],
        }),
      );
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
