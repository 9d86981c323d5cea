import dayjs from 'dayjs';
import { asText } from '#runtime/screen/records.ts';

/** A time of day as antd's pickers have it, on a day that does not matter; null where there is none. */
export function momentOf(value: unknown): dayjs.Dayjs | null {
  const text = asText(value);
  const moment = dayjs(`2000-01-01T${text}`);
  return text !== '' && moment.isValid() ? moment : null;
}
