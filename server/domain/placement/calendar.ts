/** Something that happens at a place and time. */
export interface CalendarEvent {
  /** The same as long as it is the same: calendars change what they have by it. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  status: 'CONFIRMED' | 'CANCELLED';
  /** In UTC: 20260411T010000Z. */
  start: string;
  end: string;
  changed: string;
  summary: string;
  location: string | null;
  description: string;
}

/** Events, of which there is one at least, as a file of calendars (RFC 5545); without a method, which would ask who sends it. */
export function calendarOf({ name, events }: { name: string; events: readonly CalendarEvent[] }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//certification//exams//ZH',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ uid, sequence, status, start, end, changed, summary, location, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${changed}`,
      `LAST-MODIFIED:${changed}`,
      `STATUS:${status}`,
      `DTSTART:${start}`,
      `DTEND:${end}`,
      `SUMMARY:${escaped(summary)}`,
      ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
      ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Bytes of a line. */
const longest = 75;

/** A line in pieces that are no longer; no character is cut, and each piece but the first begins with a space. */
function folded(line: string): string {
  let length = 0;
  return [...line]
    .map((character) => {
      const size = Buffer.byteLength(character);
      const isFull = length + size > longest;
      length = isFull ? 1 + size : length + size;
      return isFull ? `\r\n ${character}` : character;
    })
    .join('');
}
