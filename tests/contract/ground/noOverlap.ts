import type { Json } from '#generators/formats.ts';
import { dictionary, entity, recordCalls } from './entity.ts';
import { text } from './fields.ts';

const time = (title: string): Json => ({ type: 'string', title, format: 'date-time' });

/** Sittings that share no time, days or seats. */
export const files: Record<string, Json> = {
  ...dictionary('sittingState', '状态', { draft: '草稿', published: '已发布' }),
  ...entity({
    name: 'sitting',
    title: '演出',
    words: {
      label: 'sittingName',
      noOverlap: [
        { range: ['startTime', 'endTime'], per: ['room'], where: { state: ['published'] } },
        { range: ['startDay', 'endDay'], message: '这几天已有安排' },
        { range: ['firstSeat', 'lastSeat'], per: ['room'] },
      ],
      recycle: true,
      history: true,
    },
    properties: {
      sittingName: text('名称'),
      room: text('考场'),
      startTime: time('开始时间'),
      endTime: time('结束时间'),
      startDay: { type: 'string', title: '第一天', format: 'date' },
      endDay: { type: 'string', title: '最后一天之后', format: 'date' },
      firstSeat: { type: 'integer', title: '首座', minimum: 1 },
      lastSeat: { type: 'number', title: '末座', minimum: 1 },
      state: { type: 'string', title: '状态', 'x-dict': 'sittingState', default: 'draft', readOnly: true },
    },
    required: ['sittingName'],
    operations: {
      ...recordCalls,
      updateState: { does: 'setState', transitions: { draft: ['published'], published: ['draft'] } },
      importExcel: {},
      importCommit: {},
      exportExcel: {},
    },
  }),
};
