import type { Json } from '#generators/formats.ts';
import { text } from './fields.ts';

const entity = ({
  name,
  title,
  words,
  properties,
  required,
  operations,
}: {
  name: string;
  title: string;
  words: Record<string, Json>;
  properties: Record<string, Json>;
  required: string[];
  operations: Record<string, Json>;
}): Record<string, Json> => ({
  [`entities/${name}.json`]: {
    $schema: '../generated/meta/entity.json',
    title,
    'x-entity': { scope: 'tenant', code: 'a12-m2.7', ...words },
    properties,
    required,
    'x-operations': operations,
  },
});

const own = { list: {}, get: {}, save: {}, remove: {}, options: {} };

/** Teams, players, who plays where, and prizes for that. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'team',
    title: '队伍',
    words: { label: 'teamName', tree: {}, recycle: true, history: true },
    properties: {
      teamName: text('队名'),
      memberCount: { type: 'integer', title: '人数', 'x-roll': { count: 'squad', by: 'teamId' } },
    },
    required: ['teamName'],
    operations: { ...own, tree: {} },
  }),
  ...entity({
    name: 'player',
    title: '队员',
    words: { label: 'playerName', search: ['playerName'], recycle: true, history: true },
    properties: { playerName: text('姓名'), city: text('城市') },
    required: ['playerName'],
    operations: own,
  }),
  ...entity({
    name: 'squad',
    title: '入队',
    words: {
      label: 'playerId',
      link: {
        teamId: { as: 'members', title: '队员' },
        playerId: { as: 'teams', title: '所在队伍' },
      },
      unique: [{ fields: ['playerId'], where: { isMain: true }, message: '这位队员已有主队' }],
      rules: [{ when: { '==': [{ var: 'duty' }, '替补'] }, path: '/duty', message: '不设替补' }],
      recycle: true,
      history: true,
    },
    properties: {
      teamId: { type: 'string', title: '队伍', 'x-ref': 'team' },
      playerId: { type: 'string', title: '队员', 'x-ref': 'player' },
      isMain: { type: 'boolean', title: '主队', default: false },
      duty: text('职务'),
      joinedDate: { type: 'string', title: '加入日期', format: 'date' },
      squadNo: { type: 'string', title: '号码', 'x-series': { pattern: 'Q{000}' }, readOnly: true },
    },
    required: ['teamId', 'playerId'],
    operations: { ...own, change: {}, restore: {}, recycled: {}, history: {}, add: {}, transfer: {}, exportExcel: {} },
  }),
  ...entity({
    name: 'prize',
    title: '奖项',
    words: { label: 'prizeName' },
    properties: { prizeName: text('名称'), squadId: { type: 'string', title: '谁', 'x-ref': 'squad' } },
    required: ['prizeName', 'squadId'],
    operations: own,
  }),
};
