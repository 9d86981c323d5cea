import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { isChoice, isRight, paperQuestion, type GivenAnswer, type StoredQuestion } from '../answer/index.ts';
import { learnerOf } from '../session/index.ts';
import { refusalOf, type Problem } from './refusals.ts';
import { reviewOf } from './review.ts';
import { schedule, type StoredCard } from './schedule.ts';

interface Given {
  questionId: string;
  certCode: string;
  version?: number;
  /** The round it is answered in. */
  roundId?: string;
  selectedOptions?: number[];
  optionList?: { order: number; content: string }[];
}

interface Found {
  certId: string;
  version: number;
  question: StoredQuestion;
  card: StoredCard | null;
}

/**
 * Checks an answer, keeps it, and shows the keys (rules P4–P8, P11). Two round trips: the question, then the answer.
 * @throws Failure 404 unknown certificate or question, 409 where it stands in a mock exam under way, 422 an answer that does not fit the question.
 */
export async function isTrue(context: CallContext, input: Values): Promise<Values> {
  const given = input as unknown as Given;
  const { questionId } = given;
  const { tenantId, userId } = learnerOf(context);
  const { database } = context.app;
  const [row] = await database.query(
    reading<{ reply: Found | Problem }>({
      name: 'practice_question',
      text: 'select "practice_question"($1, $2, $3, $4, $5, $6) as "reply"',
      values: [tenantId, userId, given.certCode, questionId, given.version ?? null, given.roundId ?? null],
    }),
  );
  if (!row) throw failures.broken();
  if ('problem' in row.reply) throw refusalOf(row.reply);
  const { certId, version, question, card } = row.reply;
  const answer = answerOf({ question, given });
  const isCorrect = isRight({ question, ...answer });
  const isScheduled = isCorrect === false || (isCorrect === true && card !== null);
  const next = isScheduled ? schedule({ card, isCorrect, now: new Date() }) : null;
  const [kept] = await database.query(
    changing<{ wrongRecordId: string; nextDue: string }>({
      name: 'practice_keep',
      text: 'select * from "practice_keep"($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10, $11)',
      values: [
        tenantId,
        userId,
        certId,
        questionId,
        version,
        isCorrect,
        JSON.stringify(answer.selectedOptions),
        JSON.stringify(answer.texts),
        next?.due ?? null,
        next?.card ?? null,
        given.roundId ?? null,
      ],
    }),
  );
  return {
    isCorrect,
    ...reviewOf({ question, answer }),
    wrongRecordId: kept?.wrongRecordId ?? null,
    nextDue: kept?.nextDue ?? null,
  };
}

/** @throws Failure 422 where places, number or kind of what was given are not the question's. */
function answerOf({ question, given }: { question: StoredQuestion; given: Given }): GivenAnswer {
  const { selectedOptions = [], optionList = [] } = given;
  const invalid = (path: string, message: string): Error => failures.invalid([{ path, message }]);
  if (isChoice(question.type)) {
    if (optionList.length > 0) throw invalid('/optionList', '这道题请选择选项');
    if (selectedOptions.length === 0) throw invalid('/selectedOptions', '请先选择答案');
    if (selectedOptions.some((place) => place > question.options.length))
      throw invalid('/selectedOptions', '所选选项不存在');
    if (question.type !== 'multiple' && selectedOptions.length > 1)
      throw invalid('/selectedOptions', '这道题只能选择一个选项');
    return { selectedOptions, texts: [] };
  }
  const { blankCount } = paperQuestion(question);
  if (selectedOptions.length > 0) throw invalid('/selectedOptions', '这道题请填写答案');
  if (new Set(optionList.map(({ order }) => order)).size < optionList.length)
    throw invalid('/optionList', '同一个空填写了两次');
  if (optionList.some(({ order }) => order > blankCount)) throw invalid('/optionList', '填写的空数与题目不符');
  const texts = Array.from(
    { length: blankCount },
    (_blank, index) => optionList.find(({ order }) => order === index + 1)?.content ?? '',
  );
  if (texts.every((text) => text.trim() === '')) throw invalid('/optionList', '请先填写答案');
  return { selectedOptions: [], texts };
}
