import { TreeSelect } from 'antd';
import type { Choice } from './options.ts';

export interface TreeFilterProps {
  id: string;
  title: string;
  value: string[];
  options: Choice[];
  onChange(codes: readonly string[]): void;
}

/** Codes that lie below each other; a parent stands for itself and all below it. */
export function TreeFilter({ id, title, value, options, onChange }: TreeFilterProps) {
  return (
    <TreeSelect<string[]>
      id={id}
      className="screen-fill"
      value={value}
      treeData={options}
      treeNodeFilterProp="title"
      treeCheckable
      showCheckedStrategy={TreeSelect.SHOW_ALL}
      placeholder={title}
      aria-label={title}
      allowClear
      maxTagCount="responsive"
      popupMatchSelectWidth={false}
      styles={{ popup: { root: { maxHeight: 360, minWidth: 280 } } }}
      onChange={onChange}
    />
  );
}
