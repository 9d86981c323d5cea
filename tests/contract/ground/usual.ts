import type { Json } from '#generators/formats.ts';
import { entity } from './entity.ts';
import { text } from './fields.ts';

/** Slots with computed defaults. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'slot',
    title: '时段',
    words: {
      label: 'slotName',
      sort: 'slotName',
      recycle: true,
      history: true,
    },
    properties: {
      slotName: text('名称'),
      startTime: { type: 'string', format: 'date-time', title: '开始' },
      minutes: { type: 'integer', title: '分钟', minimum: 1, maximum: 600, default: 90 },
      endTime: {
        type: 'string',
        format: 'date-time',
        title: '结束',
        'x-default': { addMinutes: [{ var: 'startTime' }, { var: 'minutes' }] },
      },
      closeTime: {
        type: 'string',
        format: 'date-time',
        title: '关门',
        'x-default': { addMinutes: [{ var: 'endTime' }, 30] },
      },
      places: {
        type: 'integer',
        title: '名额',
        minimum: 0,
        maximum: 50,
        'x-default': { '/': [{ var: 'minutes' }, 10] },
      },
      bookedOn: { type: 'string', format: 'date', title: '登记日', 'x-default': { today: [] } },
    },
    required: ['slotName'],
    operations: { list: {}, get: {}, save: {}, importExcel: {}, exportExcel: {} },
  }),
};
