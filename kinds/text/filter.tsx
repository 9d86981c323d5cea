import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { asText } from '#runtime/screen/records.ts';
import type { FilterProps } from '../screen/types.ts';

/** Text that is contained; takes effect on Enter and on leaving, not with every key. */
export function TextFilter({ name, field, value, onChange }: FilterProps) {
  const [text, setText] = useState(asText(value));
  useEffect(() => setText(asText(value)), [value]);
  const apply = (next: string) => {
    if (next.trim() !== asText(value)) onChange(next.trim() || undefined);
  };
  return (
    <Input
      id={`filter-${name}`}
      value={text}
      placeholder={field.title}
      aria-label={field.title}
      allowClear
      onChange={(event) => {
        setText(event.target.value);
        if (event.target.value === '') apply('');
      }}
      onPressEnter={() => apply(text)}
      onBlur={() => apply(text)}
    />
  );
}
