import type { Json } from '#generators/formats.ts';

const roll = (word: string, of: string, where?: Json): Json => ({
  'x-roll': { [word]: of, by: 'concertId', ...(where !== undefined && { where }) },
});

const seated = { state: ['reserved', 'seated'] };

/** Concerts that add up their chairs. */
export const files: Record<string, Json> = {
  'dictionaries/chairState.json': {
    $schema: '../generated/meta/dictionary.json',
    $id: 'chairState',
    title: '座位状态',
    values: ['reserved', 'seated', 'left'].map((code) => ({ code, label: code })),
  },
  'entities/concert.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'concert',
    title: '音乐会',
    type: 'object',
    'x-entity': {
      scope: 'tenant',
      label: 'concertName',
      code: 'a12-m2.7',
      sort: 'concertName',
      recycle: true,
      history: true,
    },
    properties: {
      concertName: { type: 'string', title: '名称', maxLength: 20 },
      taken: { type: 'integer', title: '已预约', ...(roll('count', 'chair', seated) as object) },
      vip: { type: 'integer', title: '贵宾', ...(roll('count', 'chair', { isVip: true }) as object) },
      paid: { type: 'number', title: '已收', ...(roll('sum', 'chair.fee') as object) },
      minutes: { type: 'integer', title: '总分钟', ...(roll('sum', 'chair.minutes') as object) },
      cheapest: { type: 'number', title: '最低', ...(roll('min', 'chair.fee') as object) },
      lastDay: { type: 'string', title: '最晚', format: 'date', ...(roll('max', 'chair.day') as object) },
      lastState: {
        type: 'string',
        title: '最新',
        'x-dict': 'chairState',
        ...(roll('latest', 'chair.state') as object),
      },
    },
    required: ['concertName'],
    'x-operations': {
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
  },
  'entities/chair.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'chair',
    title: '座位',
    type: 'object',
    'x-entity': { scope: 'tenant', label: 'chairName', code: 'a12-m2.7', recycle: true },
    properties: {
      chairName: { type: 'string', title: '名称', maxLength: 20 },
      concertId: { type: 'string', title: '音乐会', 'x-ref': 'concert' },
      state: { type: 'string', title: '状态', 'x-dict': 'chairState' },
      isVip: { type: 'boolean', title: '贵宾', default: false },
      fee: { type: 'number', title: '费用', multipleOf: 0.01, minimum: 0 },
      minutes: { type: 'integer', title: '分钟', minimum: 0 },
      day: { type: 'string', title: '日期', format: 'date' },
    },
    required: ['chairName', 'concertId', 'state'],
    'x-operations': { list: {}, save: {}, remove: {}, restore: {} },
  },
};
