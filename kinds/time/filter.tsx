import { TimePicker } from 'antd';
import { texts } from '#runtime/screen/texts.ts';
import type { FilterProps } from '../screen/types.ts';
import { momentOf } from './screen/moment.ts';

interface Range {
  from?: string;
  to?: string;
}

/** From one time of day to another, both minutes included; either may stay open. */
export function TimeFilter({ name, field, value, onChange }: FilterProps) {
  const { from, to }: Range = typeof value === 'object' && value !== null ? value : {};
  return (
    <TimePicker.RangePicker
      id={{ start: `filter-${name}`, end: `filter-${name}-to` }}
      className="screen-fill"
      value={[momentOf(from), momentOf(to)]}
      format="HH:mm"
      needConfirm={false}
      allowEmpty={[true, true]}
      placeholder={[`${field.title} ${texts.startTime}`, texts.endTime]}
      aria-label={field.title}
      onChange={(moments) => {
        const [start, end] = moments ?? [];
        const range = {
          ...(start && { from: start.format('HH:mm') }),
          ...(end && { to: end.format('HH:mm') }),
        };
        onChange(Object.keys(range).length > 0 ? range : undefined);
      }}
    />
  );
}
