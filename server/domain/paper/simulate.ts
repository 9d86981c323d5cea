import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { jobOf } from '../../engine/jobs/job.ts';
import { living } from '../../engine/living.ts';
import { shortageText, type Shortage } from '../../engine/shortage.ts';
import { Turns } from '../../engine/turns.ts';
import { failures } from '../../failures.ts';
import { ruleProblems } from '../certificate/index.ts';
import { drawMany } from './drawMany.ts';
import { poolNames, type Pool, type Wanted } from './pools.ts';
import { namedReport, reportOf, type Report } from './report.ts';

/** What a simulation came to: how many of its papers could not be drawn, of which kinds the bank lacks how many, and what those are like that could. */
interface Simulated {
  certId: string;
  pool: Pool;
  draws: number;
  unmet: number;
  /** With `/` and the number of a paper behind it that one's seed; null where none was drawn. */
  seed: string | null;
  missing: Shortage[];
  report: Report | null;
}

interface Asked {
  certId: string;
  pool: Pool;
  draws?: number;
  ruleList?: Wanted['rule'];
}

/** One simulation at a time has the process: two would hold up everybody else twice as much. */
const turns = new Turns({ most: 1 });

/**
 * Draws papers by a rule to see what they come to, as a job that stores nothing but that (rule C8). What a rule lacks that
 * cannot be met is told at once.
 * @throws Failure 404 where the certificate has no rule, 422 where a kind stands twice in the given one.
 */
export async function simulate(context: CallContext, input: Values): Promise<Values> {
  const { certId, pool, draws = 1000, ruleList } = input as unknown as Asked;
  const told = await turns.take('simulation', async (): Promise<Simulated> => {
    context.tell?.(0, draws);
    const rule = ruleList ? checked({ context, ruleList }) : await storedRule({ context, certId });
    const wanted = { context, certId, pool, rule };
    const none = { certId, pool, draws, unmet: draws, seed: null, report: null };
    const missing = await shortageOf(wanted);
    if (missing.length > 0) return { ...none, missing };
    const drawn = await drawMany({ ...wanted, draws });
    if (drawn.papers.length === 0) return { ...none, missing: drawn.missing };
    const { seed, papers } = drawn;
    const report = await reportOf({ ...wanted, papers });
    return { ...none, seed, unmet: draws - papers.length, missing: drawn.missing, report };
  });
  return { ...told, message: messageOf({ context, told }) } as unknown as Values;
}

/**
 * What a simulation of the caller's own came to; its questions are named to who may read the bank.
 * @throws Failure 404, 409 where it did not come to its end.
 */
export async function simulated(context: CallContext, { id }: Values): Promise<Values> {
  const { operation, state, result } = await jobOf({ context, id: String(id) });
  if (operation !== 'paperRule.simulate') throw failures.notFound('模拟组卷');
  if (state !== 'done' || !result) throw failures.conflict('这次模拟还没有完成，或者没有做成');
  const told = result as unknown as Simulated;
  const report = told.report && (await namedReport({ context, report: told.report }));
  return { ...told, report } as unknown as Values;
}

function checked({ context, ruleList }: { context: CallContext; ruleList: Wanted['rule'] }): Wanted['rule'] {
  const problems = ruleProblems({ context, sent: ruleList });
  if (problems.length > 0) throw failures.invalid(problems);
  return ruleList;
}

async function storedRule({
  context: { app, scope },
  certId,
}: {
  context: CallContext;
  certId: string;
}): Promise<Wanted['rule']> {
  const [[row]] = await app.database.batch({
    scope,
    statements: [
      reading<{ ruleList: Wanted['rule'] }>({
        name: 'simulate_rule',
        text: `select "ruleList" from "paperRule" where "tenantId" = $1 and "certId" = $2 and ${living()}`,
        values: [scope.tenantId, certId],
      }),
    ],
  });
  if (!row) throw failures.notFound('这个证书的组卷规则');
  return row.ruleList;
}

async function shortageOf({ context: { app, scope }, certId, pool, rule }: Wanted): Promise<Shortage[]> {
  const [[row]] = await app.database.batch({
    scope,
    statements: [
      reading<{ missing: Shortage[] }>({
        name: `simulate_shortage_${pool}`,
        text: `select "ruleShortage${poolNames[pool]}"($1, $2, $3::jsonb) as "missing"`,
        values: [scope.tenantId, certId, JSON.stringify(rule)],
      }),
    ],
  });
  return row?.missing ?? [];
}

function messageOf({
  context: { app },
  told: { draws, unmet, missing },
}: {
  context: CallContext;
  told: Simulated;
}): string {
  if (unmet === 0) return `模拟了 ${draws} 份试卷，题库都够用`;
  const short = shortageText({ artefacts: app.artefacts, missing });
  return unmet < draws ? `模拟的 ${draws} 份试卷中有 ${unmet} 份没有抽成。${short}` : short;
}
