import { describe, expect, it } from 'vitest';
import type { ListScreen } from '#generators/formats.ts';
import { addOperations } from '#runtime/core/operations/table.ts';
import { aroundOf, screenWithin } from './within.ts';

addOperations({
  area: 'squad',
  rows: {
    'squad.add': { method: 'POST', path: '/squad/add', entity: 'squad', verb: 'add' },
    'squad.transfer': { method: 'POST', path: '/squad/transfer', entity: 'squad', verb: 'transfer' },
    'squad.export': { method: 'POST', path: '/squad/export', entity: 'squad', verb: 'exportExcel' },
  },
});

const team = { kind: 'ref', title: '队伍', order: 1 } as const;
const player = { kind: 'ref', title: '队员', order: 2 } as const;
const list: ListScreen = {
  kind: 'list',
  name: 'squad.list',
  title: '入队',
  load: 'squad.list',
  link: { teamId: { title: '队伍', isTree: true }, playerId: { title: '队员' } },
  filters: { teamId: team, playerId: player },
  columns: { teamId: team, playerId: player },
  toolbar: {
    create: { title: '新增', order: 1, opens: 'squad.form' },
    add: { title: '添加', order: 2, does: 'squad.add' },
    export: { title: '导出', order: 3, does: 'squad.export' },
  },
  row: {
    transferTeamId: { title: '移到其他队伍', order: 1, does: 'squad.transfer', asks: { teamId: team } },
    transferPlayerId: { title: '移到其他队员', order: 2, does: 'squad.transfer', asks: { playerId: player } },
  },
  bulk: {},
};

function shown(fixed: Record<string, unknown>, isBelow = false): Record<string, string[]> {
  const screen = screenWithin({ screen: list, fixed, around: aroundOf({ screen: list, fixed }), isBelow });
  return Object.fromEntries(
    (['columns', 'filters', 'toolbar', 'row'] as const).map((map) => [map, Object.keys(screen[map])]),
  );
}

describe('a list of links', () => {
  it('by itself makes links one by one and brings them over to either side', () => {
    expect(shown({})).toEqual({
      columns: ['teamId', 'playerId'],
      filters: ['teamId', 'playerId'],
      toolbar: ['create', 'export'],
      row: ['transferTeamId', 'transferPlayerId'],
    });
  });

  it('of one record adds to it, brings over from it, and does not say it in every row', () => {
    expect(shown({ teamId: 't1' })).toEqual({
      columns: ['playerId'],
      filters: ['playerId'],
      toolbar: ['add', 'export'],
      row: ['transferTeamId'],
    });
    expect(shown({ playerId: 'p1' })).toMatchObject({ columns: ['teamId'], row: ['transferPlayerId'] });
  });

  it('of one record and all below it says which', () => {
    expect(shown({ teamId: 't1' }, true)).toMatchObject({ columns: ['teamId', 'playerId'], filters: ['playerId'] });
  });

  it('narrowed by something else adds nothing', () => {
    expect(shown({ duty: '队长' })).toMatchObject({ toolbar: ['create', 'export'] });
    const { toolbar } = screenWithin({ screen: list, fixed: { duty: '队长' }, around: undefined, isBelow: false });
    expect(toolbar['create']?.input).toEqual({ duty: '队长' });
  });
});
