import type { Json } from '#generators/formats.ts';
import { text } from './fields.ts';

/** A handler that the product has anyway, so that the catalogue knows its name; the test gives it work of its own. */
export const handled = 'file/uses';

/** Something that people ask for and others decide on. */
export const claim: Record<string, Json> = {
  $schema: '../generated/meta/entity.json',
  title: '申领',
  'x-entity': {
    scope: 'tenant',
    label: 'claimName',
    code: 'a12-m2.7',
    history: true,
    recycle: true,
    own: 'userId',
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
  'x-steps': {
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
  'x-editable': { pending: 'all', rejected: ['amount'] },
  'x-operations': {
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
};

/** Claims that go from hand to hand. */
export const files: Record<string, Json> = {
  'dictionaries/claimState.json': {
    $schema: '../generated/meta/dictionary.json',
    title: '申领状态',
    values: [
      { code: 'pending', label: '待办理' },
      { code: 'approved', label: '已通过' },
      { code: 'rejected', label: '已驳回' },
      { code: 'withdrawn', label: '已撤回' },
    ],
  },
  'entities/claim.json': claim,
};
