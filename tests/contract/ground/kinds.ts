import type { Json } from '#generators/formats.ts';
import { entity } from './entity.ts';
import { text } from './fields.ts';

/** A field of each kind that the product itself has not. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'stall',
    title: '展位',
    words: { label: 'stallName', recycle: true, history: true },
    properties: {
      stallName: text('名称'),
      share: { type: 'number', title: '占比', 'x-widget': 'percent' },
      fee: { type: 'number', title: '租金', 'x-money': 'CNY', minimum: 0 },
      deposit: { type: 'number', title: '押金', 'x-money': 'USD' },
      opensAt: { type: 'string', title: '开门', format: 'time', default: '08:30' },
      tint: { type: 'string', title: '颜色', 'x-widget': 'color', default: '#1677ff' },
      papers: { type: 'array', title: '材料', items: { type: 'string', 'x-widget': 'file' }, maxItems: 3 },
      photos: { type: 'array', title: '照片', items: { type: 'string', 'x-widget': 'image' } },
      lessonKind: { type: 'string', title: '课的类型', 'x-dict': 'lessonType', 'x-excel': false },
      lessonFile: {
        type: 'string',
        title: '课件',
        'x-widget': 'file',
        'x-accepts': { by: 'lessonKind', of: { video: ['video'], article: ['pdf', 'text'] } },
        'x-excel': false,
      },
      scans: {
        type: 'array',
        title: '扫描件',
        items: { type: 'string', 'x-widget': 'file' },
        'x-accepts': ['pdf'],
        'x-excel': false,
      },
      shelves: {
        type: 'array',
        title: '货架',
        items: { type: 'object', properties: { picture: { type: 'string', title: '图片', 'x-widget': 'image' } } },
        'x-excel': false,
      },
    },
    required: ['stallName'],
    operations: {
      list: {},
      get: {},
      save: {},
      change: {},
      remove: {},
      recycled: {},
      restore: {},
      history: {},
      importExcel: {},
      importCommit: {},
      exportExcel: {},
      excelTemplate: {},
    },
    screens: { list: { filters: ['share', 'fee', 'deposit', 'opensAt'] } },
  }),
};
