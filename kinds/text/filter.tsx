import { Input } from 'antd';
import { useTyped } from '#runtime/react/useTyped.ts';
import { asText } from '#runtime/screen/records.ts';
import type { FilterProps } from '../screen/types.ts';

/** Text that is contained; takes effect on Enter and on leaving, not with every key. */
export function TextFilter({ name, field, value, onChange }: FilterProps) {
  const { text, setText, send } = useTyped({ value: asText(value), onSend: (typed) => onChange(typed || undefined) });
  const apply = (typed: string) => typed.trim() !== asText(value) && send(typed);
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
