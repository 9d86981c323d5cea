import { Select } from 'antd';
import { texts } from '#runtime/screen/texts.ts';
import type { FilterProps } from '../screen/types.ts';

export function BooleanFilter({ name, field, value, onChange }: FilterProps) {
  return (
    <Select<'yes' | 'no'>
      id={`filter-${name}`}
      className="screen-fill"
      value={value === true ? 'yes' : value === false ? 'no' : null}
      placeholder={field.title}
      aria-label={field.title}
      allowClear
      options={[
        { value: 'yes', label: `${field.title}：${texts.yes}` },
        { value: 'no', label: `${field.title}：${texts.no}` },
      ]}
      onChange={(choice: 'yes' | 'no' | undefined) => onChange(choice === undefined ? undefined : choice === 'yes')}
    />
  );
}
