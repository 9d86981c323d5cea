/**
 * Times on the wire are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, whatever the browser's own zone. China has kept UTC+8
 * without daylight saving since 1991, so the offset is a constant.
 */
const offset = 8 * 60 * 60 * 1000;

/** An instant as wire text: `2024-05-01 09:30:00`. */
export function toWireTime(instant: Date): string {
  return new Date(instant.getTime() + offset).toISOString().slice(0, 19).replace('T', ' ');
}

/** The calendar day of an instant in Shanghai: `2024-05-01`. */
export function toWireDate(instant: Date): string {
  return toWireTime(instant).slice(0, 10);
}

/** The instant of wire text, with or without a time; nothing when it is no date. */
export function fromWire(text: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(text);
  if (!match) return undefined;
  const [, day = '', time = '00:00'] = match;
  const instant = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}+08:00`);
  return Number.isNaN(instant.getTime()) || toWireDate(instant) !== day ? undefined : instant;
}

/** How a time is shown: to the minute, `2024-05-01 09:30`. */
export function showTime(text: string | null | undefined): string {
  return text ? text.slice(0, 16) : '';
}
