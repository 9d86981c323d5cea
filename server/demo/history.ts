import { keysOf } from '#runtime/core/answer/keys.ts';
import { changing, reading } from '../database/statement.ts';
import { isChoice, rightOptions, type StoredQuestion } from '../domain/answer/index.ts';
import type { DemoDeed } from './index.ts';
import { perform, type Caller } from './perform.ts';

interface Question {
  questionId: string;
  version: number;
  blankCount: number;
}

/**
 * What a learner of the demo has done so far: each deed is done by the calls that do it for anybody, the oldest first,
 * and then all there is grows older by the days until the next one. So the book, its schedule and the scores are what
 * they would have become.
 */
export async function loadHistory({
  app,
  tenantId,
  userId,
  deeds,
  known,
}: Caller & { deeds: readonly DemoDeed[]; known: ReadonlyMap<string, string> }): Promise<void> {
  const learner = { app, tenantId, userId };
  const inOrder = deeds.toSorted((a, b) => b.daysAgo - a.daysAgo);
  for (const [index, deed] of inOrder.entries()) {
    await doDeed({ ...learner, deed, known });
    const days = deed.daysAgo - (inOrder[index + 1]?.daysAgo ?? 0);
    if (days > 0) await growOlder({ ...learner, days });
  }
}

async function doDeed({
  deed,
  known,
  ...learner
}: Caller & { deed: DemoDeed; known: ReadonlyMap<string, string> }): Promise<void> {
  switch (deed.kind) {
    case 'practice':
      return practise({ ...learner, deed });
    case 'mock':
      return sit({ ...learner, deed });
    case 'exam':
      return sitExam({ ...learner, deed, sessionId: known.get(`@${deed.session}`) ?? '' });
    case 'favorite':
      return keepFavorites({ ...learner, deed });
    case 'note': {
      const questionId = await inBook({ ...learner, deed });
      await perform({ ...learner, call: 'practice.saveNote', input: { questionId, text: deed.text } });
      return;
    }
    case 'report':
      return tell({ ...learner, deed });
    case 'goal':
      await perform({ ...learner, call: 'practice.setGoal', input: { goal: deed.goal } });
  }
}

async function practise({
  deed: { certCode, mode = 'random', num, answered = num, wrongEvery },
  ...learner
}: Caller & { deed: Extract<DemoDeed, { kind: 'practice' }> }): Promise<void> {
  const { roundId, rows } = await perform<{ roundId: string | null; rows: Question[] }>({
    ...learner,
    call: 'practice.startRound',
    input: { mode, certCode, chooses: num, types: ['1', '2', '3'] },
  });
  const answers = await answersTo({ ...learner, questions: rows.slice(0, answered), wrongEvery });
  for (const { questionId, selectedOptions } of answers)
    await perform({ ...learner, call: 'practice.isTrue', input: { certCode, questionId, selectedOptions, roundId } });
}

async function sit({
  deed: { certCode, minutes, wrongEvery },
  ...learner
}: Caller & { deed: Extract<DemoDeed, { kind: 'mock' }> }): Promise<void> {
  const deviceId = 'demo';
  const { mockId, questionList } = await perform<{ mockId: string; questionList: Question[] }>({
    ...learner,
    call: 'mock.newMock',
    input: { certCode, deviceId },
  });
  const answers = await answersTo({ ...learner, questions: questionList, wrongEvery });
  await perform({
    ...learner,
    call: 'mock.saveAnswer',
    input: { mockId, deviceId, answers: answers.map((answer) => ({ ...answer, isFlagged: false, sequence: 1 })) },
  });
  await perform({ ...learner, call: 'mock.submit', input: { mockId, deviceId } });
  await asHistory({
    ...learner,
    changes: [
      {
        table: 'attempt',
        set: `"startTime" = "submittedTime" - ${minutes} * interval '1 minute'`,
        condition: `"id" = '${mockId}'`,
      },
    ],
  });
}

/** Sits an exam that is running: what was answered was answered now, as its receipts say; only its beginning lies before. */
async function sitExam({
  deed: { minutes, answered, wrongEvery, isHandedIn = false },
  sessionId,
  ...learner
}: Caller & { deed: Extract<DemoDeed, { kind: 'exam' }>; sessionId: string }): Promise<void> {
  const deviceId = 'demo';
  const { attemptId, questionList } = await perform<{ attemptId: string; questionList: Question[] }>({
    ...learner,
    call: 'examAttempt.start',
    input: { sessionId, deviceId },
  });
  const answers = await answersTo({ ...learner, questions: questionList.slice(0, answered), wrongEvery });
  await perform({
    ...learner,
    call: 'examAttempt.saveAnswer',
    input: { attemptId, deviceId, answers: answers.map((answer) => ({ ...answer, isFlagged: false, sequence: 1 })) },
  });
  if (isHandedIn) await perform({ ...learner, call: 'examAttempt.submit', input: { attemptId, deviceId } });
  const earlier = (time: string): string => `"${time}" = "${time}" - ${minutes} * interval '1 minute'`;
  await asHistory({
    ...learner,
    changes: [
      {
        table: 'attempt',
        set: ['startTime', 'ownEnd', 'deadline'].map(earlier).join(', '),
        condition: `"id" = '${attemptId}'`,
      },
    ],
  });
}

async function keepFavorites({
  deed: { certCode, num },
  ...learner
}: Caller & { deed: Extract<DemoDeed, { kind: 'favorite' }> }): Promise<void> {
  const { rows } = await perform<{ rows: Question[] }>({
    ...learner,
    call: 'record.list',
    input: { certCode, pageNum: 1, pageSize: num },
  });
  for (const { questionId } of rows)
    await perform({ ...learner, call: 'favorite.add', input: { questionId, certCode } });
}

/** The question at a place of the learner's wrong-answer book. */
async function inBook({
  deed: { certCode, place },
  ...learner
}: Caller & { deed: { certCode: string; place: number } }): Promise<string> {
  const { rows } = await perform<{ rows: Question[] }>({
    ...learner,
    call: 'record.list',
    input: { certCode, pageNum: 1, pageSize: place },
  });
  return rows[place - 1]?.questionId ?? '';
}

async function tell({ deed, ...learner }: Caller & { deed: Extract<DemoDeed, { kind: 'report' }> }): Promise<void> {
  const { error, text, reply } = deed;
  const questionId = await inBook({ ...learner, deed });
  await perform({ ...learner, call: 'practice.report', input: { questionId, kind: error, text } });
  if (reply === undefined) return;
  await asHistory({
    ...learner,
    changes: [
      {
        table: 'questionReport',
        set: `"state" = 'answered', "reply" = '${reply.replaceAll("'", "''")}', "handledTime" = now(),
          "handledBy" = (select "id" from "user" where "account" = 'teacher')`,
        condition: `"questionId" = '${questionId}'`,
      },
    ],
  });
}

interface Answer {
  questionId: string;
  selectedOptions: number[];
  inputInfo: string[];
}

/** Answers by the keys, each so many-th a wrong choice, or half of what the key says where there is more to write; blanks as the key has them. */
async function answersTo({
  app,
  tenantId,
  questions,
  wrongEvery,
}: Caller & { questions: readonly Question[]; wrongEvery: number }): Promise<Answer[]> {
  const [rows] = await app.database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      reading<StoredQuestion & { id: string }>({
        text: 'select "id", "type", "title", "options", "answer" from "question" where "tenantId" = $1 and "id" = any($2)',
        values: [tenantId, questions.map(({ questionId }) => questionId)],
      }),
    ],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return questions.flatMap(({ questionId, blankCount }, index): Answer[] => {
    const question = byId.get(questionId);
    if (!question) return [];
    const isWrong = (index + 1) % wrongEvery === 0;
    if (!isChoice(question.type)) {
      const texts = textsOf(question).slice(0, blankCount);
      const isCut = isWrong && question.type !== 'blank';
      return [{ questionId, selectedOptions: [], inputInfo: isCut ? texts.map(half) : texts }];
    }
    const right = rightOptions(question);
    const wrong = question.options.findIndex((_option, place) => !right.includes(place + 1)) + 1;
    return [{ questionId, selectedOptions: isWrong ? [wrong > 0 ? wrong : 1] : right, inputInfo: [] }];
  });
}

function half(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2));
}

function textsOf({ answer }: StoredQuestion): string[] {
  return keysOf(answer).map(({ anyOf }) => anyOf[0] ?? '');
}

/** The tables of what learners do, with their columns of times; days and schedules have their own. */
const timesOf: Readonly<Record<string, readonly string[]>> = {
  practiceAnswer: ['createdTime', 'updatedTime'],
  practiceRound: ['createdTime'],
  roundAnswer: ['createdTime', 'updatedTime'],
  favorite: ['createdTime'],
  wrongRecord: ['createdTime', 'lastTime', 'due'],
  questionNote: ['createdTime', 'updatedTime'],
  questionReport: ['createdTime', 'updatedTime', 'handledTime'],
  attempt: ['createdTime', 'updatedTime', 'startTime', 'deadline', 'submittedTime'],
};

async function growOlder({ days, ...learner }: Caller & { days: number }): Promise<void> {
  const earlier = (time: string): string => `"${time}" = "${time}" - ${days} * interval '1 day'`;
  const lastReview = `to_char(("card"->>'lastReview')::timestamptz at time zone 'UTC' - ${days} * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  await asHistory({
    ...learner,
    changes: [
      ...Object.entries(timesOf).map(([table, times]) => ({ table, set: times.map(earlier).join(', ') })),
      { table: 'wrongRecord', set: `"card" = jsonb_set("card", '{lastReview}', to_jsonb(${lastReview}))` },
      { table: 'practiceGoal', set: `"day" = "day" - ${days}` },
      // By way of ids that no other day has: a day may take the place of one that is about to move.
      { table: 'practiceTally', set: `"day" = "day" - ${days}, "id" = "id" || '/moved'` },
      { table: 'practiceTally', set: `"id" = concat_ws('/', "userId", "certId", "day")` },
    ],
  });
}

/** Changes the learner's rows past the triggers, as one statement: what was handed in is final for everybody else. */
async function asHistory({
  app,
  tenantId,
  userId,
  changes,
}: Caller & { changes: readonly { table: string; set: string; condition?: string }[] }): Promise<void> {
  const isMine = `"tenantId" = current_setting('app.tenant_id') and "userId" = current_setting('app.user_id')`;
  const tables = [...new Set(changes.map(({ table }) => table))];
  const switchTriggers = (how: 'disable' | 'enable'): string =>
    tables.map((table) => `alter table "${table}" ${how} trigger user;`).join('\n');
  const updates = changes
    .map(({ table, set, condition = 'true' }) => `update "${table}" set ${set} where ${isMine} and ${condition};`)
    .join('\n');
  await app.database.asOwner(async (connection) => {
    await connection.query(changing({ text: 'begin' }));
    try {
      await connection.query(
        changing({
          text: `select set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true)`,
          values: [tenantId, userId],
        }),
      );
      await connection.query(
        changing({
          text: `do $$ begin\n${switchTriggers('disable')}\n${updates}\n${switchTriggers('enable')}\nend $$`,
        }),
      );
      await connection.query(changing({ text: 'commit' }));
    } catch (error) {
      await connection.query(changing({ text: 'rollback' }));
      throw error;
    }
  });
}
