import type { Json } from '#generators/formats.ts';

const dictionary = (name: string, codes: string[]): Json => ({
  $schema: '../generated/meta/dictionary.json',
  $id: name,
  title: name,
  values: codes.map((code) => ({ code, label: code })),
});

/** Fairs that are open for a while. */
export const files: Record<string, Json> = {
  'dictionaries/fairPhase.json': dictionary('fairPhase', ['before', 'open', 'over']),
  'dictionaries/fairState.json': dictionary('fairState', ['waiting', 'placed']),
  'entities/fair.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'fair',
    title: '集市',
    type: 'object',
    'x-entity': {
      scope: 'tenant',
      label: 'fairName',
      code: 'a12-m2.7',
      sort: 'fairName',
      recycle: true,
      history: true,
    },
    properties: {
      fairName: { type: 'string', title: '名称', maxLength: 20 },
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
    'x-steps': {
      place: {
        title: '预约',
        from: 'waiting',
        to: 'placed',
        when: { '==': [{ var: 'record.phase' }, 'open'] },
        why: '不在预约时间内',
      },
    },
    'x-operations': { list: {}, get: {}, save: {}, remove: {}, step: {}, exportExcel: {} },
  },
};
