import { texts } from '#runtime/screen/texts.ts';
import type { FilterProps } from '../screen/types.ts';
import { marksText } from './screen/marks.ts';
import { RefSelect } from './screen/RefSelect.tsx';

/** Records to look for; of those that stand below each other, with all below them. */
export function RefFilter({ name, field, value, onChange, lookups }: FilterProps) {
  const isTree = field.ref?.isTree === true;
  const title = isTree ? texts.withBelow(field.title) : field.title;
  const chosen = typeof value === 'object' && value !== null && 'below' in value ? value.below : value;
  return (
    <RefSelect
      id={`filter-${name}`}
      operation={field.ref?.options ?? ''}
      isMany
      value={chosen}
      labels={[]}
      marksOf={(marks) => marksText({ field, marks, lookups })}
      onChange={(next) =>
        onChange(Array.isArray(next) && next.length > 0 ? (isTree ? { below: next } : next) : undefined)
      }
      allowClear
      maxTagCount="responsive"
      placeholder={title}
      aria-label={title}
    />
  );
}
