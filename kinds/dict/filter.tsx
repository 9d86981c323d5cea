import { Select } from 'antd';
import { lazy } from 'react';
import { asText } from '#runtime/screen/records.ts';
import type { FilterProps } from '../screen/types.ts';
import { choicesOf, isTree } from './screen/options.ts';

const TreeFilter = lazy(async () => ({ default: (await import('./screen/TreeFilter.tsx')).TreeFilter }));

/** One of several codes, from a list or a tree; retired ones can be looked for too. */
export function DictFilter({ name, field, value, onChange, lookups }: FilterProps) {
  const codes = (Array.isArray(value) ? value : [value]).map(asText).filter(Boolean);
  const known = lookups[field.dict ?? ''];
  const values = [...(known?.values() ?? [])];
  const shared = {
    id: `filter-${name}`,
    title: field.title,
    value: codes,
    options: choicesOf({ values, kept: values.map(({ code }) => code) }),
    onChange: (next: readonly string[]) => onChange(next.length > 0 ? next : undefined),
  };
  if (isTree(values)) return <TreeFilter {...shared} />;
  return (
    <Select<string[]>
      id={shared.id}
      className="screen-fill"
      mode="multiple"
      value={codes}
      options={shared.options}
      optionFilterProp="title"
      placeholder={field.title}
      aria-label={field.title}
      allowClear
      maxTagCount="responsive"
      loading={known === undefined}
      onChange={shared.onChange}
    />
  );
}
