import { reading } from '../../database/statement.ts';
import type { CallContext, Download, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { inTurn, readsBank } from '../paper/index.ts';
import { assertWholeReach } from '../scoring/index.ts';
import { analysisOf, type QuestionFigures } from './figures.ts';
import { flagsOf } from './flags.ts';
import { scoredSession, type AskedQuestion } from './session.ts';
import type { AnalysedQuestion, SessionAnalysis } from './told.ts';
import { workbookOf } from './workbook.ts';

/**
 * Facility, discrimination, choices and time of each question of a session, and the reliability of its scores (rules SC30
 * to SC33).
 * @throws Failure 404; 403 where the session has people beyond the caller's reach
 */
export async function itemAnalysis(context: CallContext, input: Values): Promise<Values> {
  return (await analysed(context, input)) as unknown as Values;
}

/** The same as a workbook. */
export async function itemExcel(context: CallContext, input: Values): Promise<Download> {
  const { artefacts } = context.app;
  return workbookOf({ analysis: await analysed(context, input), artefacts, owner: context.scope.tenantId });
}

function analysed(context: CallContext, { id }: Values): Promise<SessionAnalysis> {
  return inTurn(context, async () => {
    const sessionId = String(id);
    const { sessionCode, fullScore, undecided } = await sessionOf({ context, sessionId });
    const { sheets, questions: asked } = await scoredSession({ context, sessionId });
    const { questions, ...whole } = analysisOf({
      sheets,
      maxima: asked.map(({ maximum }) => maximum),
      options: asked.map(({ options }) => options.length),
    });
    const isForCaller = readsBank(context);
    const told = asked.flatMap((question, at) => {
      const figures = questions[at];
      return figures ? toldOf({ asked: question, figures, isForCaller, isSamePaper: whole.isSamePaper }) : [];
    });
    return {
      sessionCode,
      fullScore,
      undecided,
      ...whole,
      scores: bandsOf(sheets.map(({ gained }) => gained.reduce((total, points) => total + points, 0) / fullScore)),
      questions: told.toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0),
    };
  });
}

function toldOf({
  asked: { questionId, version, place, maximum, type, title, options, keys, seconds },
  figures,
  isForCaller,
  isSamePaper,
}: {
  asked: AskedQuestion;
  figures: QuestionFigures;
  isForCaller: boolean;
  isSamePaper: boolean;
}): AnalysedQuestion {
  return {
    questionId,
    version,
    type,
    maximum,
    seconds,
    ...figures,
    place: isSamePaper ? place : null,
    title: isForCaller ? title : null,
    flags: flagsOf({ figures, keys }),
    choices: figures.choices.map((choice, at) => ({
      ...choice,
      content: isForCaller ? (options[at] ?? '') : null,
      isKey: isForCaller ? keys.includes(at + 1) : null,
    })),
  };
}

interface SessionHead {
  sessionCode: string;
  fullScore: number;
  undecided: number;
}

function sessionOf({ context, sessionId }: { context: CallContext; sessionId: string }): Promise<SessionHead> {
  const { app, scope } = context;
  return app.database.inScope({ scope }, async (transaction) => {
    const [found] = await transaction.query(
      reading<SessionHead>({
        name: 'analysis_session',
        text: `select s."sessionCode", coalesce(max(r."fullScore"), 0)::float8 as "fullScore",
            count(*) filter (where not r."isDecided")::integer as "undecided"
          from "examSession" s left join "result" r on r."tenantId" = s."tenantId" and r."sessionId" = s."id"
          where s."tenantId" = $1 and s."id" = $2 and s."deletedTime" is null group by s."sessionCode"`,
        values: [scope.tenantId, sessionId],
      }),
    );
    if (!found) throw failures.notFound('场次');
    await assertWholeReach({ context, transaction, ids: [sessionId] });
    return found;
  });
}

/** Bands of ten percent; the last one has those in it who gained everything. */
function bandsOf(shares: readonly number[]): SessionAnalysis['scores'] {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const share of shares) {
    const band = Math.min(Math.floor(share * 10 + 1e-9), 9);
    counts[band] = (counts[band] ?? 0) + 1;
  }
  return counts.map((count, band) => ({ from: band * 10, to: (band + 1) * 10, count }));
}
