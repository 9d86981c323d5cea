import type { Json } from '#generators/formats.ts';
import { entity } from './entity.ts';
import { text } from './fields.ts';

/** What the calls of parcels do: handlers that the product has anyway, so that the catalogue knows their names; the tests give them work of their own. */
export const handlers = { send: 'search/platform', report: 'search/questions', expire: 'file/uses' };

const ids = { title: '哪些', items: { type: 'string', maxLength: 64 }, minItems: 1, maxItems: 10_000 };

/** Parcels with calls that are put into the queue, for many and for all, and one that is done by itself. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'parcel',
    title: '包裹',
    words: { label: 'parcelName', recycle: true },
    properties: { parcelName: text('名称'), note: text('备注'), phone: text('手机', { 'x-read': 'a12-m2.7.8' }) },
    required: ['parcelName'],
    operations: {
      list: {},
      get: {},
      save: {},
      remove: {},
      importExcel: {},
      importCommit: {},
      importErrors: {},
      exportExcel: {},
      excelTemplate: {},
      send: {
        title: '寄出',
        does: handlers.send,
        code: 'a12-m2.7',
        job: { perRow: true },
        input: { properties: { ids, note: text('备注') }, required: ['ids'] },
      },
      report: { title: '清点', does: handlers.report, code: 'a12-m2.7', job: true, binary: true },
      expire: { title: '清点过期的包裹', does: handlers.expire, code: 'a12-m2.7', every: '10 3 * * *' },
    },
  }),
};
