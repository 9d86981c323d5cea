import type { Json } from '#generators/formats.ts';
import { dictionary, entity, recordCalls } from './entity.ts';
import { text } from './fields.ts';

/** Arrivals of which some are unique. */
export const files: Record<string, Json> = {
  ...dictionary('arrivalState', '状态', { draft: '草稿', pending: '待审核', approved: '已通过', ended: '已结束' }),
  ...entity({
    name: 'arrival',
    title: '来访',
    words: {
      label: 'arrivalName',
      unique: [
        { fields: ['person', 'place'], where: { state: ['pending', 'approved'] } },
        { fields: ['person'], where: { isMain: true }, message: '这个人已有主要来访' },
        { fields: ['seat'], where: { isMain: true } },
      ],
      recycle: true,
      history: true,
    },
    properties: {
      arrivalName: text('名称'),
      person: text('来人'),
      place: text('地点'),
      seat: { type: 'integer', title: '座位', minimum: 1 },
      isMain: { type: 'boolean', title: '主要', default: false },
      state: { type: 'string', title: '状态', 'x-dict': 'arrivalState', default: 'draft', readOnly: true },
    },
    required: ['arrivalName', 'person'],
    operations: {
      ...recordCalls,
      updateState: {
        does: 'setState',
        transitions: { draft: ['pending'], pending: ['approved', 'ended'], approved: ['ended'], ended: ['pending'] },
      },
      importExcel: {},
      importCommit: {},
      exportExcel: {},
    },
  }),
};
