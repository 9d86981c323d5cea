import type { Json } from '#generators/formats.ts';
import { entity } from './entity.ts';
import { text } from './fields.ts';

const confidential = 'a12-m2.7.8';

/** Trainees with much to print, and what is printed of them. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'trainee',
    title: '学员',
    words: { label: 'traineeName', recycle: true },
    properties: {
      traineeName: text('姓名'),
      phone: text('手机', { 'x-read': confidential, 'x-mask': 'phone' }),
      remark: text('情况', { 'x-read': confidential }),
      fee: { type: 'number', title: '学费', 'x-money': 'CNY' },
      rate: { type: 'number', title: '出勤率', 'x-widget': 'percent' },
      isNew: { type: 'boolean', title: '新生' },
      bornOn: { type: 'string', title: '生日', format: 'date' },
      metAt: { type: 'string', title: '面谈', format: 'date-time' },
      state: text('状态', { 'x-dict': 'courseState', maxLength: 20 }),
      tags: { type: 'array', title: '标签', items: { type: 'string', maxLength: 20 } },
      friendId: text('同桌', { 'x-ref': 'trainee' }),
      coach: text('教练', { 'x-when': { '==': [{ var: 'isNew' }, true] } }),
      photo: text('照片', { 'x-widget': 'image' }),
      story: { type: 'string', title: '介绍', maxLength: 5000, 'x-widget': 'richText' },
    },
    required: ['traineeName'],
    operations: { list: {}, get: {}, save: {}, remove: {} },
  }),
  'prints/traineeCard.json': {
    $schema: '../generated/meta/print.json',
    title: '学员卡',
    entity: 'trainee',
    of: 'record',
    fileName: '{traineeName}-{phone}',
    blocks: [
      { heading: '{traineeName}，{state}', level: 1 },
      {
        fields: ['phone', 'remark', 'fee', 'rate', 'isNew', 'bornOn', 'metAt', 'tags', 'friendId', 'coach'],
        across: 1,
      },
      { heading: '情况说明' },
      { text: '{remark}' },
      { text: '{story}' },
    ],
  },
  'prints/traineePhoto.json': {
    $schema: '../generated/meta/print.json',
    title: '照片',
    entity: 'trainee',
    of: 'record',
    blocks: [{ picture: 'photo' }],
  },
  'prints/trainees.json': {
    $schema: '../generated/meta/print.json',
    title: '学员名单',
    entity: 'trainee',
    of: 'list',
    blocks: [{ text: '状态：{state}' }, { text: '共 {count} 人' }, { table: ['traineeName', 'phone', 'remark'] }],
  },
  'prints/deskmates.json': {
    $schema: '../generated/meta/print.json',
    title: '同桌名单',
    entity: 'trainee',
    of: 'list',
    needs: ['friendId'],
    groupBy: ['friendId'],
    sort: 'traineeName',
    blocks: [
      { heading: '同桌名单', level: 1 },
      { table: ['traineeName', { blank: '签名' }], height: 9 },
    ],
  },
  'prints/entries.json': {
    $schema: '../generated/meta/print.json',
    title: '报考单',
    entity: 'entry',
    of: 'record',
    blocks: [{ fields: ['entryName', 'personId', 'phone'] }, { table: ['materialName'], parts: 'materials' }],
  },
};
