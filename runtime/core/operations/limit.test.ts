import { expect, it } from 'vitest';
import type { Limit } from '#generators/formats.ts';
import { countedFor, fullText, loweredText } from './limit.ts';

const limit: Limit = {
  name: 'l',
  per: 'sessionId',
  where: { state: ['placed', 'in'] },
  max: 7,
  message: '名额已满',
  unit: '人',
};
const record = { sessionId: 's', state: 'placed' };

it('counts a record for what it refers to, where it is one of those meant', () => {
  expect(countedFor({ limit, record })).toBe('s');
  for (const other of [{ sessionId: null }, { sessionId: undefined }, { state: 'waiting' }, { state: null }])
    expect(countedFor({ limit, record: { ...record, ...other } })).toBeUndefined();
  expect(countedFor({ limit: { ...limit, where: {} }, record: { sessionId: 's' } })).toBe('s');
});

it('says whose places are taken, and how many', () => {
  expect(fullText({ limit, label: '上午场', max: 7 })).toBe('“上午场”名额已满（最多 7 人）');
  const referred = { properties: { places: { title: '座位数' } } };
  const place = { entity: { title: '预约' }, limit, referred, label: '上午场', count: 5 };
  expect(loweredText({ ...place, field: 'places' })).toBe('“上午场”的座位数不能少于 5：已有预约 5 人');
});
