import { Tag } from 'antd';
import { labelOf } from '#runtime/core/dictionaries.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';

/** Those that call for a look at the key, and at the question; the others are told only. */
const looks: Readonly<Record<string, string>> = { negative: 'is-danger', rival: 'is-danger', weak: 'is-warning' };

/** What is conspicuous about a question. */
export function Flags({ flags }: { flags: readonly string[] }) {
  const { values } = useDictionary('itemFlag');
  return (
    <>
      {flags.map((flag) => (
        <Tag key={flag} className={`item-analysis-flag ${looks[flag] ?? ''}`}>
          {labelOf({ values, code: flag })}
        </Tag>
      ))}
    </>
  );
}
