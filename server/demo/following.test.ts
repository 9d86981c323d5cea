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

  it('follow the clock where they say so, by whole minutes as the wire has them', () => {
    const now = new Date('2026-12-31T15:50:42Z');
    const clock = { from: '{now-10m}', until: '{now+6h}', before: '{now-2d}', same: '{now+0m}' };
    expect(following({ data: clock, now })).toEqual({
      from: '2026-12-31 23:40:00',
      until: '2027-01-01 05:50:00',
      before: '2026-12-29 23:50:00',
      same: '2026-12-31 23:50:00',
    });
    const text = { note: '{now-10m} 入场', unit: '{now+3w}' };
    expect(following({ data: text, now })).toEqual(text);
  });
});
