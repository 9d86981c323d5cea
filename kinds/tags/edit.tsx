import { Button, Select } from 'antd';
import { useState } from 'react';
import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import type { EditProps } from '../screen/types.ts';
import { partsOf } from './screen/parts.ts';

/** What is said below the tags: why a text was not taken, or that it may be meant as several. */
interface Notice {
  message: string;
  /** The tags it could become; `former` is the one that stands for them now. */
  offer?: { parts: string[]; former?: string };
}

/** Words typed freely, each ended with Enter. A text is taken as it is; where it looks like several, parting it is offered. */
export function TagsEdit({ id, field, value, onChange, onBlur, isReadOnly, isInvalid, describedBy }: EditProps) {
  const tags = Array.isArray(value) ? value.map(asText) : [];
  const [typed, setTyped] = useState('');
  const [notice, setNotice] = useState<Notice>();
  const most = field.maxItems ?? Infinity;
  const take = (next: readonly string[]): void => {
    const added = next.find((tag) => !tags.includes(tag));
    const parts = added === undefined ? [] : partsOf(added);
    setNotice(
      added !== undefined && parts.length > 0
        ? { message: texts.looksLikeSeveral(added), offer: { parts, former: added } }
        : undefined,
    );
    onChange(next.filter((tag) => tag.trim() !== '').slice(0, most));
  };
  const share = ({ parts, former }: { parts: string[]; former?: string }): void => {
    const kept = tags.filter((tag) => tag !== former);
    const all = [...kept, ...parts.filter((part) => !kept.includes(part))];
    setNotice(all.length > most ? { message: texts.tooManyTags({ most, left: all.length - most }) } : undefined);
    onChange(all.slice(0, most));
  };
  return (
    <div
      onPasteCapture={(event) => {
        const text = event.clipboardData.getData('text');
        const parts = partsOf(text);
        if (isReadOnly || parts.length === 0 || !text.includes('\n')) return;
        event.preventDefault();
        setNotice({ message: texts.pastedSeveral(parts.length), offer: { parts } });
      }}
    >
      <Select<string[]>
        id={id}
        className="screen-fill"
        mode="tags"
        value={tags}
        onChange={take}
        onSearch={setTyped}
        onInputKeyDown={({ key }) => {
          if (key !== 'Enter' || typed.trim() === '') return;
          if (tags.includes(typed)) setNotice({ message: texts.tagIsThere(typed) });
          else if (tags.length >= most) setNotice({ message: texts.tooManyTags({ most, left: 1 }) });
        }}
        onBlur={onBlur}
        disabled={isReadOnly}
        status={isInvalid ? 'error' : ''}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        placeholder={texts.addTag}
        open={false}
        suffixIcon={null}
        {...(field.maxItems !== undefined && { maxCount: field.maxItems })}
      />
      {notice && (
        <p className="screen-tag-notice" role="status">
          {notice.message}
          {notice.offer && (
            <>
              <Button
                size="small"
                type="primary"
                title={notice.offer.parts.join('、')}
                onClick={() => notice.offer && share(notice.offer)}
              >
                {texts.shareTags(notice.offer.parts.length)}
              </Button>
              <Button size="small" onClick={() => setNotice(undefined)}>
                {notice.offer.former === undefined ? texts.dropPaste : texts.keepTag}
              </Button>
            </>
          )}
        </p>
      )}
    </div>
  );
}
