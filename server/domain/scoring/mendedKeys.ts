import { keysOf } from '#runtime/core/answer/keys.ts';
import { reading } from '../../database/statement.ts';
import { rightOptions, type StoredQuestion } from '../answer/index.ts';
import { readsBank } from '../paper/index.ts';
import { keyOf, readQuestions, type Version } from './awards.ts';
import type { Work } from './sessions.ts';

/** A question whose key was mended after answers were scored by it, or while they wait for an examiner. */
export interface MendedKey {
  questionId: string;
  /** Its words, for people; null for who may not read the question bank. */
  title: string | null;
  version: number;
  question: StoredQuestion;
  /** Why answers cannot be scored by it. */
  problem: string | undefined;
}

/** Of a `marking m`: its answer waits, and no examiner scored it. */
export const isUntouched = `m."number" = 1 and m."markedTime" is null and not m."isControl" and not exists (select from "award" d
  where d."tenantId" = m."tenantId" and d."resultId" = m."resultId" and d."questionId" = m."questionId" and d."isCurrent"
    and not d."isProposed" offset 0)`;

/** A question of the bank that is newer than what answers were scored by. */
interface Newer {
  questionId: string;
  title: string;
  formerVersion: number;
  version: number;
  isPublished: boolean;
}

/**
 * The mended keys of what machines decided in sessions, and of what waits there and no examiner scored, of results that are not
 * published (rules SC27, SC29).
 */
export async function mendedKeysOf({ context, transaction, ids }: Work): Promise<MendedKey[]> {
  const { tenantId } = context.scope;
  const newer = await transaction.query(
    reading<Newer>({
      name: 'scoring_newer',
      text: `with used as materialized (
          select distinct a."questionId", a."keyVersion" from "result" r
            join "award" a on a."tenantId" = r."tenantId" and a."resultId" = r."id"
            where r."tenantId" = $1 and r."sessionId" = any($2) and r."state" = 'pending'
              and a."isCurrent" and not a."isProposed" and a."cause" in ('machine', 'key') and a."questionId" is not null
          union
          select distinct m."questionId", m."keyVersion" from "marking" m
              join "result" r on r."tenantId" = m."tenantId" and r."id" = m."resultId" and r."state" = 'pending'
            where m."tenantId" = $1 and m."sessionId" = any($2) and ${isUntouched}
        )
        select u."questionId", q."titleText" as "title", u."keyVersion" as "formerVersion", q."version",
            q."state" = 'published' and q."deletedTime" is null as "isPublished"
          from used u join "question" q on q."tenantId" = $1 and q."id" = u."questionId" and q."version" > u."keyVersion"
          order by q."titleText", u."questionId", u."keyVersion"`,
      values: [tenantId, [...ids]],
    }),
  );
  const versions = newer.flatMap(({ questionId, formerVersion, version }): Version[] => [
    { questionId, version: formerVersion },
    { questionId, version },
  ]);
  const questions = await readQuestions({ transaction, tenantId, versions });
  const isForCaller = readsBank(context);
  const mended = new Map<string, MendedKey>();
  for (const { questionId, title, formerVersion, version, isPublished } of newer) {
    const former = questions.get(keyOf({ questionId, version: formerVersion }));
    const question = questions.get(keyOf({ questionId, version }));
    if (!former || !question || isSameKey(former, question)) continue;
    const problem = problemOf({ former, question, isPublished });
    const known = mended.get(questionId)?.problem;
    mended.set(questionId, {
      questionId,
      title: isForCaller ? title : null,
      version,
      question,
      problem: known ?? problem,
    });
  }
  return [...mended.values()];
}

/** A sentence about keys that were mended since answers were scored by them; empty where none was. */
export async function unscoredKeys(work: Work): Promise<string> {
  const mended = possibleOf(await mendedKeysOf(work));
  return mended.length === 0
    ? ''
    : `评分以后有 ${mended.length} 道题的答案改过，还没有按新答案重新评分${titlesOf(mended)}。`;
}

/** Those that answers can be scored by. */
export function possibleOf(mended: readonly MendedKey[]): MendedKey[] {
  return mended.filter(({ problem }) => problem === undefined);
}

/** The first three by their words, behind a colon; nothing where these are not for the caller. */
export function titlesOf(mended: readonly MendedKey[]): string {
  const named = mended.filter(({ title }) => title !== null);
  const names = named.slice(0, 3).map(titleOf);
  return names.length === 0 ? '' : `：${names.join('、')}${named.length > names.length ? '等' : ''}`;
}

/** A question by the beginning of its words, where these are for the caller. */
export function titleOf({ title }: MendedKey): string {
  if (title === null) return '一道试题';
  return `《${title.length > 30 ? `${title.slice(0, 30)}…` : title}》`;
}

/** Whether two versions of a question score every answer alike. */
export function isSameKey(one: StoredQuestion, other: StoredQuestion): boolean {
  const keyOfQuestion = (question: StoredQuestion): string =>
    JSON.stringify([question.type, rightOptions(question), keysOf(question.answer), contentsOf(question)]);
  return keyOfQuestion(one) === keyOfQuestion(other);
}

/** Why answers to a question as it was cannot be scored by what it is now; what was chosen is known by its place alone. */
export function problemOf({
  former,
  question,
  isPublished,
}: {
  former: StoredQuestion;
  question: StoredQuestion;
  isPublished: boolean;
}): string | undefined {
  if (!isPublished) return '试题现在没有发布';
  if (former.type !== question.type) return '题型改过，考生答的不是现在的题';
  if (JSON.stringify(contentsOf(former)) !== JSON.stringify(contentsOf(question)))
    return '选项改过，考生选的不是现在的选项';
  if (question.type === 'blank' && keysOf(former.answer).length !== keysOf(question.answer).length)
    return '空的个数改过，考生填的不是现在的空';
  return undefined;
}

function contentsOf({ options }: StoredQuestion): string[] {
  return options.map(({ content }) => content);
}
