/** The questions both servers are measured on. */
import type { Values } from '#server/engine/context.ts';

export const listFields = [
  'id',
  'certId',
  'type',
  'titleText',
  'difficulty',
  'score',
  'knowledge',
  'state',
  'version',
  'createdTime',
  'updatedTime',
  'updatedBy',
] as const;
export const editedFields = [
  'certId',
  'type',
  'title',
  'options',
  'answer',
  'format',
  'analysis',
  'difficulty',
  'score',
  'knowledge',
  'state',
] as const;
export const jsonFields: ReadonlySet<string> = new Set(['options', 'answer', 'knowledge']);
export const kinds = ['single', 'multiple', 'judgment', 'blank', 'short', 'long'] as const;

/** Question number `n` as a save takes it, of the length that real ones have. */
export function question({ n, certId }: { n: number; certId: string }): Values {
  const type = kinds[n % kinds.length] ?? 'single';
  const isChoice = type === 'single' || type === 'multiple' || type === 'judgment';
  const choices =
    type === 'judgment'
      ? ['正确', '错误']
      : ['按顺序逐项核对并记录', '只抽查其中一部分', '交由他人代为确认', '核对后再复查一次'];
  return {
    certId,
    type,
    title: `<p>第 ${n} 题：某机构在组织线上考试时，需要对考生身份、设备与网络状况进行核验。关于核验流程的安排，下列说法恰当的是？</p>`,
    options: isChoice
      ? choices.map((content, i) => ({ content, isAnswer: type === 'multiple' ? i === 0 || i === 3 : i === n % 2 }))
      : [],
    answer: isChoice ? [] : [{ anyOf: [`第 ${n} 题的参考答案`, `参考答案 ${n}`] }],
    analysis: '<p>核验应当完整、可追溯；抽查与代办都不能保证结果可靠，复查可以发现遗漏。</p>',
    difficulty: String(n % 5),
    score: 2,
    knowledge: [`知识点 ${n % 40}`],
  };
}
