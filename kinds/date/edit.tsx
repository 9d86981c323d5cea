import { DatePicker } from 'antd';
import dayjs from 'dayjs';
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
  isInvalid,
  describedBy,
  hasTime = false,
}: EditProps & { hasTime?: boolean }) {
  const format = hasTime ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD';
  return (
    <DatePicker
      id={id}
      className="screen-fill"
      value={typeof value === 'string' && value !== '' ? dayjs(value) : null}
      onChange={(moment: dayjs.Dayjs | null) => onChange(moment ? moment.format(format) : null)}
      onBlur={onBlur}
      disabled={isReadOnly}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      showTime={hasTime ? { format: 'HH:mm', defaultOpenValue: dayjs('00:00:00', 'HH:mm:ss') } : false}
      format={hasTime ? 'YYYY-MM-DD HH:mm' : format}
    />
  );
}
