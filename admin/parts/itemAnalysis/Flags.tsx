import { Tag } from 'antd';
import { labelOf } from '#runtime/core/dictionaries.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';

const colours: Readonly<Record<string, string>> = { negative: 'error', rival: 'error', weak: 'warning' };

/** What is conspicuous about a question. */
export function Flags({ flags }: { flags: readonly string[] }) {
  const { values } = useDictionary('itemFlag');
  return (
    <>
      {flags.map((flag) => (
        <Tag key={flag} color={colours[flag]}>
          {labelOf({ values, code: flag })}
        </Tag>
      ))}
    </>
  );
}
