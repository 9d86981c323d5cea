import type { Json } from '#generators/formats.ts';
import { entity, ownCalls } from './entity.ts';
import { reference, text } from './fields.ts';

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
    operations: { ...ownCalls, tree: {} },
  }),
  ...entity({
    name: 'player',
    title: '队员',
    words: { label: 'playerName', search: ['playerName'], recycle: true, history: true },
    properties: { playerName: text('姓名'), city: text('城市') },
    required: ['playerName'],
    operations: ownCalls,
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
      teamId: reference('队伍', 'team'),
      playerId: reference('队员', 'player'),
      isMain: { type: 'boolean', title: '主队', default: false },
      duty: text('职务'),
      joinedDate: { type: 'string', title: '加入日期', format: 'date' },
      squadNo: { type: 'string', title: '号码', 'x-series': { pattern: 'Q{000}' }, readOnly: true },
    },
    required: ['teamId', 'playerId'],
    operations: {
      ...ownCalls,
      change: {},
      restore: {},
      recycled: {},
      history: {},
      add: {},
      transfer: {},
      exportExcel: {},
    },
  }),
  ...entity({
    name: 'prize',
    title: '奖项',
    words: { label: 'prizeName' },
    properties: { prizeName: text('名称'), squadId: reference('谁', 'squad') },
    required: ['prizeName', 'squadId'],
    operations: ownCalls,
  }),
};
