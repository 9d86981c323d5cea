import { TimePicker } from 'antd';
import type dayjs from 'dayjs';
import { asText } from '#runtime/screen/records.ts';
import type { EditProps } from '../screen/types.ts';
import { shownTime } from './clock.ts';
import { usePickerKeys } from '../screen/pickerKeys.ts';
import { momentOf } from './screen/moment.ts';

/** A time of day: picked to the minute, or typed with seconds. What is in the box counts when it is left, without a confirmation. */
export function TimeEdit({
  id,
  value,
  onChange,
  onBlur,
  isReadOnly,
  isOpen = false,
  isInvalid,
  describedBy,
}: EditProps) {
  const keys = usePickerKeys();
  const hasSeconds = shownTime(asText(value)).length > 'HH:mm'.length;
  return (
    <TimePicker
      id={id}
      className="screen-fill"
      value={momentOf(value)}
      onChange={(moment: dayjs.Dayjs | null) => onChange(moment ? moment.format('HH:mm:ss') : null)}
      onBlur={onBlur}
      {...keys}
      disabled={isReadOnly}
      defaultOpen={isOpen}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      needConfirm={false}
      showSecond={hasSeconds}
      format={hasSeconds ? ['HH:mm:ss', 'HH:mm'] : ['HH:mm', 'HH:mm:ss', 'H:mm']}
    />
  );
}
