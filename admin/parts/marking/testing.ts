import type { Progress, Session, Sheet } from './marking.ts';

/** A session that one scores; what is not said is usual. */
export function sessionOf(values: Partial<Session> = {}): Session {
  return {
    id: 'session-1',
    sessionCode: 'CC2026-0001',
    examName: '2026 年春季',
    subjectName: '理论',
    startTime: '2026-04-11 09:00:00',
    endTime: '2026-04-11 11:00:00',
    isChief: false,
    open: 3,
    free: 3,
    mine: 2,
    done: 4,
    all: 8,
    questions: [
      { questionId: 'question-1', type: 'short', title: '什么是电流？', open: 1, free: 1, all: 4 },
      { questionId: 'question-2', type: 'long', title: '论述欧姆定律。', open: 2, free: 2, all: 4 },
    ],
    ...values,
  };
}

/** A long answer with a rubric that waits for its points. */
export function sheetOf(values: Partial<Sheet> = {}): Sheet {
  return {
    id: 'marking-1',
    questionId: 'question-2',
    place: 12,
    maximum: 10,
    number: 1,
    claimedUntil: '2026-04-11 12:10:00',
    markedTime: null,
    points: null,
    rubricGiven: [],
    note: null,
    type: 'long',
    format: 'text',
    title: '<p>论述欧姆定律 $$U=IR$$，并举一例。</p>',
    material: null,
    key: [{ anyOf: ['电压等于电流乘以电阻'], tolerance: null }],
    analysis: '<p>先写定义，再举例。</p>',
    rubric: [
      { text: '写出公式', points: 4 },
      { text: '说明各量', points: 3 },
      { text: '举例恰当', points: 5 },
    ],
    answer: ['电压是电流和电阻的乘积。\n例如 5 V 加在 10 Ω 上，电流是 0.5 A。'],
    proposed: null,
    matched: [],
    former: [],
    canChange: true,
    ...values,
  };
}

/** A short answer with what a machine proposes. */
export function shortOf(values: Partial<Sheet> = {}): Sheet {
  return sheetOf({
    id: 'marking-2',
    questionId: 'question-1',
    type: 'short',
    maximum: 4,
    title: '<p>什么是电流？</p>',
    key: [{ anyOf: ['电荷，定向移动'], tolerance: null }],
    rubric: [],
    answer: ['电荷在导体里走'],
    proposed: 2,
    matched: ['电荷'],
    ...values,
  });
}

/** Three examiners, of whom one gives more than the others. */
export const progress: Progress = {
  done: 4,
  all: 8,
  waitingThird: 1,
  examiners: [
    {
      name: '王考官',
      isChief: false,
      count: 40,
      meanShare: 0.62,
      othersShare: 0.64,
      controls: 4,
      controlDifference: -0.25,
    },
    {
      name: '李考官',
      isChief: false,
      count: 35,
      meanShare: 0.81,
      othersShare: 0.6,
      controls: 3,
      controlDifference: 1.5,
    },
    {
      name: '赵组长',
      isChief: true,
      count: 0,
      meanShare: null,
      othersShare: null,
      controls: 0,
      controlDifference: null,
    },
  ],
};
