import { Select, TreeSelect } from 'antd';
import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import type { EditProps } from '../screen/types.ts';
import { choicesOf, isTree } from './screen/options.ts';

/** One code or several, from a list or from a tree where the values have parents. */
export function DictEdit({
  id,
  field,
  value,
  onChange,
  onBlur,
  isReadOnly,
  isOpen = false,
  isInvalid,
  describedBy,
  lookups,
  isMany = false,
}: EditProps & { isMany?: boolean }) {
  const codes = (Array.isArray(value) ? value : [value]).map(asText).filter(Boolean);
  const known = lookups[field.dict ?? ''];
  const values = [...(known?.values() ?? [])];
  const options = choicesOf({ values, kept: codes });
  const shared = {
    id,
    className: 'screen-fill',
    value: isMany ? codes : (codes[0] ?? null),
    onChange: (next: unknown) => onChange(next ?? (isMany ? [] : null)),
    onBlur,
    disabled: isReadOnly,
    defaultOpen: isOpen,
    status: isInvalid ? ('error' as const) : ('' as const),
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
    allowClear: !field.isRequired,
    placeholder: texts.choose(field.title),
    loading: known === undefined,
    showSearch: values.length > 8,
  };
  if (isTree(values))
    return (
      <TreeSelect
        {...shared}
        treeData={options}
        treeNodeFilterProp="title"
        multiple={isMany}
        treeLine
        popupMatchSelectWidth={false}
        styles={{ popup: { root: { maxHeight: 360, minWidth: 280 } } }}
      />
    );
  return (
    <Select {...shared} options={options} optionFilterProp="title" {...(isMany && { mode: 'multiple' as const })} />
  );
}
