import type { BankQuestion } from './useFacts.ts';

/** A question as the list of the bank has it; what is not said is usual. */
export function bankQuestion(values: Partial<BankQuestion> & Pick<BankQuestion, 'id' | 'titleText'>): BankQuestion {
  return {
    certId: 'cert-01',
    certIdLabel: '教师数字素养',
    certIdMarks: null,
    materialId: null,
    materialIdLabel: null,
    materialOrder: null,
    type: 'single',
    difficulty: '1',
    score: 2,
    knowledge: ['信息技术'],
    usage: 'exam',
    state: 'published',
    own: null,
    createdTime: '2026-01-01T00:00:00.000Z',
    version: 1,
    updatedTime: '2026-01-01T00:00:00.000Z',
    updatedBy: 'admin',
    ...values,
  };
}
