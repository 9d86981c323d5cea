import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { texts } from '#runtime/screen/texts.ts';
import type { FilterProps } from '../screen/types.ts';

interface Range {
  from?: string;
  to?: string;
}

/** From one day to another, both included; either may stay open. */
export function DateFilter({ name, field, value, onChange }: FilterProps) {
  const { from, to }: Range = typeof value === 'object' && value !== null ? value : {};
  return (
    <DatePicker.RangePicker
      id={{ start: `filter-${name}`, end: `filter-${name}-to` }}
      className="screen-fill"
      value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
      allowEmpty={[true, true]}
      placeholder={[`${field.title} ${texts.fromDate}`, texts.toDate]}
      aria-label={field.title}
      onChange={(moments) => {
        const [start, end] = moments ?? [];
        const range = {
          ...(start && { from: start.format('YYYY-MM-DD') }),
          ...(end && { to: end.format('YYYY-MM-DD') }),
        };
        onChange(Object.keys(range).length > 0 ? range : undefined);
      }}
    />
  );
}
