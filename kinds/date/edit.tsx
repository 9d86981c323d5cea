import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { usePickerKeys } from '../screen/pickerKeys.ts';
import type { EditProps } from '../screen/types.ts';

/**
 * A day or a moment. The picker's local time is only a face: what it shows is what is sent, so a browser in another
 * zone still writes Shanghai's time.
 */
export function DateEdit({
  id,
  value,
  onChange,
  onBlur,
  isReadOnly,
  isOpen = false,
  isInvalid,
  describedBy,
  hasTime = false,
}: EditProps & { hasTime?: boolean }) {
  const { onOpenChange, onKeyDown } = usePickerKeys();
  const format = hasTime ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD';
  const takeShort = (text: string): void => {
    const moment = dayjs(text, hasTime ? days : shortDays, true);
    const day = moment.format(format);
    if (moment.isValid() && day !== value) onChange(day);
  };
  return (
    <DatePicker
      id={id}
      className="screen-fill"
      value={typeof value === 'string' && value !== '' ? dayjs(value) : null}
      onChange={(moment: dayjs.Dayjs | null) => onChange(moment ? moment.format(format) : null)}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement) takeShort(target.value);
        onBlur?.();
      }}
      onOpenChange={onOpenChange}
      onKeyDown={(event) => {
        onKeyDown(event);
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) takeShort(event.target.value);
      }}
      disabled={isReadOnly}
      defaultOpen={isOpen}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      showTime={hasTime ? { format: 'HH:mm', defaultOpenValue: dayjs('00:00:00', 'HH:mm:ss') } : false}
      format={hasTime ? times : wholeDays}
    />
  );
}

/** How whole days are written; the first is how they are shown. None is the beginning of another: each counts as it is typed. */
const wholeDays = ['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY.MM.DD', 'YYYY年M月D日', 'YYYYMMDD'];

/** What may still be the beginning of another day counts when one leaves it, or presses Enter. */
const shortDays = ['YYYY-M-D', 'YYYY/M/D', 'YYYY.M.D'];

const days = [...wholeDays, ...shortDays];

/** The same of moments; a day alone is its beginning when one leaves it. */
const times = days.flatMap((day) => ['HH:mm', 'HH:mm:ss', 'H:mm'].map((time) => `${day} ${time}`));
