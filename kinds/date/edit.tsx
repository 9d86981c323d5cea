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
  const keys = usePickerKeys();
  const format = hasTime ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD';
  return (
    <DatePicker
      id={id}
      className="screen-fill"
      value={typeof value === 'string' && value !== '' ? dayjs(value) : null}
      onChange={(moment: dayjs.Dayjs | null) => onChange(moment ? moment.format(format) : null)}
      onBlur={onBlur}
      {...keys}
      disabled={isReadOnly}
      defaultOpen={isOpen}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      showTime={hasTime ? { format: 'HH:mm', defaultOpenValue: dayjs('00:00:00', 'HH:mm:ss') } : false}
      format={hasTime ? times : days}
    />
  );
}

/** How days are written and pasted; the first is how they are shown. */
const days = ['YYYY-MM-DD', 'YYYY-M-D', 'YYYY/M/D', 'YYYY.M.D', 'YYYY年M月D日', 'YYYYMMDD'];

/** The same of moments; a day alone is its beginning. */
const times = [...days.flatMap((day) => ['HH:mm', 'HH:mm:ss', 'H:mm'].map((time) => `${day} ${time}`)), ...days];
