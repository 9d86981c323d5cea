/** Files of calendars (RFC 5545, rule Z22). */
import { expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';

const event = {
  uid: 'p1@placement',
  sequence: 3,
  status: 'CONFIRMED' as const,
  start: '20260411T010000Z',
  end: '20260411T030000Z',
  changed: '20260401T000000Z',
  summary: '数字素养 理论',
  location: null,
  description: '',
};

it('escapes what separates, and leaves out what is empty', () => {
  const said = calendarOf({ name: '我的考试', events: [{ ...event, location: '一路,1 号;东\\门\n三层\u0007' }] });
  expect(said.split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:p1@placement',
      'SEQUENCE:3',
      'STATUS:CONFIRMED',
      'LOCATION:一路\\,1 号\\;东\\\\门\\n三层',
    ]),
  );
  expect(said).not.toContain('DESCRIPTION');
  expect(calendarOf({ name: '我的考试', events: [event] })).not.toContain('LOCATION');
  expect(said.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it('has no line of more than 75 bytes, and loses no character of a long one', () => {
  const description = '从东门进，带好证件😀'.repeat(20);
  const said = calendarOf({ name: '我的考试', events: [{ ...event, description }] });
  for (const line of said.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(said.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`);
});
