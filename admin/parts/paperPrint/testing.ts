import type { PrintedPaper, PrintedQuestion } from './printed.ts';

/** A question as it is printed; what is not said is usual. */
export function printedQuestion(values: Partial<PrintedQuestion> & Pick<PrintedQuestion, 'number'>): PrintedQuestion {
  return {
    questionType: 'single',
    title: `<p>第 ${values.number} 题的题干</p>`,
    optionList: ['甲', '乙', '丙', '丁'].map((content, index) => ({ order: index + 1, content })),
    score: 2,
    material: null,
    blankCount: 0,
    format: null,
    ...values,
  };
}

const material = { id: 'm1', content: '<p>某校建设智慧教室，每间配备一台交互白板。</p>', sound: null };
const none = { optionList: [], blankCount: 1 };
const long = '使用公共网络时不登录含有学生信息的系统，并在离开座位时锁定屏幕';

/** A paper with every kind of question. */
export const printedPaper: PrintedPaper = {
  paperName: '教师数字素养期末卷',
  paperCode: 'SJ2026-0001',
  certName: '教师数字素养',
  instructions: '一、闭卷，120 分钟。\n二、答案写在答题卡上。',
  state: 'published',
  isPinned: true,
  ticketLength: 12,
  totalScore: 33.5,
  questionCount: 9,
  sections: [
    {
      title: '一、单选题',
      instructions: '每题只有一个正确答案。',
      score: 6.5,
      questions: [
        printedQuestion({ number: 1, score: 2.5 }),
        printedQuestion({ number: 2, material, title: '<p>若有 20 间教室，要几台白板？</p>' }),
        printedQuestion({
          number: 3,
          material,
          optionList: [long, '断电', '关机', '离开'].map((content, index) => ({ order: index + 1, content })),
        }),
      ],
    },
    {
      title: '二、判断题',
      instructions: null,
      score: 2,
      questions: [4, 5].map((number) =>
        printedQuestion({
          number,
          questionType: 'judgment',
          score: 1,
          optionList: ['正确', '错误'].map((content, index) => ({ order: index + 1, content })),
        }),
      ),
    },
    {
      title: '三、填空题和问答题',
      instructions: null,
      score: 24,
      questions: [
        printedQuestion({
          ...none,
          number: 6,
          questionType: 'blank',
          title: '<p>微课一般不超过____分钟，重点讲____。</p>',
          blankCount: 2,
        }),
        printedQuestion({
          ...none,
          number: 7,
          questionType: 'blank',
          title: '<p>写出两种协作工具。</p>',
          blankCount: 2,
        }),
        printedQuestion({ ...none, number: 8, questionType: 'short', score: 5 }),
        printedQuestion({ ...none, number: 9, questionType: 'long', score: 15 }),
      ],
    },
  ],
};

/** The same with keys and analysis. */
export const keyedPaper: PrintedPaper = {
  ...printedPaper,
  sections: printedPaper.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({
      ...question,
      correctOptions: question.optionList.length > 0 ? [2] : [],
      answer: question.optionList.length > 0 ? [] : [{ anyOf: ['十', '10'], tolerance: null }],
      analysis: '<p>见教材第三章</p>',
    })),
  })),
};
