import type { Json } from '#generators/formats.ts';
import { entity } from './entity.ts';
import { text } from './fields.ts';

const numbered = ({ name, title, series }: { name: string; title: string; series: Json }): Record<string, Json> =>
  entity({
    name,
    title,
    words: { label: 'fullName', unique: [['fullName']], recycle: true, history: true },
    properties: {
      fullName: text('姓名'),
      kind: text('类别'),
      no: { type: 'string', title: '编号', readOnly: true, 'x-series': series },
    },
    required: ['fullName', 'kind', 'no'],
    operations: {
      list: {},
      get: {},
      save: {},
      remove: {},
      history: {},
      importExcel: {},
      importCommit: {},
      exportExcel: {},
    },
  });

/** Of the numbers, by entity. */
export const patterns = { apply: 'BM{yyyy}-{0000}', receipt: 'SJ{yy}{mm}{dd}{000}' };

/** Of the numbers whose pattern organisations may set. */
export const ruled = { gatePass: 'TX{yyyy}-{000}', coupon: 'DH{yyyy}-{000}', locker: 'CW{kind}-{000}' };

/** Records that are numbered, with gaps and without. */
export const files: Record<string, Json> = {
  ...numbered({ name: 'apply', title: '参赛', series: { pattern: patterns.apply, per: ['kind'] } }),
  ...numbered({ name: 'receipt', title: '票据', series: { pattern: patterns.receipt, per: ['kind'], gapless: true } }),
  ...numbered({ name: 'gatePass', title: '出入证', series: { pattern: ruled.gatePass, ruled: true } }),
  ...numbered({
    name: 'coupon',
    title: '兑换券',
    series: { pattern: ruled.coupon, per: ['kind'], gapless: true, ruled: true },
  }),
  ...numbered({
    name: 'locker',
    title: '储物柜',
    series: { pattern: ruled.locker, gapless: true, ruled: true, tokens: { kind: 'kind' }, taken: true },
  }),
};
