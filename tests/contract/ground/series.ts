import type { Json } from '#generators/formats.ts';

const entity = ({ name, title, series }: { name: string; title: string; series: Json }): Record<string, Json> => ({
  [`entities/${name}.json`]: {
    $schema: '../generated/meta/entity.json',
    $id: name,
    title,
    type: 'object',
    'x-entity': {
      scope: 'tenant',
      label: 'fullName',
      code: 'a12-m2.7',
      unique: [['fullName']],
      recycle: true,
      history: true,
    },
    properties: {
      fullName: { type: 'string', title: '姓名', maxLength: 20 },
      kind: { type: 'string', title: '类别', maxLength: 20 },
      no: { type: 'string', title: '编号', readOnly: true, 'x-series': series },
    },
    required: ['fullName', 'kind', 'no'],
    'x-operations': {
      list: {},
      get: {},
      save: {},
      remove: {},
      history: {},
      importExcel: {},
      importCommit: {},
      exportExcel: {},
    },
  },
});

/** Of the numbers, by entity. */
export const patterns = { apply: 'BM{yyyy}-{0000}', receipt: 'SJ{yy}{mm}{dd}{000}' };

/** Records that are numbered, with gaps and without. */
export const files: Record<string, Json> = {
  ...entity({ name: 'apply', title: '报名', series: { pattern: patterns.apply, per: ['kind'] } }),
  ...entity({ name: 'receipt', title: '票据', series: { pattern: patterns.receipt, per: ['kind'], gapless: true } }),
};
