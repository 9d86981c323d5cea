import type { Json } from '#generators/formats.ts';
import { dictionary, entity } from './entity.ts';
import { text } from './fields.ts';

/** A handler that the product has anyway, so that the catalogue knows its name; the test gives it work of its own. */
export const handled = 'file/uses';

/** Something that people ask for and others decide on: it goes from hand to hand. */
export const files: Record<string, Json> = {
  ...dictionary('claimState', '申领状态', {
    pending: '待办理',
    approved: '已通过',
    rejected: '已驳回',
    withdrawn: '已撤回',
  }),
  ...entity({
    name: 'claim',
    title: '申领',
    words: {
      label: 'claimName',
      history: true,
      recycle: true,
      own: 'userId',
      erase: 'remove',
      rules: [{ when: { '==': [{ var: 'reason' }, '不许再开'] }, path: '/reason', message: '这个原因不能用' }],
    },
    properties: {
      claimName: text('名称'),
      userId: text('申领人', { 'x-id': true }),
      amount: { type: 'integer', title: '金额', default: 0 },
      reason: text('原因', { minLength: 2, maxLength: 200, readOnly: true }),
      note: text('处理', { readOnly: true }),
      decidedTime: { type: 'string', format: 'date-time', title: '办理时间', readOnly: true },
      decidedBy: text('办理人', { 'x-id': true, readOnly: true }),
      state: { type: 'string', title: '状态', 'x-dict': 'claimState', default: 'pending', readOnly: true },
    },
    required: ['claimName'],
    steps: {
      approve: {
        title: '通过',
        from: 'pending',
        to: 'approved',
        code: 'a12-m2.7.3',
        when: { '<=': [{ var: 'record.amount' }, 100] },
        why: '金额超过 100，要由主管通过',
        stamps: { decidedTime: 'now', decidedBy: 'user' },
      },
      waive: { title: '直接通过', from: ['pending', 'rejected'], to: 'approved', code: 'a12-m2.7.2' },
      reject: {
        title: '驳回',
        from: 'pending',
        to: 'rejected',
        code: 'a12-m2.7.3',
        isDanger: true,
        asks: { properties: { reason: {}, remark: text('附言') }, required: ['reason'] },
        stamps: { decidedTime: 'now', decidedBy: 'user' },
        notice: {
          to: [{ var: 'record.userId' }, { var: 'record.createdBy' }],
          title: '{claimName}：{state}',
          text: '原因：{reason}。{remark}',
        },
      },
      remind: { title: '催办', from: 'approved', to: 'approved', code: 'a12-m2.7.3' },
      reopen: {
        title: '重新办理',
        from: ['approved', 'rejected'],
        to: 'pending',
        code: 'a12-m2.7.3',
        asks: { properties: { reason: {} } },
        does: handled,
      },
      withdraw: { title: '撤回', from: 'pending', to: 'withdrawn', who: 'own' },
    },
    editable: { pending: 'all', rejected: ['amount'] },
    operations: {
      list: {},
      change: {},
      get: {},
      save: {},
      history: {},
      exportExcel: {},
      decide: {
        http: 'POST /claim/updateStatus',
        does: 'step',
        steps: ['approve', 'waive', 'reject', 'remind', 'reopen'],
      },
      step: {},
    },
  }),
};
