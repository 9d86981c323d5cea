import type { Json } from '#generators/formats.ts';
import { dictionary, entity } from './entity.ts';
import { reference, text } from './fields.ts';

const usual: Json = { list: {}, get: {}, save: {}, change: {}, remove: {}, restore: {}, recycled: {} };

/** Drills with places, and bookings of them. */
export const files: Record<string, Json> = {
  ...dictionary('bookingState', '预约状态', { waiting: '待预约', placed: '已预约', seated: '已入座' }),
  ...entity({
    name: 'drill',
    title: '课次',
    words: { label: 'drillName', recycle: true, history: true },
    properties: {
      drillName: text('名称'),
      places: { type: 'integer', title: '座位数', minimum: 0, maximum: 2147483647 },
      startTime: { type: 'string', format: 'date-time', title: '开始时间' },
    },
    required: ['drillName'],
    operations: usual,
  }),
  ...entity({
    name: 'bunk',
    title: '床位',
    words: { label: 'bunkName', recycle: true, history: true, max: 2 },
    properties: { bunkName: text('名称') },
    required: ['bunkName'],
    operations: usual,
  }),
  ...entity({
    name: 'drillBooking',
    title: '预约',
    words: {
      label: 'bookingName',
      recycle: true,
      history: true,
      reach: { own: 'userId' },
      limit: [
        {
          per: 'drillId',
          where: { state: ['placed', 'seated'] },
          max: 'drillId.places',
          message: '名额已满',
        },
        { per: 'drillId', where: { isGuest: true }, max: 2 },
      ],
    },
    properties: {
      bookingName: text('名称'),
      userId: { type: 'string', title: '预约人', 'x-id': true, maxLength: 40 },
      drillId: reference('课次', 'drill'),
      // What is copied locks the drill as well.
      startTime: { type: 'string', format: 'date-time', title: '开始时间', 'x-copyOf': 'drillId.startTime' },
      isGuest: { type: 'boolean', title: '旁听', default: false },
      state: { type: 'string', title: '状态', 'x-dict': 'bookingState', default: 'waiting', readOnly: true },
    },
    required: ['bookingName'],
    steps: {
      place: { title: '预约', from: 'waiting', to: 'placed', code: 'a12-m2.7.3' },
      seat: { title: '入座', from: 'placed', to: 'seated', code: 'a12-m2.7.3' },
      leave: { title: '退出', from: ['placed', 'seated'], to: 'waiting', code: 'a12-m2.7.3' },
    },
    operations: {
      ...(usual as Record<string, Json>),
      step: {},
      importExcel: {},
      importCommit: {},
      exportExcel: {},
    },
  }),
};
