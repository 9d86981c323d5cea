import { expect, it } from 'vitest';
import type { Property } from '#generators/formats.ts';
import { isAmong, takenBy, tellingField } from './unique.ts';

const group = { fields: ['certId', 'userId'], where: { state: ['pending', 'approved'], isOn: [true] } };
const record = { certId: 'c', userId: 'u', state: 'pending', isOn: true };

it('a record is meant that has one of the values of each field', () => {
  const { where } = group;
  expect(isAmong({ where, record })).toBe(true);
  expect(isAmong({ where, record: { ...record, state: 'approved' } })).toBe(true);
  for (const other of [{ state: 'draft' }, { state: null }, { isOn: false }, { isOn: 'true' }])
    expect(isAmong({ where, record: { ...record, ...other } })).toBe(false);
  expect(isAmong({ where: {}, record })).toBe(true);
});

it('takes what stands in its fields, unless one is empty or it is not meant', () => {
  expect(takenBy({ entity: {}, group, record })).toEqual(['c', 'u']);
  expect(takenBy({ entity: {}, group, record: { ...record, userId: null } })).toBeUndefined();
  expect(takenBy({ entity: {}, group, record: { ...record, state: 'draft' } })).toBeUndefined();
});

it('the top of a tree is a place as any other', () => {
  const entity = { tree: { parent: 'parentId', maxDepth: 8 } };
  const beside = { fields: ['parentId', 'deptName'], where: {} };
  expect(takenBy({ entity, group: beside, record: { deptName: '教务' } })).toEqual([null, '教务']);
  expect(takenBy({ entity, group: beside, record: { parentId: 'a' } })).toBeUndefined();
});

it('is told at what tells a record apart within what it belongs to', () => {
  const reference: Property = { type: 'string', title: '考场', 'x-ref': 'room' };
  const seat: Property = { type: 'integer', title: '座位号' };
  const entity = { properties: { roomId: reference, userId: reference, seat } };
  expect(tellingField({ entity, fields: ['roomId', 'seat'] })).toBe('seat');
  expect(tellingField({ entity, fields: ['seat', 'roomId'] })).toBe('seat');
  expect(tellingField({ entity, fields: ['roomId', 'userId'] })).toBe('roomId');
});
