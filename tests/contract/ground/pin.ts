import type { Json } from '#generators/formats.ts';

/** Codes that there are anyhow: whoever reads what is confidential, and whoever chooses a template. */
export const [confidential, choosing] = ['a12-m2.7.8', 'a12-m2.7.7'];

const excel = { importExcel: {}, importCommit: {}, importErrors: {}, exportExcel: {}, excelTemplate: {} };

const entity = (name: string, title: string, words: Record<string, Json>, content: Record<string, Json>): Json => ({
  $schema: '../generated/meta/entity.json',
  $id: name,
  title,
  type: 'object',
  'x-entity': { scope: 'tenant', label: `${name}Name`, code: 'a12-m2.7', recycle: true, history: true, ...words },
  required: [`${name}Name`],
  'x-operations': { list: {}, get: {}, save: {}, remove: {}, restore: {}, history: {}, options: {}, ...excel },
  ...content,
});

const name = (title: string): Json => ({ type: 'string', title, maxLength: 20 });

const shown = ['level', 'isOpen', 'from', 'price', 'tags', 'secret', 'note'].map((field) => `layoutId.${field}`);

/** Layouts in versions, and diplomas that keep the one they were given. */
export const files: Record<string, Json> = {
  'entities/layout.json': entity(
    'layout',
    '版式',
    { versions: true, distinguish: ['level'], reach: { own: 'userId' } },
    {
      properties: {
        layoutName: name('名称'),
        level: { type: 'integer', title: '级别' },
        isOpen: { type: 'boolean', title: '开放' },
        from: { type: 'string', title: '起用', format: 'date' },
        price: { type: 'number', title: '价格', multipleOf: 0.01 },
        tags: { type: 'array', title: '标签', items: { type: 'string', maxLength: 10 } },
        secret: { type: 'string', title: '密文', maxLength: 20, 'x-read': confidential, 'x-mask': 'all' },
        note: { type: 'string', title: '说明', maxLength: 500, 'x-widget': 'richText' },
        userId: { type: 'string', title: '用户', maxLength: 40, 'x-id': true },
      },
    },
  ),
  'entities/diploma.json': entity(
    'diploma',
    '奖状',
    {},
    {
      properties: {
        diplomaName: name('姓名'),
        layoutId: { type: 'string', title: '版式', 'x-ref': 'layout', 'x-at': 'version' },
        againId: { type: 'string', title: '副版式', 'x-ref': 'layout', 'x-at': 'version', 'x-write': choosing },
      },
      'x-screens': {
        list: { columns: ['diplomaName', 'layoutId', ...shown], filters: ['layoutId', 'layoutId.level'] },
        detail: { groups: [{ name: 'base', title: '基本', fields: ['diplomaName', 'layoutId', ...shown] }] },
      },
    },
  ),
};
