import { Select, TreeSelect } from 'antd';
import { asText } from '../../records.ts';
import type { FilterProps } from '../types.ts';
import { choicesOf, isTree } from './options.ts';

/** One of several codes; retired ones can be looked for too. */
export function DictFilter({ name, field, value, onChange, lookups }: FilterProps) {
  const codes = (Array.isArray(value) ? value : [value]).map(asText).filter(Boolean);
  const known = lookups[field.dict ?? ''];
  const values = [...(known?.values() ?? [])];
  const options = choicesOf({ values, kept: values.map(({ code }) => code) });
  const shared = {
    id: `filter-${name}`,
    className: 'screen-fill',
    value: codes,
    placeholder: field.title,
    'aria-label': field.title,
    allowClear: true,
    maxTagCount: 'responsive' as const,
    loading: known === undefined,
    onChange: (next: readonly string[]) => onChange(next.length > 0 ? next : undefined),
  };
  if (isTree(values)) return <TreeSelect<string[]> {...shared} treeData={options} treeNodeFilterProp="title" treeCheckable showCheckedStrategy={TreeSelect.SHOW_ALL} treeCheckStrictly={false} popupMatchSelectWidth={false} styles={{ popup: { root: { maxHeight: 360, minWidth: 280 } } }} />;
  return <Select<string[]> {...shared} mode="multiple" options={options} optionFilterProp="title" />;
}
