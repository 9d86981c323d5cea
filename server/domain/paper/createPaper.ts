import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { shortageText, type Shortage } from '../../engine/shortage.ts';
import { Failure, failures } from '../../failures.ts';

/** Papers drawn between two words of progress. */
const atOnce = 50;

/**
 * Draws the papers that a published session lacks (rule C5), as a job: one for each of its examinees, or one for all.
 * @returns how many were drawn, and the same in words: {count, message}
 * @throws Failure 404, 409 where the session is not published, or over, or the bank has become too small.
 */
export async function createPaper(context: CallContext, { id }: Values): Promise<Values> {
  const count = await drawPapers(context, String(id));
  return { count, message: count > 0 ? `生成了 ${count} 份试卷` : '没有要生成的：有考位的考生都有试卷' };
}

/** Draws what sessions lack that begin within a day, once an hour: who comes to sit finds a paper (rule C5). What one lacks holds up no other. */
export async function preparePapers(context: CallContext, _input: Values): Promise<Values> {
  const { app, scope } = context;
  const [sessions] = await app.database.batch({
    scope,
    statements: [
      reading<{ id: string; sessionCode: string }>({
        name: 'paper_soon',
        text: `select s."id", s."sessionCode" from "examSession" s where s."tenantId" = $1 and s."state" = 'published' and s."mode" = 'online'
          and s."startTime" > now() and s."startTime" < now() + interval '1 day' order by s."startTime", s."id"`,
        values: [scope.tenantId],
      }),
    ],
  });
  let count = 0;
  const short: string[] = [];
  for (const { id, sessionCode } of sessions) {
    try {
      count += await drawPapers(context, id);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      short.push(`${sessionCode}：${error.message}`);
    }
  }
  return { count, short };
}

/** What comes of drawing some of a session's papers: how many were drawn and are still to be drawn, or why none is. */
interface Drawn {
  drawn: number;
  left: number;
  problem?: 'unknown' | 'session' | 'small';
  missing?: Shortage[];
}

async function drawPapers(context: CallContext, id: string): Promise<number> {
  const { app, scope } = context;
  let count = 0;
  for (;;) {
    const [[row]] = await app.database.batch({
      scope,
      statements: [
        changing<{ reply: Drawn }>({
          name: 'paper_drawSession',
          text: 'select "drawSessionPapers"($1, $2, $3) as "reply"',
          values: [scope.tenantId, id, atOnce],
        }),
      ],
    });
    if (!row) throw failures.broken();
    const { drawn, left, problem, missing = [] } = row.reply;
    if (problem === 'unknown') throw failures.notFound('场次');
    if (problem === 'session') throw failures.conflict('只有已发布、还没有结束的机考场次可以生成试卷');
    if (problem === 'small') throw failures.conflict(shortageText({ artefacts: app.artefacts, missing }));
    count += drawn;
    context.tell?.(count, count + left);
    if (left === 0 || drawn === 0) return count;
  }
}
