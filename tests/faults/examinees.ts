/** Examinees who sit an exam side by side, and the memory of what was acknowledged to them. */
import { setTimeout as delay } from 'node:timers/promises';
import { problemOf, type Receipts } from '#tests/contract/examAttempt/checkReceipts.ts';
import { addInvigilators } from '#tests/bench/boards.ts';
import { addSitting, type Examinee, type Sitting } from '#tests/bench/examinees.ts';
import { addBank } from '#tests/bench/learners.ts';
import { findLostAnswers, type Given } from './answers.ts';
import type { Client, Values } from './client.ts';
import { startLoad, type Load, type Worker } from './load.ts';
import type { ProductOptions } from './product.ts';
import { inStopped } from './stopped.ts';

/** How many sit at once; with the pace of each that is 200 saves a second. */
export const atOnce = 20;
const pace = 100;
/** Answers of one save. */
const together = 2;
/** One of so many hands in, after so many saves. */
const leaver = { oneOf: 4, after: 8 };
const deviceId = 'faults';

/** An exam as its examinee knows it. */
export interface Sat {
  examinee: Examinee;
  attemptId: string | undefined;
  acknowledged: Map<string, Given>;
  unanswered: Given[];
  handIn: 'none' | 'sent' | 'acknowledged';
  /** Those that acknowledgements told. */
  receipts: string[];
}

/** A load that also knows the exam of each examinee. */
export interface ExamLoad extends Load {
  sessionId: string;
  sat: Sat[];
}

/** A session that has begun, in a product that is not running; `boards`: tokens of its two invigilators. */
export function arrangeSitting({
  options,
  examinees,
}: {
  options: ProductOptions;
  examinees: number;
}): Promise<Sitting & { boards: string[] }> {
  return inStopped({
    options,
    work: async (place) => {
      const certId = await addBank({ ...place, questions: 300, usage: 'exam' });
      const sitting = await addSitting({ ...place, certId, examinees, examName: '断电演练', from: -60 });
      const { sessionId } = sitting;
      return { ...sitting, boards: await addInvigilators({ ...place, sessionId, count: 2 }) };
    },
  });
}

/** Each examinee begins, saves two answers at a time, question by question and again from the first one, and one in four hands in. */
export function startExaminees({
  clientOf,
  sitting: { sessionId, examinees },
}: {
  clientOf: (examinee: Examinee) => Client;
  sitting: Sitting;
}): ExamLoad {
  const sat = examinees.map(
    (examinee): Sat => ({
      examinee,
      attemptId: undefined,
      acknowledged: new Map(),
      unanswered: [],
      handIn: 'none',
      receipts: [],
    }),
  );
  const load = startLoad({
    workers: sat.length,
    work: async (worker, n) => {
      const own = sat[n];
      if (own) await sit({ worker, own, client: clientOf(own.examinee), sessionId, isLeaver: n % leaver.oneOf === 0 });
    },
  });
  return { ...load, sessionId, sat };
}

interface Receipt {
  receipt: string;
}

interface Question {
  questionId: string;
  optionList: unknown[];
  blankCount: number;
}

async function sit({
  worker: { heed, isEnding },
  own,
  client,
  sessionId,
  isLeaver,
}: {
  worker: Worker;
  own: Sat;
  client: Client;
  sessionId: string;
  isLeaver: boolean;
}): Promise<void> {
  const begun = await heed(client.post('/certExam/start', { sessionId, deviceId }));
  if (!begun) return;
  const { attemptId, questionList } = begun.data as unknown as { attemptId: string; questionList: Question[] };
  own.attemptId = attemptId;
  for (let sequence = 1; !isEnding(); sequence += 1) {
    const next = delay(pace);
    own.unanswered = Array.from({ length: together }, (_, n) => ((sequence - 1) * together + n) % questionList.length)
      .flatMap((at) => questionList[at] ?? [])
      .map((question) => answerOf({ question, sequence }));
    const answers = own.unanswered.map((answer): Values => ({ ...answer, isFlagged: false }));
    const saved = await heed(client.post('/certExam/saveAnswer', { attemptId, deviceId, answers }));
    if (!saved) return;
    own.receipts.push(...(saved.data as unknown as { receipts: Receipt[] }).receipts.map(({ receipt }) => receipt));
    for (const answer of own.unanswered) own.acknowledged.set(answer.questionId, answer);
    own.unanswered = [];
    if (isLeaver && sequence === leaver.after) {
      own.handIn = 'sent';
      if (await heed(client.post('/certExam/submit', { attemptId, deviceId }))) own.handIn = 'acknowledged';
      return;
    }
    await next;
  }
}

function answerOf({
  question: { questionId, optionList, blankCount },
  sequence,
}: {
  question: Question;
  sequence: number;
}): Given {
  return {
    questionId,
    selectedOptions: optionList.length > 0 ? [1 + (sequence % optionList.length)] : [],
    inputInfo: Array.from({ length: blankCount }, (_, n) => `第 ${sequence} 次，第 ${n + 1} 空`),
    sequence,
  };
}

/**
 * Reads every exam over HTTP, hands it in, and checks its receipts as anyone can.
 * @returns one sentence for each thing that was acknowledged and is not so; none is what is hoped for
 */
export async function findExamLosses({
  load: { sat, sessionId },
  clientOf,
}: {
  load: ExamLoad;
  clientOf: (examinee: Examinee) => Client;
}): Promise<string[]> {
  const found = await Promise.all(
    sat.map(async (own) => {
      const client = clientOf(own.examinee);
      const losses = await lossesOf({ own, client, sessionId });
      return losses.length > 0 ? losses : receiptLossesOf({ own, client });
    }),
  );
  return found.flat();
}

/** Every receipt that an acknowledgement told is there, in a chain that verifies. */
async function receiptLossesOf({
  own: { attemptId, receipts },
  client,
}: {
  own: Sat;
  client: Client;
}): Promise<string[]> {
  if (attemptId === undefined) return [];
  const { status, message } = await client.post('/certExam/submit', { attemptId, deviceId });
  if (status !== 200) return [`attempt ${attemptId} is not handed in: ${status} ${message}`];
  const { data } = await client.get('/certExam/receipts', { attemptId });
  const stored = data as unknown as Receipts;
  const problem = problemOf(stored);
  if (problem !== undefined) return [`receipts of attempt ${attemptId}: ${problem}`];
  const known = new Set(stored.answers.map(({ receipt }) => receipt));
  const lost = receipts.filter((receipt) => !known.has(receipt));
  return lost.map((receipt) => `attempt ${attemptId} has no receipt ${receipt}`);
}

async function lossesOf({
  own: { attemptId, handIn, ...known },
  client,
  sessionId,
}: {
  own: Sat;
  client: Client;
  sessionId: string;
}): Promise<string[]> {
  if (attemptId === undefined) return [];
  const { status, message, data } = await client.post('/certExam/status', { attemptId, deviceId });
  if (status !== 200) return [`attempt ${attemptId} is gone: ${status} ${message}`];
  const { state } = data as { state: string };
  if (state === 'handedIn') return handIn === 'none' ? [`attempt ${attemptId} was handed in by nobody`] : [];
  if (handIn === 'acknowledged') return [`attempt ${attemptId} was handed in and is ${state}`];
  const reply = await client.post('/certExam/start', { sessionId, deviceId });
  if (reply.status !== 200) return [`attempt ${attemptId} does not go on: ${reply.status} ${reply.message}`];
  const paper = reply.data as unknown as { attemptId: string; questionList: Given[] };
  if (paper.attemptId !== attemptId) return [`attempt ${attemptId} has become ${paper.attemptId}`];
  const stored = paper.questionList.map(({ questionId, selectedOptions, inputInfo, sequence }) => ({
    questionId,
    selectedOptions,
    inputInfo,
    sequence,
  }));
  return findLostAnswers({ known, stored }).map((sentence) => `attempt ${attemptId}: ${sentence}`);
}
