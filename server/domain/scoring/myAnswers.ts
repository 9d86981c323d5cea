import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import type { PaperEntry, StoredPaper } from '../attempt/index.ts';
import { learnerOf } from '../session/index.ts';
import { satQuestion, type ScoredKey } from './satQuestion.ts';

/** A result that shows its answers, with the exam as it was sat. */
interface Told {
  placementId: string;
  examName: string;
  subjectName: string;
  gained: number;
  fullScore: number;
  hasKeys: boolean;
  paper: StoredPaper;
  awards: Award[];
}

/** What counts of a question. */
interface Award {
  questionId: string;
  gained: number;
  cause: string;
  /** Of a review its words for the learner. */
  note: string | null;
  /** Where the key was mended since, that by which it was scored. */
  mended: ScoredKey | null;
  /** Learners may practise the question. */
  isPractised: boolean;
}

/**
 * The caller's own exam question by question, in the versions that were sat: what was answered, what it brought and by whom,
 * and where the exam's policy says so the keys it was scored by and analysis (rule SC25).
 * @throws Failure 404 where it is not theirs, not told, without answers, or the policy keeps them: which of it is not told
 */
export async function myAnswers(context: CallContext, { placementId }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [[told]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Told>({
        name: 'scoring_myAnswers',
        text: `select r."placementId", e."examName", b."subjectName", r."gained", r."fullScore", e."reviewPolicy" = 'analysis' as "hasKeys",
            "attempt_paper"(r."tenantId", r."userId", 'exam', r."attemptId", e."reviewPolicy" = 'analysis') as "paper",
            (select json_agg(json_build_object('questionId', a."questionId", 'gained', a."gained", 'cause', a."cause",
                'note', case a."cause" when 'review' then a."note" end,
                'mended', (select json_build_object('options', h."snapshot"->'options', 'answer', h."snapshot"->'answer',
                    'analysis', h."snapshot"->'analysis')
                  from "history" h where h."tenantId" = a."tenantId" and h."id" = 'question/' || a."questionId" || '/' || a."keyVersion"
                    and e."reviewPolicy" = 'analysis' and a."keyVersion" <> p."version"),
                'isPractised', q."id" is not null and "isPractised"(q."deletedTime", q."state", q."usage")))
              from "award" a
                join jsonb_to_recordset(m."paper") p("questionId" text, "version" integer) on p."questionId" = a."questionId"
                left join "question" q on q."tenantId" = a."tenantId" and q."id" = a."questionId"
              where a."tenantId" = r."tenantId" and a."resultId" = r."id" and a."isCurrent") as "awards"
          from "result" r
            join "attempt" m on m."tenantId" = r."tenantId" and m."id" = r."attemptId"
            join "exam" e on e."tenantId" = r."tenantId" and e."id" = r."examId"
            join "examSubject" b on b."tenantId" = r."tenantId" and b."id" = r."subjectId"
          where r."tenantId" = $1 and r."userId" = $2 and r."placementId" = $3
            and "isTold"(r."state", e."reviewFromTime") and "showsAnswers"(e."reviewPolicy", r."kind", r."attemptId")`,
        values: [tenantId, userId, placementId],
      }),
    ],
  });
  if (!told) throw failures.notFound('可以查看的答卷');
  const { paper, awards, ...rest } = told;
  const counting = new Map(awards.map((award) => [award.questionId, award]));
  const questionList = paper.entries.map((entry, index) => ({
    ...shown({ entry, award: counting.get(entry.questionId), hasKeys: rest.hasKeys }),
    questionIndex: index + 1,
  }));
  return { ...rest, certCode: paper.certCode, questionList };
}

/** One question; of one that is held nothing that tells its key, its points neither (rules M12, C7). */
function shown({ entry, award, hasKeys }: { entry: PaperEntry; award: Award | undefined; hasKeys: boolean }): Values {
  const { score, isFlagged, isHeld, isFavorite, card } = entry;
  const isKeyShown = hasKeys && !isHeld;
  const told = isHeld ? undefined : award;
  return {
    ...satQuestion({ entry, key: award?.mended ?? undefined, isKeyShown }),
    isFlagged,
    gained: told?.gained ?? null,
    isCorrect: told ? verdictOf(told.gained, score) : null,
    cause: told?.cause ?? null,
    note: told?.note ?? null,
    canPractise: isKeyShown && told?.isPractised === true,
    isFavorite,
    isInBook: isKeyShown && card !== null,
  };
}

/** Whether an answer brought all or none of its points; null where it brought a part. */
function verdictOf(gained: number, score: number): boolean | null {
  if (gained >= score) return true;
  return gained > 0 ? null : false;
}
