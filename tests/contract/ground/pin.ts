import type { Json } from '#generators/formats.ts';
import { excelCalls, namedEntity, ownCalls } from './entity.ts';
import { reference, text } from './fields.ts';

/** Codes that there are anyhow: whoever reads what is confidential, and whoever chooses a template. */
export const [confidential, choosing] = ['a12-m2.7.8', 'a12-m2.7.7'];

const operations = { ...ownCalls, restore: {}, history: {}, ...excelCalls };

const shown = ['level', 'isOpen', 'from', 'price', 'tags', 'secret', 'note'].map((field) => `layoutId.${field}`);

/** Layouts in versions, and diplomas that keep the one they were given. */
export const files: Record<string, Json> = {
  ...namedEntity({
    name: 'layout',
    title: '版式',
    words: { versions: true, distinguish: ['level'], reach: { own: 'userId' } },
    properties: {
      level: { type: 'integer', title: '级别' },
      isOpen: { type: 'boolean', title: '开放' },
      from: { type: 'string', title: '起用', format: 'date' },
      price: { type: 'number', title: '价格', multipleOf: 0.01 },
      tags: { type: 'array', title: '标签', items: { type: 'string', maxLength: 10 } },
      secret: text('密文', { 'x-read': confidential, 'x-mask': 'all' }),
      note: { type: 'string', title: '说明', maxLength: 500, 'x-widget': 'richText' },
      userId: { type: 'string', title: '用户', maxLength: 40, 'x-id': true },
    },
    operations,
  }),
  ...namedEntity({
    name: 'diploma',
    title: '奖状',
    properties: {
      diplomaName: text('姓名'),
      layoutId: reference('版式', 'layout', { 'x-at': 'version' }),
      againId: reference('副版式', 'layout', { 'x-at': 'version', 'x-write': choosing }),
    },
    operations,
    screens: {
      list: { columns: ['diplomaName', 'layoutId', ...shown], filters: ['layoutId', 'layoutId.level'] },
      detail: { groups: [{ name: 'base', title: '基本', fields: ['diplomaName', 'layoutId', ...shown] }] },
    },
  }),
};
