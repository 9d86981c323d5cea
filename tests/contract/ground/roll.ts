import type { Json } from '#generators/formats.ts';
import { dictionary, entity } from './entity.ts';
import { reference, text } from './fields.ts';

const roll = (word: string, of: string, where?: Json): Record<string, Json> => ({
  'x-roll': { [word]: of, by: 'concertId', ...(where !== undefined && { where }) },
});

const seated = { state: ['reserved', 'seated'] };

/** Concerts that add up their chairs. */
export const files: Record<string, Json> = {
  ...dictionary('chairState', '座位状态', { reserved: '已留', seated: '在座', left: '离开' }),
  ...entity({
    name: 'concert',
    title: '音乐会',
    words: {
      label: 'concertName',
      sort: 'concertName',
      recycle: true,
      history: true,
    },
    properties: {
      concertName: text('名称'),
      taken: { type: 'integer', title: '已预约', ...roll('count', 'chair', seated) },
      vip: { type: 'integer', title: '贵宾', ...roll('count', 'chair', { isVip: true }) },
      paid: { type: 'number', title: '已收', ...roll('sum', 'chair.fee') },
      minutes: { type: 'integer', title: '总分钟', ...roll('sum', 'chair.minutes') },
      cheapest: { type: 'number', title: '最低', ...roll('min', 'chair.fee') },
      lastDay: { type: 'string', title: '最晚', format: 'date', ...roll('max', 'chair.day') },
      lastState: {
        type: 'string',
        title: '最新',
        'x-dict': 'chairState',
        ...roll('latest', 'chair.state'),
      },
    },
    required: ['concertName'],
    operations: {
      list: {},
      get: {},
      save: {},
      remove: {},
      recycled: {},
      history: {},
      importExcel: {},
      exportExcel: {},
      excelTemplate: {},
    },
  }),
  ...entity({
    name: 'chair',
    title: '座位',
    words: { label: 'chairName', recycle: true },
    properties: {
      chairName: text('名称'),
      concertId: reference('音乐会', 'concert'),
      state: { type: 'string', title: '状态', 'x-dict': 'chairState' },
      isVip: { type: 'boolean', title: '贵宾', default: false },
      fee: { type: 'number', title: '费用', multipleOf: 0.01, minimum: 0 },
      minutes: { type: 'integer', title: '分钟', minimum: 0 },
      day: { type: 'string', title: '日期', format: 'date' },
    },
    required: ['chairName', 'concertId', 'state'],
    operations: { list: {}, save: {}, remove: {}, restore: {} },
  }),
};
