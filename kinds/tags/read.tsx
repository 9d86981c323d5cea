import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import type { Read } from '../screen/types.ts';

export const read: Read = ({ value }) => {
  const tags = Array.isArray(value) ? value.map(asText).filter(Boolean) : [];
  if (tags.length === 0) return <span className="screen-none">{texts.none}</span>;
  return (
    <span className="screen-tags" title={tags.join('、')}>
      {tags.map((tag) => (
        <span className="screen-tag" key={tag}>
          {tag}
        </span>
      ))}
    </span>
  );
};
