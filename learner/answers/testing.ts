import { CallError, errorWithoutReply } from '#runtime/core/errors.ts';
import type { Answer, Paper } from './answer.ts';
import type { SittingCalls } from './calls.ts';
import type { AnswerStore } from './store.ts';

/** A store in memory, for tests: what a browser keeps across reloads. */
export function memoryStore(): AnswerStore {
  const kept = new Map<string, Answer>();
  const keyOf = (sittingId: string, questionId: string): string => `${sittingId}/${questionId}`;
  return {
    list: async (sittingId) => [...kept].filter(([key]) => key.startsWith(`${sittingId}/`)).map(([, answer]) => answer),
    put: async (sittingId, answer) => void kept.set(keyOf(sittingId, answer.questionId), answer),
    remove: async (sittingId, { questionId, sequence }) => {
      const key = keyOf(sittingId, questionId);
      if ((kept.get(key)?.sequence ?? Infinity) <= sequence) kept.delete(key);
    },
    clear: async (sittingId) => {
      for (const key of kept.keys()) if (key.startsWith(`${sittingId}/`)) kept.delete(key);
    },
  };
}

/** A paper of single-choice questions, each answered once with its sequence, or not at all with 0. */
export function paperOf(sequences: Record<string, number>): Paper {
  return {
    certCode: 'CERT-1',
    certName: '证书',
    state: 'sitting',
    startTime: '2024-05-01 09:00:00',
    deadline: '2024-05-01 10:00:00',
    serverTime: '2024-05-01 09:00:00',
    remainingSeconds: 3600,
    totalScore: Object.keys(sequences).length,
    isMine: true,
    questionList: Object.entries(sequences).map(([questionId, sequence], index) => ({
      questionId,
      questionIndex: index + 1,
      questionType: '1',
      title: '题干',
      optionList: [1, 2].map((order) => ({ order, content: `选项 ${order}` })),
      blankCount: 0,
      material: null,
      format: null,
      score: 1,
      selectedOptions: sequence > 0 ? [1] : [],
      inputInfo: [],
      isFlagged: false,
      sequence,
    })),
  };
}

/** One mock exam on a server in memory, by the rules M5–M8 of docs/rules.md; its clock is `performance.now()`. */
export function memoryServer({ seconds = 600, attemptId }: { seconds?: number; attemptId?: string } = {}) {
  const deadline = performance.now() + seconds * 1000;
  const answers = new Map<string, Answer>();
  const server = {
    deviceId: 'one',
    isReachable: true,
    isHandedIn: false,
    isPaused: false,
    answers,
    left: [] as number[],
  };
  const refuse = (reason: string): never => {
    const data = { reason, ...(attemptId !== undefined && { attemptId }) };
    throw new CallError({ kind: 'conflict', code: 409, status: 409, message: reason, data });
  };
  let held: number | undefined;
  const remaining = (): number => {
    const left = Math.max(0, Math.ceil((deadline - performance.now()) / 1000));
    held = server.isPaused ? (held ?? left) : undefined;
    return held ?? left;
  };
  const state = (): string => {
    if (remaining() === 0) server.isHandedIn = true;
    return server.isHandedIn ? 'handedIn' : 'sitting';
  };
  const reach = (): void => {
    if (!server.isReachable) throw errorWithoutReply('network');
  };
  const callsOf = (deviceId: string): SittingCalls => {
    const paper = (): Paper => ({
      ...paperOf({ q1: 0, q2: 0, q3: 0 }),
      ...(attemptId !== undefined && { attemptId }),
      state: state(),
      remainingSeconds: remaining(),
      isMine: server.deviceId === deviceId,
      questionList: paperOf({ q1: 0, q2: 0, q3: 0 }).questionList.map((question) => ({
        ...question,
        ...answers.get(question.questionId),
      })),
    });
    return {
      ...(attemptId !== undefined && { leave: async () => undefined }),
      resume: async () => {
        reach();
        if (attemptId !== undefined && state() === 'handedIn') refuse('handedIn');
        return paper();
      },
      takeOver: async () => {
        reach();
        if (state() === 'handedIn') refuse('handedIn');
        server.deviceId = deviceId;
        return paper();
      },
      save: async (given) => {
        reach();
        if (state() === 'handedIn') refuse('handedIn');
        if (server.deviceId !== deviceId) refuse('device');
        if (server.isPaused) refuse('paused');
        for (const answer of given)
          if (answer.sequence > (answers.get(answer.questionId)?.sequence ?? 0)) answers.set(answer.questionId, answer);
        return {
          saved: given.map(({ questionId, sequence }) => ({ questionId, sequence })),
          savedTime: '2026-11-27 10:31:05',
          remainingSeconds: remaining(),
          state: state(),
        };
      },
      submit: async () => {
        reach();
        if (state() === 'sitting' && server.deviceId !== deviceId) refuse('device');
        server.isHandedIn = true;
      },
      status: async () => {
        reach();
        return {
          state: state(),
          isMine: server.deviceId === deviceId,
          remainingSeconds: state() === 'sitting' ? remaining() : 0,
          isPaused: server.isPaused,
          notices: server.isPaused ? [{ id: 'n1', text: '停电，请稍候', time: '2026-11-27 10:31:05' }] : [],
        };
      },
      leave: async (seconds) => {
        reach();
        server.left.push(seconds);
      },
    };
  };
  return { server, callsOf };
}
