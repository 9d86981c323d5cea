import { toWireTime } from '#runtime/core/dates.ts';

/** A time of a receipt, as times are shown everywhere; as it stands where it is none. */
export function timeText(text = ''): string {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? text : toWireTime(instant);
}
