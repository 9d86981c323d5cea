import type { ReviewedPaper, ReviewedQuestion } from './reviewedPaper.ts';

/** A long question that an examiner scored; what is not said is usual. */
export function questionOf(values: Partial<ReviewedQuestion> = {}): ReviewedQuestion {
  return {
    questionId: 'question-2',
    questionIndex: 2,
    version: 1,
    questionType: 'long',
    title: '<p>论述欧姆定律 $$U=IR$$，并举一例。</p>',
    optionList: [],
    blankCount: 1,
    format: 'text',
    material: null,
    score: 10,
    selectedOptions: [],
    inputInfo: ['电流和电压成正比，手电筒就是一例。'],
    isHeld: false,
    isKeyShown: true,
    correctOptions: [],
    answer: [{ anyOf: ['电流和电压成正比'], tolerance: null }],
    analysis: '<p>先写定义，再举例。</p>',
    rubric: [
      { text: '写出定律', points: 4 },
      { text: '举例恰当', points: 6 },
    ],
    gained: 8,
    cause: 'examiner',
    note: '两人相差 4 分，由组长裁定',
    marks: [
      { number: 1, points: 10, rubric: [1, 2], note: null },
      { number: 2, points: 6, rubric: [], note: '例子不完整' },
      { number: 3, points: 8, rubric: [1], note: null },
    ],
    ...values,
  };
}

/** A wrong choice. */
export function choiceOf(values: Partial<ReviewedQuestion> = {}): ReviewedQuestion {
  return questionOf({
    questionId: 'question-1',
    questionIndex: 1,
    questionType: 'single',
    title: '<p>电压的单位是</p>',
    optionList: [
      { order: 1, content: '安培', isAnswer: false },
      { order: 2, content: '伏特', isAnswer: true },
      { order: 3, content: '欧姆', isAnswer: false },
    ],
    blankCount: 0,
    format: null,
    score: 2,
    selectedOptions: [1],
    inputInfo: [],
    correctOptions: [2],
    answer: [],
    analysis: null,
    rubric: [],
    gained: 0,
    cause: 'machine',
    note: null,
    marks: [],
    ...values,
  });
}

/** Of a wrong choice and a long answer; what is not said is usual. */
export function paperOf(values: Partial<ReviewedPaper> = {}): ReviewedPaper {
  return {
    kind: 'normal',
    score: 8,
    gained: 8,
    deduction: 0,
    fullScore: 12,
    whole: null,
    questionList: [choiceOf(), questionOf()],
    ...values,
  };
}
