import type { Json } from '#generators/formats.ts';
import { entity, excelCalls, recordCalls } from './entity.ts';
import { reference, text } from './fields.ts';

/** Codes that there are anyhow: whoever reads what is confidential, and whoever sets telephone numbers. */
export const [confidential, telephones] = ['a12-m2.7.8', 'a12-m2.7.7'];

/** Pupils of whom not everybody knows all, their kin, guardians and marks. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'pupil',
    title: '学生',
    words: {
      label: 'pupilName',
      distinguish: ['idNumber'],
      unique: [['pupilNo']],
      search: ['pupilName', 'idNumber', 'pupilNo'],
      history: true,
      recycle: true,
      rules: [
        {
          when: { and: [{ '==': [{ var: 'isSick' }, true] }, { empty: [{ var: 'remark' }] }] },
          path: '/isSick',
          message: '生病的学生要写明情况',
        },
      ],
    },
    properties: {
      pupilNo: text('学号'),
      pupilName: text('姓名', { default: '无名', 'x-read': confidential, 'x-mask': 'name' }),
      idNumber: text('证件号', { 'x-read': confidential, 'x-mask': 'idCard' }),
      phone: text('手机', { 'x-read': confidential, 'x-write': telephones, 'x-mask': 'phone' }),
      remark: text('情况', { 'x-read': confidential }),
      points: { type: 'integer', title: '积分', default: 0, 'x-write': telephones },
      income: { type: 'number', title: '收入', 'x-read': confidential },
      isSick: { type: 'boolean', title: '生病', default: false },
      guardianId: { type: 'string', title: '监护人', 'x-ref': 'guardian', 'x-read': confidential },
    },
    required: ['pupilNo'],
    operations: {
      ...recordCalls,
      options: {},
      ...excelCalls,
    },
  }),
  ...entity({
    name: 'kin',
    title: '家属',
    words: { label: 'kinName', partOf: { parent: 'pupilId', as: 'kins' } },
    properties: {
      pupilId: reference('学生', 'pupil'),
      kinName: text('家属姓名'),
      kinPhone: text('家属电话', { 'x-read': confidential, 'x-mask': 'phone' }),
    },
    required: ['pupilId', 'kinName'],
  }),
  ...entity({
    name: 'shelter',
    title: '安置点',
    words: { label: 'shelterName', tree: {}, recycle: true },
    properties: { shelterName: text('地点', { default: '无名', 'x-read': confidential, 'x-mask': 'name' }) },
    operations: { list: {}, tree: {}, get: {}, save: {}, options: {}, remove: {}, recycled: {}, restore: {} },
  }),
  ...entity({
    name: 'guardian',
    title: '监护机构',
    words: { label: 'guardianName' },
    properties: { guardianName: text('名称') },
    operations: { list: {}, save: {}, options: {} },
  }),
  ...entity({
    name: 'mark',
    title: '分数',
    words: { label: 'points', history: true },
    properties: {
      pupilId: reference('学生', 'pupil'),
      points: { type: 'integer', title: '分数' },
    },
    required: ['pupilId', 'points'],
    operations: { list: {}, get: {}, save: {}, history: {}, ...excelCalls },
    screens: { list: { columns: ['points', 'pupilId', 'pupilId.idNumber', 'pupilId.income'] } },
  }),
};
