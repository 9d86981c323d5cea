import type { Json } from '#generators/formats.ts';
import { namedEntity, ownCalls } from './entity.ts';
import { reference, text } from './fields.ts';

const shown = ['grade', 'places', 'openOn', 'isOpen', 'regionId', 'collegeId'].map((field) => `venueId.${field}`);

/** Stages that show fields of their venue. */
export const files: Record<string, Json> = {
  ...namedEntity({ name: 'region', title: '地区', words: { scope: 'platform' }, operations: ownCalls }),
  ...namedEntity({ name: 'college', title: '分校', words: { tree: {} }, operations: ownCalls }),
  ...namedEntity({
    name: 'venue',
    title: '场馆',
    words: { distinguish: ['openOn'] },
    properties: {
      grade: { type: 'string', title: '状态', 'x-dict': 'certState' },
      places: { type: 'integer', title: '座位', minimum: 0 },
      openOn: { type: 'string', title: '启用日期', format: 'date' },
      isOpen: { type: 'boolean', title: '开放' },
      regionId: reference('地区', 'region'),
      collegeId: reference('分校', 'college'),
      doorCode: text('门禁码'),
    },
    operations: ownCalls,
  }),
  ...namedEntity({
    name: 'stage',
    title: '舞台',
    words: { search: ['stageName', 'venueId'] },
    // Both entities have such a field: the condition means the venue's.
    properties: {
      venueId: reference('场馆', 'venue'),
      places: { type: 'integer', title: '座位', minimum: 0 },
      regionId: reference('地区', 'region'),
    },
    operations: { ...ownCalls, importExcel: {}, exportExcel: {}, excelTemplate: {} },
    screens: { list: { columns: ['stageName', 'venueId', ...shown], filters: shown } },
  }),
};
