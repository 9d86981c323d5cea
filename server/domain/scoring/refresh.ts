import { changing, reading } from '../../database/statement.ts';
import { chosenIds } from '../../engine/chosen.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { guarded } from '../../engine/save.ts';
import { failures } from '../../failures.ts';
import { asSweep } from '../attempt/index.ts';
import { letWait, storeVerdicts, type Asked } from './awards.ts';
import { judge, type MultiplePolicy, type Verdict } from './judge.ts';
import { isUntouched, mendedKeysOf, possibleOf, titleOf, titlesOf, type MendedKey } from './mendedKeys.ts';
import { notOver, type Undecided, type Work } from './sessions.ts';
import { assertWholeReach } from './wholeReach.ts';

/** Somebody whose points change by a mended key. */
interface Change {
  nickname: string;
  account: string;
  from: number;
  to: number;
  note: string;
}

/** What a change does to whether somebody passes; null where it does not change, or is not decided. */
type Turn = 'passed' | 'failed' | null;

/** An answer that a machine scored, or that waits for an examiner, with its result. */
interface Answer extends Asked {
  nickname: string;
  account: string;
  policy: MultiplePolicy;
  /** Of the whole result. */
  total: number;
  openCount: number;
  deduction: number;
  passScore: number;
  isInvalid: boolean;
  /** What a machine decided; null where an examiner is to. */
  gained: number | null;
  selectedOptions: number[];
  inputInfo: string[];
}

/** What mended keys do to a result: to its points, and to how many of its questions wait. */
interface Changed {
  answer: Answer;
  difference: number;
  opened: number;
}

/** What mended keys do to the results of sessions. */
interface Refreshed {
  mended: MendedKey[];
  verdicts: (Asked & Verdict)[];
  /** What a machine decided by the former key and cannot by the new one. */
  open: Asked[];
  people: number;
  changes: Change[];
  /** Of these so many pass by it, or no longer do. */
  passed: number;
  failed: number;
  left: Undecided[];
}

/** Of so many changes the reply tells. */
const toldAtMost = 500;

/** Whose points would change by how much if the answers of the chosen sessions were scored by mended keys (rule SC28). */
export async function foreseeRefresh(
  context: CallContext,
  input: Values,
): Promise<{ count: number; said: string; left: Undecided[]; changes: Change[] }> {
  return context.app.database.inScope({ scope: context.scope }, async (transaction) => {
    const ids = await chosenIds({ context, entity: entityOf(context), input, transaction, isToRefer: true });
    await assertWholeReach({ context, transaction, ids });
    const refused = await refusedOf({ context, transaction, ids });
    if (refused.length > 0) return { count: 0, said: '现在不能重新评分', left: refused, changes: [] };
    const refreshed = await refreshedOf({ context, transaction, ids });
    const { people, changes, left } = refreshed;
    return { count: people, said: saidOf(refreshed), left, changes: changes.slice(0, toldAtMost) };
  });
}

/**
 * Scores the answers of the chosen sessions by mended keys, all together (rules SC27, SC28).
 * @throws Failure 403 where the caller does not reach all of their people; 409 where a session is not over, or published, or
 * there is no mended key
 */
export async function refreshScore(context: CallContext, input: Values): Promise<{ count: number; said: string }> {
  return guarded(context, () =>
    context.app.database.inScope({ scope: context.scope }, async (transaction) => {
      const ids = await chosenIds({ context, entity: entityOf(context), input, transaction });
      await assertWholeReach({ context, transaction, ids });
      const { tenantId } = context.scope;
      await transaction.query(
        changing({
          name: 'scoring_lockAll',
          text: `select "id" from "result" where "tenantId" = $1 and "sessionId" = any($2) order by "id" for update`,
          values: [tenantId, ids],
        }),
      );
      const [refused] = await refusedOf({ context, transaction, ids });
      if (refused) throw failures.conflict(`没有重新评分：${refused.nickname}，${refused.reason}`);
      const { mended, verdicts, open, people, changes, left } = await refreshedOf({ context, transaction, ids });
      if (people === 0)
        throw failures.conflict(left[0] ? `没有重新评分：${left[0].nickname}，${left[0].reason}` : noneMended);
      const note = input['reason'] as string;
      await storeVerdicts({ transaction, tenantId, cause: 'key', note, verdicts });
      await letWait({ transaction, tenantId, asked: open });
      await transaction.query(
        changing({
          name: 'scoring_newKeys',
          // Who has one of them open takes it anew: nobody scores by a key that they do not see.
          text: `update "marking" m set "keyVersion" = k."version", "examinerId" = null, "claimedUntil" = null
            from unnest($3::text[], $4::integer[]) k("questionId", "version")
            where m."tenantId" = $1 and m."sessionId" = any($2) and m."questionId" = k."questionId" and m."keyVersion" < k."version"
              and m."number" = 1 and m."markedTime" is null and not m."isControl"`,
          values: [tenantId, ids, ...columnsOf(possibleOf(mended))],
        }),
      );
      return { count: people, said: `已重新评 ${people} 人的作答，${changes.length} 人的得分变了` };
    }),
  );
}

const noneMended = '机器评的和考官还没有评过的题，评分以后答案没有改过';

/** Sessions that are not over, or whose results machines are still scoring or learners see. */
async function refusedOf({ context: { scope }, transaction, ids }: Work): Promise<Undecided[]> {
  return transaction.query(
    reading<Undecided>({
      name: 'scoring_unrefreshed',
      text: `${notOver}
        union all
        select s."sessionCode", '', case when bool_or(r."state" = 'published') then '成绩已经公布，请先撤回公布' else '机器还在评分，请稍后再试' end
          from "result" r join "examSession" s on s."tenantId" = r."tenantId" and s."id" = r."sessionId"
          where r."tenantId" = $1 and r."sessionId" = any($2)
            and (r."state" = 'published' or (r."machineTime" is null and r."attemptId" is not null))
          group by s."sessionCode"`,
      values: [scope.tenantId, [...ids]],
    }),
  );
}

async function refreshedOf({ context, transaction, ids }: Work): Promise<Refreshed> {
  await transaction.query(asSweep);
  const { tenantId } = context.scope;
  const mended = await mendedKeysOf({ context, transaction, ids });
  const possible = possibleOf(mended);
  const questions = new Map(possible.map((each) => [each.questionId, each]));
  const answers = await answersOf({ transaction, tenantId, ids, mended: possible });
  const verdicts: Refreshed['verdicts'] = [];
  const open: Asked[] = [];
  const byResult = new Map<string, Changed>();
  for (const answer of answers) {
    const key = questions.get(answer.questionId);
    if (!key) continue;
    const asked = askedOf({ answer, version: key.version });
    const { policy, maximum: score, selectedOptions, inputInfo: texts, gained } = answer;
    const verdict =
      judge({ question: key.question, policy, score, selectedOptions, texts }) ??
      // What the machine decided is only proposed where it cannot decide any more.
      (gained === null ? undefined : { gained, isProposed: true, matched: [] });
    if (verdict) verdicts.push({ ...asked, ...verdict });
    if (gained !== null && verdict?.isProposed) open.push(asked);
    const counted = verdict && !verdict.isProposed ? verdict.gained : null;
    const known = byResult.get(answer.resultId) ?? { answer, difference: 0, opened: 0 };
    byResult.set(answer.resultId, {
      answer,
      difference: known.difference + (counted ?? 0) - (gained ?? 0),
      opened: known.opened + Number(gained !== null) - Number(counted !== null),
    });
  }
  const changed = [...byResult.values()]
    .filter(({ difference, opened }) => difference !== 0 || opened !== 0)
    .map((each) => ({ ...each, turn: turnOf(each) }));
  const turned = (turn: Turn): number => changed.filter((each) => each.turn === turn).length;
  return {
    mended,
    verdicts,
    open,
    people: byResult.size,
    changes: changed.map(changeOf).sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from)),
    passed: turned('passed'),
    failed: turned('failed'),
    left: mended.flatMap((key) =>
      key.problem === undefined ? [] : [{ nickname: titleOf(key), account: '', reason: key.problem }],
    ),
  };
}

function askedOf({
  answer: { resultId, questionId, place, maximum },
  version,
}: {
  answer: Answer;
  version: number;
}): Asked {
  return { resultId, questionId, keyVersion: version, place, maximum };
}

function turnOf({ answer, difference, opened }: Changed): Turn {
  const { total, openCount, deduction, passScore, isInvalid } = answer;
  if (isInvalid || openCount > 0 || opened > 0) return null;
  const [wasPassed, isPassed] = [total, total + difference].map((points) => points - deduction >= passScore);
  if (wasPassed === isPassed) return null;
  return isPassed ? 'passed' : 'failed';
}

function changeOf({ answer, difference, opened, turn }: Changed & { turn: Turn }): Change {
  const { nickname, account, total, openCount, isInvalid } = answer;
  const waiting = openCount + opened;
  const note = isInvalid ? '成绩无效' : waiting > 0 ? `还有 ${waiting} 题待评` : turnText(turn);
  return { nickname, account, from: total, to: total + difference, note };
}

function turnText(turn: Turn): string {
  return turn === null ? '' : { passed: '变为合格', failed: '变为不合格' }[turn];
}

function saidOf({ mended, people, changes, passed, failed, left }: Omit<Refreshed, 'verdicts' | 'open'>): string {
  const keys = possibleOf(mended);
  const impossible = left.length > 0 ? [`${left.length} 道题不能按新答案评：`] : [];
  if (keys.length === 0) return impossible[0] ?? noneMended;
  const more = changes.filter(({ from, to }) => to > from).length;
  const less = changes.filter(({ from, to }) => to < from).length;
  return [
    `将重新评 ${people} 人的作答`,
    `${keys.length} 道题改过答案${titlesOf(keys)}。`,
    `${more} 人的得分增加，${less} 人的减少；${passed} 人变为合格，${failed} 人变为不合格。`,
    ...(changes.length > toldAtMost ? [`下面是变化最大的 ${toldAtMost} 人。`] : []),
    ...impossible,
  ].join('\n');
}

/** What machines decided by former keys, and what waits and no examiner scored; what an examiner, an entry or a review gave stays. */
function answersOf({
  transaction,
  tenantId,
  ids,
  mended,
}: {
  transaction: Work['transaction'];
  tenantId: string;
  ids: readonly string[];
  mended: readonly MendedKey[];
}): Promise<Answer[]> {
  return transaction.query(
    reading<Answer>({
      name: 'scoring_byFormerKeys',
      text: `with asked as materialized (
          select a."resultId", a."questionId", a."place", a."maximum", a."gained"
            from "result" r cross join unnest($3::text[], $4::integer[]) k("questionId", "version")
              join "award" a on a."tenantId" = r."tenantId" and a."resultId" = r."id" and a."questionId" = k."questionId"
                and a."keyVersion" < k."version" and a."isCurrent" and not a."isProposed" and a."cause" in ('machine', 'key')
            where r."tenantId" = $1 and r."sessionId" = any($2)
          union all
          select m."resultId", m."questionId", m."place", m."maximum", null
            from unnest($3::text[], $4::integer[]) k("questionId", "version")
              join "marking" m on m."questionId" = k."questionId" and m."keyVersion" < k."version"
            where m."tenantId" = $1 and m."sessionId" = any($2) and ${isUntouched}
        )
        select w.*, r."personName" as "nickname", r."ticketNumber" as "account", coalesce(s."multiplePolicy", 'whole') as "policy",
            r."gained" as "total", r."openCount", r."passScore",
            r."kind" = 'invalid' as "isInvalid", case r."kind" when 'deducted' then r."deduction" else 0 end as "deduction",
            coalesce(x."selectedOptions", '[]') as "selectedOptions", coalesce(x."inputInfo", '[]') as "inputInfo"
          from asked w
            join "result" r on r."tenantId" = $1 and r."id" = w."resultId" and r."state" = 'pending' and r."kind" <> 'absent'
            join "examSession" s on s."tenantId" = $1 and s."id" = r."sessionId"
            left join "attemptAnswer" x on x."tenantId" = $1 and x."attemptId" = r."attemptId" and x."questionId" = w."questionId"
          order by r."ticketNumber", w."place"`,
      values: [tenantId, [...ids], ...columnsOf(mended)],
    }),
  );
}

/** Ids of questions, and their versions in the same order, as `unnest` takes them. */
function columnsOf(mended: readonly MendedKey[]): [string[], number[]] {
  return [mended.map(({ questionId }) => questionId), mended.map(({ version }) => version)];
}
