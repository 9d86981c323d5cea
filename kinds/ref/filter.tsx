import type { FilterProps } from '../screen/types.ts';
import { marksText } from './screen/marks.ts';
import { RefSelect } from './screen/RefSelect.tsx';

export function RefFilter({ name, field, value, onChange, lookups }: FilterProps) {
  return (
    <RefSelect
      id={`filter-${name}`}
      operation={field.ref?.options ?? ''}
      isMany
      value={value}
      labels={[]}
      marksOf={(marks) => marksText({ field, marks, lookups })}
      onChange={(next) => onChange(Array.isArray(next) && next.length > 0 ? next : undefined)}
      allowClear
      maxTagCount="responsive"
      placeholder={field.title}
      aria-label={field.title}
    />
  );
}
