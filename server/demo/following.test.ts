import { describe, expect, it } from 'vitest';
import { following } from './following.ts';

describe('dates of the demo', () => {
  const data = {
    startDate: '2026-10-14',
    rows: [{ publishedTime: '2026-10-13 09:00:00' }],
    text: '{2026-10-31}前',
    no: '2026001',
  };

  it('stand as they are written in the week they were', () => {
    expect(following({ data, now: new Date('2026-10-12T00:00:00Z') })).toEqual({ ...data, text: '10 月 31 日前' });
    expect(following({ data, now: new Date('2026-10-18T23:59:59Z') }).startDate).toBe('2026-10-14');
  });

  it('follow the day by whole weeks, over years and back', () => {
    expect(following({ data, now: new Date('2028-02-29T12:00:00Z') })).toEqual({
      startDate: '2028-03-01',
      rows: [{ publishedTime: '2028-02-29 09:00:00' }],
      text: '3 月 18 日前',
      no: '2026001',
    });
    expect(following({ data, now: new Date('2026-10-11T00:00:00Z') }).startDate).toBe('2026-10-07');
  });
});
