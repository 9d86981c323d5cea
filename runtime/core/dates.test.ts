import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, showTime, toWireDate, toWireTime } from './dates.ts';

describe('wire times', () => {
  it('are in Shanghai, whatever the zone of the machine', () => {
    expect(toWireTime(new Date('2024-04-30T17:30:05Z'))).toBe('2024-05-01 01:30:05');
    expect(toWireDate(new Date('2024-04-30T17:30:05Z'))).toBe('2024-05-01');
  });

  it('come back as the same instant', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1992-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true }),
        (instant) => {
          expect(fromWire(toWireTime(instant))?.getTime()).toBe(Math.floor(instant.getTime() / 1000) * 1000);
        },
      ),
    );
  });

  it('take a day as its first moment', () => {
    expect(fromWire('2024-05-01')?.toISOString()).toBe('2024-04-30T16:00:00.000Z');
  });

  it.each(['', '2024-13-01', '2024-02-30', '01/05/2024', '2024-05-01T09:30:00Z', 'today'])(
    'refuse what is no date: %s',
    (text) => {
      expect(fromWire(text)).toBeUndefined();
    },
  );

  it('are shown to the minute, and nothing for nothing', () => {
    expect(showTime('2024-05-01 09:30:59')).toBe('2024-05-01 09:30');
    expect(showTime(null)).toBe('');
  });
});
