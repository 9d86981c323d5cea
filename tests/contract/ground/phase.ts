import type { Json } from '#generators/formats.ts';
import { dictionary, entity } from './entity.ts';
import { text } from './fields.ts';

/** Fairs that are open for a while. */
export const files: Record<string, Json> = {
  ...dictionary('fairPhase', '阶段', { before: '未开始', open: '开放', over: '已结束' }),
  ...dictionary('fairState', '状态', { waiting: '待预约', placed: '已预约' }),
  ...entity({
    name: 'fair',
    title: '集市',
    words: {
      label: 'fairName',
      sort: 'fairName',
      recycle: true,
      history: true,
    },
    properties: {
      fairName: text('名称'),
      state: { type: 'string', title: '状态', 'x-dict': 'fairState', default: 'waiting', readOnly: true },
      openFrom: { type: 'string', format: 'date-time', title: '开始' },
      openTo: { type: 'string', format: 'date-time', title: '结束' },
      phase: {
        type: 'string',
        title: '阶段',
        'x-dict': 'fairPhase',
        'x-phase': { before: [null, 'openFrom'], open: ['openFrom', 'openTo'], over: ['openTo', null] },
      },
    },
    required: ['fairName'],
    steps: {
      place: {
        title: '预约',
        from: 'waiting',
        to: 'placed',
        when: { '==': [{ var: 'record.phase' }, 'open'] },
        why: '不在预约时间内',
      },
    },
    operations: { list: {}, get: {}, save: {}, remove: {}, step: {}, exportExcel: {} },
  }),
};
