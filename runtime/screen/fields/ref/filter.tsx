import type { FilterProps } from '../types.ts';
import { RefSelect } from './select.tsx';

export function RefFilter({ name, field, value, onChange }: FilterProps) {
  return (
    <RefSelect
      id={`filter-${name}`}
      operation={field.ref?.options ?? ''}
      isMany
      value={value}
      labels={[]}
      onChange={(next) => onChange(Array.isArray(next) && next.length > 0 ? next : undefined)}
      allowClear
      maxTagCount="responsive"
      placeholder={field.title}
      aria-label={field.title}
    />
  );
}
