import type { Json } from '#generators/formats.ts';
import { dictionary, entity } from './entity.ts';
import { reference, text } from './fields.ts';

/** Who holds it reads scores. */
export const scores = 'a12-m2.7.8';

const figures: Json = {
  taken: 'count',
  passed: { count: { isPassed: true }, title: '通过人数' },
  rate: { '/': ['passed', 'taken'], title: '通过率' },
  fees: { sum: 'fee' },
  passedFees: { sum: 'fee', where: { isPassed: true } },
  minutes: { avg: 'minutes' },
  longest: { max: 'minutes' },
  first: { min: 'day' },
};

/** Attempts of a syllabus, of which figures are made. */
export const files: Record<string, Json> = {
  ...dictionary('tryState', '参考状态', { waiting: '待考', done: '已考' }),
  ...entity({
    name: 'syllabus',
    title: '大纲',
    words: {
      label: 'syllabusName',
      recycle: true,
      tree: { parent: 'parentId' },
    },
    properties: {
      syllabusName: text('名称'),
      parentId: reference('上级', 'syllabus'),
    },
    required: ['syllabusName'],
    operations: { list: {}, save: {}, remove: {} },
  }),
  ...entity({
    name: 'tryout',
    title: '参考',
    words: {
      label: 'tryoutName',
      recycle: true,
      search: ['tryoutName'],
      reach: { own: 'userId' },
    },
    properties: {
      tryoutName: text('名称'),
      userId: { type: 'string', title: '谁', 'x-id': true, maxLength: 40 },
      syllabusId: reference('大纲', 'syllabus'),
      state: { type: 'string', title: '状态', 'x-dict': 'tryState', default: 'done' },
      isPassed: { type: 'boolean', title: '通过', default: false },
      fee: { type: 'number', title: '费用', 'x-money': 'CNY' },
      minutes: { type: 'integer', title: '分钟' },
      score: { type: 'number', title: '成绩', 'x-read': scores },
      day: { type: 'string', format: 'date', title: '日期' },
      startTime: { type: 'string', format: 'date-time', title: '开始时间' },
    },
    required: ['tryoutName'],
    operations: {
      list: {},
      save: {},
      remove: {},
      all: { does: 'aggregate', values: figures },
      byCourse: { does: 'aggregate', by: ['syllabusId'], values: figures },
      byState: { does: 'aggregate', by: ['state', 'isPassed'], values: { taken: 'count' } },
      byDay: { does: 'aggregate', by: { day: 'startTime' }, values: { taken: 'count' } },
      byWeek: { does: 'aggregate', by: { week: 'startTime' }, values: { taken: 'count' } },
      byMonth: { does: 'aggregate', by: ['state', { month: 'startTime' }], values: { taken: 'count' } },
      byYear: { does: 'aggregate', by: [{ year: 'day' }], values: { taken: 'count' } },
      byName: { does: 'aggregate', by: ['tryoutName'], values: { taken: 'count' } },
      done: { does: 'aggregate', where: { state: ['done'] }, values: { taken: 'count' } },
      scores: { does: 'aggregate', by: ['syllabusId'], values: { mean: { avg: 'score' } } },
    },
  }),
};
