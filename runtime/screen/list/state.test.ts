import { describe, expect, it } from 'vitest';
import type { ListScreen } from '#generators/formats.ts';
import { conditionsOf, inputOfState, queryOfState, stateOfQuery, type ListState } from './state.ts';

const screen: ListScreen = {
  kind: 'list',
  name: 'cert.list',
  title: '证书',
  load: 'cert.list',
  filters: {
    keyword: { kind: 'text', title: '关键词', order: 0 },
    certName: { kind: 'text', title: '名称', order: 1 },
    state: { kind: 'dict', title: '状态', order: 2, isMany: true },
    positionId: { kind: 'ref', title: '岗位', order: 3, isMany: true },
    isHot: { kind: 'boolean', title: '热门', order: 4 },
    passScore: { kind: 'number', title: '分数', order: 5, isRange: true },
    createdTime: { kind: 'dateTime', title: '时间', order: 6, isRange: true },
  },
  columns: {
    certName: { kind: 'text', title: '名称', order: 1, isSortable: true },
    state: { kind: 'dict', title: '状态', order: 2 },
  },
  toolbar: {},
  row: {},
  bulk: {},
};
const usual: ListState = { pageNum: 1, pageSize: 20, filters: {} };
const full: ListState = {
  pageNum: 3,
  pageSize: 50,
  sort: '-certName',
  filters: {
    keyword: '网络',
    certName: '123',
    state: ['on', 'off'],
    positionId: ['1'],
    isHot: false,
    passScore: { from: 60 },
    createdTime: { from: '2024-05-01', to: '2024-05-31' },
  },
};

describe('the state of a list in the address', () => {
  it('comes back as it was put in', () =>
    expect(stateOfQuery({ query: queryOfState({ state: full, query: new URLSearchParams() }), screen })).toEqual(full));
  it('is not there where it is the usual', () =>
    expect(queryOfState({ state: usual, query: new URLSearchParams() }).toString()).toBe(''));
  it('leaves parameters of others alone and takes old ones of its own away', () => {
    expect(
      queryOfState({ state: usual, query: new URLSearchParams('channel=1&f.state=["on"]&page=4') }).toString(),
    ).toBe('channel=1');
  });
  it('ignores what it cannot mean', () => {
    const query = new URLSearchParams('page=-1&size=7&sort=state&f.passScore=60&f.isHot="x"&f.other=1&f.createdTime={');
    expect(stateOfQuery({ query, screen })).toEqual(usual);
  });
  it('takes a bare code for one of several', () =>
    expect(stateOfQuery({ query: new URLSearchParams('f.state=on'), screen }).filters).toEqual({ state: ['on'] }));
});

describe('the input of the call', () => {
  it('has paging, order and every condition that is set', () =>
    expect(inputOfState({ state: full, screen })).toEqual({
      pageNum: 3,
      pageSize: 50,
      sort: '-certName',
      ...full.filters,
    }));
  it('leaves empty conditions and those of other screens out', () => {
    const filters = { state: [], passScore: {}, certName: '', isHot: undefined, unknown: 'x' };
    expect(inputOfState({ state: { ...usual, filters }, screen })).toEqual({ pageNum: 1, pageSize: 20 });
  });
  it('has no paging for an export, and keeps what the place of the list fixes', () => {
    expect(conditionsOf({ state: full, screen, fixed: { certId: '9' } })).toEqual({
      sort: '-certName',
      ...full.filters,
      certId: '9',
    });
  });
});
