import { InputNumber, Select } from 'antd';
import { useState } from 'react';
import { pictureSides } from '#runtime/core/operations/answerForm.ts';
import type { WordsProps } from './QuestionWords.tsx';
import { photoSizes, texts } from './texts.ts';

/** How large a photo has to be: a size that has a name, one of its own, or any. */
export function PictureSizeInput({ label, question, isReadOnly, onChange }: Omit<WordsProps, 'id' | 'name'>) {
  const { 'x-picture': size, ...others } = question;
  const known = photoSizes.find(({ width, height }) => width === size?.width && height === size.height);
  const [isOwn, setOwn] = useState(false);
  const chosen = size === undefined ? 'any' : isOwn || !known ? 'own' : known.name;
  const choose = (next: string): void => {
    setOwn(next === 'own');
    const named =
      photoSizes.find(({ name }) => name === next) ?? (next === 'own' ? (size ?? photoSizes[0]) : undefined);
    onChange({ ...others, ...(named && { 'x-picture': { width: named.width, height: named.height } }) });
  };
  const setSide = (side: 'width' | 'height') => (value: number | null) => {
    if (size && value !== null) onChange({ ...question, 'x-picture': { ...size, [side]: value } });
  };
  return (
    <div className="form-design-size">
      <span aria-hidden>{texts.pictureSize}</span>
      <Select
        value={chosen}
        aria-label={`${label} ${texts.pictureSize}`}
        disabled={isReadOnly}
        onChange={choose}
        popupMatchSelectWidth={false}
        options={[
          { value: 'any', label: texts.anySize },
          ...photoSizes.map(({ name, width, height }) => ({ value: name, label: `${name} ${width}×${height}` })),
          { value: 'own', label: texts.ownSize },
        ]}
      />
      {chosen === 'own' &&
        (['width', 'height'] as const).map((side) => (
          <InputNumber
            key={side}
            addonBefore={texts[side]}
            aria-label={`${label} ${texts[side]}`}
            min={pictureSides.least}
            max={pictureSides.most}
            precision={0}
            value={size?.[side] ?? null}
            disabled={isReadOnly}
            onChange={setSide(side)}
          />
        ))}
    </div>
  );
}
